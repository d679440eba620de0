import type { Data } from '../../data/data.ts';
import { apiTokensList } from './apiTokensList.tsx';
import { tokenLimitQuery } from './documents.ts';

export { ApiTokensScreen as Screen } from './apiTokensList.tsx';

export const preload = (context: { url: URL; data: Data }): void => {
  apiTokensList.preload(context);
  context.data.preload(tokenLimitQuery, {});
};
