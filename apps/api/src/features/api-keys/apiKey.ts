import { loadAuthorName, loadUserName } from '../../core/accounts/loaders.ts';
import { apiKeys, type ApiKeyRow } from '../../core/database/schema.ts';
import { readKeys } from '../../core/policy/rules.ts';
import { defineObject } from '../../core/schema/defineObject.ts';
import { SyncStateEnum } from '../../core/schema/enums.ts';

export const ApiKey = defineObject<ApiKeyRow>({
  name: 'ApiKey',
  table: apiKeys,
  rule: readKeys,
  example: { on: 'apiKey' },
  missing: 'apiKey',
  nameOf: ({ name }) => name,
  entityIdOf: ({ entityId }) => entityId,
  current: ({ name, enabled, allowedOrigins }) => ({ name, enabled, allowedOrigins }),
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    value: t.exposeString('value'),
    enabled: t.exposeBoolean('enabled'),
    syncState: t.expose('syncState', { type: SyncStateEnum }),
    syncedAt: t.expose('syncedAt', { type: 'DateTime', nullable: true }),
    allowedOrigins: t.exposeStringList('allowedOrigins'),
    createdUser: t.string({ resolve: ({ createdBy }, _arguments, context) => loadAuthorName(context, createdBy) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    // Also null if it was a user whom the caller cannot see, such as an actor from a parent account.
    updatedUser: t.string({
      nullable: true,
      resolve: async ({ updatedBy }, _arguments, context) =>
        updatedBy === null ? null : ((await loadUserName(context, updatedBy)) ?? null),
    }),
    version: t.exposeInt('version'),
  }),
});
