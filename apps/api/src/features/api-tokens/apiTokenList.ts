import { sql } from 'drizzle-orm';
import { apiTokens } from '../../core/database/schema.ts';
import { defineList } from '../../core/lists/defineList.ts';
import { anyOf, referenceField, timestampField, textField, booleanField } from '../../core/lists/fields.ts';
import { tokenScopes } from '../../core/policy/permissions.ts';
import { visibleColumns, type ApiTokenRow } from './apiToken.ts';

/** Lists of API tokens, newest first by default. */
export const apiTokenList = defineList<ApiTokenRow>({
  table: apiTokens,
  columns: visibleColumns,
  // Names are ASCII, so the sort key is already folded.
  search: [apiTokens.nameKey, sql`lower(${apiTokens.lastFour})`],
  fields: {
    name: textField({ key: apiTokens.nameKey, search: apiTokens.nameKey }),
    createdAt: timestampField(apiTokens.createdAt),
    createdBy: referenceField(apiTokens.createdBy),
    expirationAt: timestampField(apiTokens.expiresAt),
    lastUsedAt: timestampField(apiTokens.lastUsedAt, {
      ascending: apiTokens.lastUsedAscending,
      descending: apiTokens.lastUsedDescending,
    }),
    enabled: booleanField(apiTokens.enabled),
    scopes: anyOf(apiTokens.scopes, tokenScopes),
  },
  defaultSort: { field: 'createdAt', desc: true },
});
