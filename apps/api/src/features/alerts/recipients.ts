import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { activeUserCondition } from '../../core/accounts/activeUser.ts';
import type { Transaction } from '../../core/database/database.ts';
import { roles, users, type UserRow } from '../../core/database/schema.ts';
import { effectiveLevels, isAtLeast, permissionsOfRole } from '../../core/policy/permissions.ts';
import type { PrincipalEntity } from '../../core/policy/principal.ts';
import { manageAlerts } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';

export const AlertRecipient = builder
  .objectRef<Pick<UserRow, 'id' | 'name' | 'lastName' | 'email'>>('AlertRecipient')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.string({ resolve: ({ name, lastName }) => `${name} ${lastName}` }),
      email: t.exposeString('email'),
    }),
  });

/** The active users of an account who can see its analytics, by name: all, or those among `ids`. */
export async function eligibleRecipients(
  transaction: Transaction,
  entity: Pick<PrincipalEntity, 'id' | 'type' | 'services'>,
  ids?: readonly string[],
): Promise<UserRow[]> {
  if (ids?.length === 0) return [];
  const rows = await transaction
    .select({ user: getTableColumns(users), role: getTableColumns(roles) })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(users.entityId, entity.id), activeUserCondition, ids ? inArray(users.id, [...ids]) : undefined))
    .orderBy(asc(users.name), asc(users.lastName), asc(users.id));
  return rows
    .filter(({ role }) => isAtLeast(effectiveLevels(permissionsOfRole(role), entity)['ei.analytics'], 'READ'))
    .map(({ user }) => user);
}

/** The users whom an alert rule of the caller's account can notify. */
export const alertRecipients = defineQuery({
  name: 'alertRecipients',
  rule: manageAlerts,
  type: [AlertRecipient],
  run: ({ transaction, principal }) => eligibleRecipients(transaction, principal.effective.entity),
});
