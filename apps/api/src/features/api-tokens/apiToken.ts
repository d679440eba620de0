import { getTableColumns } from 'drizzle-orm';
import { apiTokens } from '../../core/database/schema.ts';
import { loadAuthorName, loadUser, loadUserName } from '../../core/accounts/loaders.ts';
import { User } from '../../core/accounts/user.ts';
import { tokenPermissions } from '../../core/policy/permissions.ts';
import { readTokens } from '../../core/policy/rules.ts';
import { PermissionObject, toPermissionList } from '../../core/schema/permissions.ts';
import { defineObject } from '../../core/schema/defineObject.ts';
import { secretPrefix } from '../../core/identity/apiTokenSecret.ts';

const { secretHash: _hash, previousSecretHash: _previous, ...columns } = getTableColumns(apiTokens);

/** The columns that a request can read: all except the hashes. */
export const visibleColumns = columns;

export type ApiTokenRow = Omit<typeof apiTokens.$inferSelect, 'secretHash' | 'previousSecretHash'>;

export const ApiToken = defineObject<ApiTokenRow>({
  name: 'ApiToken',
  table: apiTokens,
  columns: visibleColumns,
  rule: readTokens,
  example: { on: 'apiToken' },
  missing: 'apiToken',
  nameOf: ({ name }) => name,
  entityIdOf: ({ entityId }) => entityId,
  current: ({ name, enabled, expiresAt }) => ({ name, enabled, expirationAt: expiresAt.toISOString() }),
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    prefix: t.string({ resolve: () => secretPrefix }),
    lastFour: t.exposeString('lastFour'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    // The default token is created with the account and has no author.
    createdUser: t.string({
      resolve: ({ createdBy }, _arguments, context) => loadAuthorName(context, createdBy),
    }),
    // Null if the caller cannot see the user, for example an actor from a parent account.
    creator: t.field({
      type: User.type,
      nullable: true,
      resolve: ({ createdBy }, _arguments, context) => (createdBy === null ? null : loadUser(context, createdBy)),
    }),
    // Also null if it was a user whom the caller cannot see, such as an actor from a parent account.
    updatedUser: t.string({
      nullable: true,
      resolve: async ({ updatedBy }, _arguments, context) =>
        updatedBy === null ? null : ((await loadUserName(context, updatedBy)) ?? null),
    }),
    expirationAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ expiresAt }) => expiresAt }),
    enabled: t.exposeBoolean('enabled'),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
    scopes: t.field({
      type: [PermissionObject],
      resolve: ({ scopes }) => toPermissionList(tokenPermissions(scopes)).filter(({ level }) => level !== 'NONE'),
    }),
    version: t.exposeInt('version'),
  }),
});
