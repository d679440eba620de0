import { apiKeys, type ApiKeyRow } from '../../core/database/schema.ts';
import { defineList } from '../../core/lists/defineList.ts';
import { enumField, timestampField, textField, booleanField } from '../../core/lists/fields.ts';

/** Lists of API keys, newest first by default. */
export const apiKeyList = defineList<ApiKeyRow>({
  table: apiKeys,
  search: [apiKeys.nameSearch],
  fields: {
    name: textField({ key: apiKeys.nameKey, search: apiKeys.nameSearch }),
    createdAt: timestampField(apiKeys.createdAt),
    enabled: booleanField(apiKeys.enabled),
    syncState: enumField(apiKeys.syncState, ['SYNCED', 'PENDING', 'FAILED']),
  },
  defaultSort: { field: 'createdAt', desc: true },
});
