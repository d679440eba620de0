import { sql } from 'drizzle-orm';
import { roles, type RoleRow } from '../../core/database/schema.ts';
import { defineList } from '../../core/lists/defineList.ts';
import { timestampField, textField } from '../../core/lists/fields.ts';

/** Lists of roles: built-in ones first, each part in the sort order. */
export const roleList = defineList<RoleRow>({
  table: roles,
  search: [roles.nameSearch, roles.descriptionSearch],
  fields: {
    name: textField({ key: roles.nameKey, search: roles.nameSearch }),
    updatedAt: timestampField(roles.updatedAt),
  },
  defaultSort: { field: 'name', desc: false },
  rank: { column: sql`(${roles.entityId} IS NOT NULL)::int`, valueOf: ({ entityId }) => (entityId === null ? 0 : 1) },
});
