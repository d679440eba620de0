import { inArray, not, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { users, type UserRow } from '../../core/database/schema.ts';
import { defineList } from '../../core/lists/defineList.ts';
import { choice, folded, instant, reference, text, yesOrNo, type FilterOf } from '../../core/lists/fields.ts';

const name = text({ key: users.nameKey, search: users.nameSearch });
// Compared as text, as a filter's values are.
const roleSearch: PgColumn = users.roleSearch;
const role = text({ key: users.roleKey, search: roleSearch });

/** As text on the role's name; eq and ne also take the role's id. */
const roleFilter: FilterOf = (filter) => {
  if (filter.op !== 'eq' && filter.op !== 'ne') return role.filter(filter);
  const matches = or(inArray(users.roleId, [...filter.values]), inArray(roleSearch, filter.values.map(folded)));
  return { condition: filter.op === 'eq' || !matches ? matches : not(matches) };
};

const statuses = ['INVITED', 'UNCONFIRMED', 'ACTIVE', 'INACTIVE', 'RESET_REQUIRED', 'DEACTIVATED'];

/** Lists of people: newest first unless asked for otherwise. */
export const userList = defineList<UserRow>({
  table: users,
  search: [users.nameSearch, users.emailKey],
  fields: {
    user: name,
    name,
    // An address is ASCII: its sort key is folded already.
    email: text({ key: users.emailKey, search: users.emailKey }),
    role: { ...role, filter: roleFilter },
    status: choice(users.status, statuses),
    createdAt: instant(users.createdAt),
    lastLogin: instant(users.lastLogin, {
      ascending: users.lastLoginAscending,
      descending: users.lastLoginDescending,
    }),
    mfaEnabled: yesOrNo(users.mfaEnabled),
    // Users of these accounts themselves, without accounts below them.
    entity: reference(users.entityId),
  },
  defaultSort: { field: 'createdAt', desc: true },
});
