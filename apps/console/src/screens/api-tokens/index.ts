import type { Data } from '../../data/data.ts';
import { tabParameter } from '../../routing/leavesPage.ts';
import { apiKeysList } from '../api-keys/apiKeysList.ts';
import { unsyncedKeysQuery } from '../api-keys/documents.ts';
import { apiTokensList } from './apiTokensList.ts';
import { tokenLimitQuery } from './documents.ts';

export { IntegrationsScreen as Screen } from './IntegrationsScreen.tsx';

export const preload = (context: { url: URL; data: Data }): void => {
  if (context.url.searchParams.get(tabParameter) === apiKeysList.resource) {
    apiKeysList.preload(context);
    context.data.preload(unsyncedKeysQuery, {});
  } else {
    apiTokensList.preload(context);
    context.data.preload(tokenLimitQuery, {});
  }
};
