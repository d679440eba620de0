import type { ScreenModule } from '../../router/screenRoute.ts';
import { categoriesQuery } from './documents.ts';
import { readAddress } from './parametersAddress.ts';

export { ParametersScreen as Screen } from './ParametersScreen.tsx';

export const preload: NonNullable<ScreenModule['preload']> = ({ url, data }) => {
  const { customerId } = readAddress(url.search);
  return customerId === null ? undefined : data.preload(categoriesQuery, { entityId: customerId });
};
