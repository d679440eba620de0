import { inArray, not, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { users, type UserRow } from '../../core/database/schema.ts';
import { defineList } from '../../core/lists/defineList.ts';
import {
  enumField,
  folded,
  timestampField,
  referenceField,
  textField,
  booleanField,
  type FilterOf,
} from '../../core/lists/fields.ts';

const name = textField({ key: users.nameKey, search: users.nameSearch });
// Compared as text, like filter values.
const roleSearch: PgColumn = users.roleSearch;
const role = textField({ key: users.roleKey, search: roleSearch });

/** Filters by role name as text; eq and ne also accept the role ID. */
const roleFilter: FilterOf = (filter) => {
  if (filter.op !== 'eq' && filter.op !== 'ne') return role.filter(filter);
  const matches = or(inArray(users.roleId, [...filter.values]), inArray(roleSearch, filter.values.map(folded)));
  return { condition: filter.op === 'eq' || !matches ? matches : not(matches) };
};

const statuses = ['INVITED', 'UNCONFIRMED', 'ACTIVE', 'INACTIVE', 'RESET_REQUIRED', 'DEACTIVATED'];

/** Lists of users, newest first by default. */
export const userList = defineList<UserRow>({
  table: users,
  search: [users.nameSearch, users.emailKey],
  fields: {
    user: name,
    name,
    // Addresses are ASCII, so the sort key is already folded.
    email: textField({ key: users.emailKey, search: users.emailKey }),
    role: { ...role, filter: roleFilter },
    status: enumField(users.status, statuses),
    createdAt: timestampField(users.createdAt),
    lastLogin: timestampField(users.lastLogin, {
      ascending: users.lastLoginAscending,
      descending: users.lastLoginDescending,
    }),
    mfaEnabled: booleanField(users.mfaEnabled),
    // Users of these accounts, without accounts below them.
    entity: referenceField(users.entityId),
  },
  defaultSort: { field: 'createdAt', desc: true },
});
