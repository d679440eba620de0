import { apiKeys, type ApiKeyRow } from '../../core/database/schema.ts';
import { defineList } from '../../core/lists/defineList.ts';
import { choice, instant, text, yesOrNo } from '../../core/lists/fields.ts';

/** Lists of API keys: newest first unless asked for otherwise. */
export const apiKeyList = defineList<ApiKeyRow>({
  table: apiKeys,
  search: [apiKeys.nameSearch],
  fields: {
    name: text({ key: apiKeys.nameKey, search: apiKeys.nameSearch }),
    createdAt: instant(apiKeys.createdAt),
    enabled: yesOrNo(apiKeys.enabled),
    syncState: choice(apiKeys.syncState, ['SYNCED', 'PENDING', 'FAILED']),
  },
  defaultSort: { field: 'createdAt', desc: true },
});
