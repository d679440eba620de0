import type { QueryClient } from '../../api/queryClient.ts';
import { tabParameter } from '../../router/leavesPage.ts';
import { apiKeysList } from './api-keys/apiKeysList.ts';
import { unsyncedKeysQuery } from './api-keys/queries.ts';
import { apiTokensList } from './api-tokens/apiTokensList.ts';
import { tokenLimitQuery } from './api-tokens/queries.ts';

export { IntegrationsScreen as Screen } from './IntegrationsScreen.tsx';

export const preload = (context: { url: URL; queryClient: QueryClient }): void => {
  if (context.url.searchParams.get(tabParameter) === apiKeysList.resource) {
    apiKeysList.preload(context);
    context.queryClient.preload(unsyncedKeysQuery, {});
  } else {
    apiTokensList.preload(context);
    context.queryClient.preload(tokenLimitQuery, {});
  }
};
