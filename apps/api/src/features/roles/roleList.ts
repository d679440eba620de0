import { roles, type RoleRow } from '../../core/database/schema.ts';
import { defineList } from '../../core/lists/defineList.ts';
import { timestampField, textField } from '../../core/lists/fields.ts';

/** Lists of roles, built-in ones first, then by name by default. */
export const roleList = defineList<RoleRow>({
  table: roles,
  search: [roles.nameSearch, roles.descriptionSearch],
  fields: {
    name: textField({ key: roles.nameKey, search: roles.nameSearch }),
    updatedAt: timestampField(roles.updatedAt),
  },
  defaultSort: { field: 'name', desc: false },
  rank: { column: roles.rank, valueOf: ({ rank }) => rank },
});
