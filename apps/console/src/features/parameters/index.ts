import type { ScreenModule } from '../../router/screenRoute.ts';
import { categoriesQuery } from './queries.ts';
import { readParametersUrl } from './parametersUrl.ts';

export { ParametersScreen as Screen } from './ParametersScreen.tsx';

export const preload: NonNullable<ScreenModule['preload']> = ({ url, queryClient }) => {
  const { customerId } = readParametersUrl(url.search);
  return customerId === null ? undefined : queryClient.preload(categoriesQuery, { entityId: customerId });
};
