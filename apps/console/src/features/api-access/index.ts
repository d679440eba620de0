import type { QueryClient } from '../../api/queryClient.ts';
import { tabParameter } from '../../router/leavesPage.ts';
import { apiKeysList } from './keys/apiKeysList.ts';
import { unsyncedKeysQuery } from './keys/documents.ts';
import { apiTokensList } from './tokens/apiTokensList.ts';
import { tokenLimitQuery } from './tokens/documents.ts';

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
