import type { ScreenModule } from '../../router/screenRoute.ts';
import { categoriesQuery } from './documents.ts';
import { readAddress } from './parametersAddress.ts';

export { ParametersScreen as Screen } from './ParametersScreen.tsx';

export const preload: NonNullable<ScreenModule['preload']> = ({ url, queryClient }) => {
  const { customerId } = readAddress(url.search);
  return customerId === null ? undefined : queryClient.preload(categoriesQuery, { entityId: customerId });
};
