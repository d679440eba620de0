import type { QueryClient } from '../../api/queryClient.ts';
import { tabParameter } from '../../router/leavesPage.ts';
import { pathwaysList } from './pathwaysList.ts';
import { resourcesList } from './resourcesList.ts';

export { EdgeDeliveryScreen as Screen } from './EdgeDeliveryScreen.tsx';

export const preload = (context: { url: URL; queryClient: QueryClient }): void => {
  const list = context.url.searchParams.get(tabParameter) === pathwaysList.resource ? pathwaysList : resourcesList;
  list.preload(context);
};
