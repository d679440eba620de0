import { sql } from 'drizzle-orm';
import { entities, type EntityRow } from '../../core/database/schema.ts';
import { defineList } from '../../core/lists/defineList.ts';
import {
  anyOf,
  enumField,
  computedSort,
  timestampField,
  referenceField,
  textField,
  booleanField,
} from '../../core/lists/fields.ts';
import { entityTypes, services, tiers } from '../../core/policy/permissions.ts';

/** Lists of accounts, newest first by default. */
export const entityList = defineList<EntityRow>({
  table: entities,
  search: [entities.nameSearch, entities.companySearch],
  fields: {
    name: textField({ key: entities.nameKey, search: entities.nameSearch }),
    companyName: textField({ key: entities.companyKey, search: entities.companySearch }),
    type: enumField(entities.type, entityTypes),
    // Expressions name columns as text, because Drizzle omits the table of a column in selected fields.
    tier: {
      ...enumField(entities.tier, tiers),
      ...computedSort(sql`array_position(ARRAY['LITE', 'ADVANCED', 'FULL'], entities.tier)`, 'number'),
    },
    services: anyOf(entities.services, services),
    active: { ...booleanField(entities.active), ...computedSort(sql`entities.active::text`, 'text') },
    parent: {
      ...referenceField(entities.parentId),
      ...computedSort(
        sql`coalesce((SELECT parent.name_key FROM entities parent WHERE parent.id = entities.parent_id), '')`,
        'text',
      ),
    },
    usersCount: computedSort(sql`(SELECT count(*) FROM users WHERE users.entity_id = entities.id)`, 'number'),
    createdAt: timestampField(entities.createdAt),
  },
  defaultSort: { field: 'createdAt', desc: true },
});
