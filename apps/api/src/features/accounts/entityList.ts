import { sql } from 'drizzle-orm';
import { entities, type EntityRow } from '../../core/database/schema.ts';
import { defineList } from '../../core/lists/defineList.ts';
import {
  anyOf,
  enumField,
  enumFilter,
  computedSort,
  timestampField,
  referenceField,
  textField,
  booleanField,
} from '../../core/lists/fields.ts';
import { accountHealthStatuses, healthOrder, healthStatusOf } from '../../core/accounts/healthStatus.ts';
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
    // Worst first, then by name.
    health: {
      ...enumFilter(healthStatusOf('entities'), accountHealthStatuses),
      ...computedSort(sql`${healthOrder(healthStatusOf('entities'))} || ' ' || entities.name_key`, 'text'),
    },
    lastDataAt: computedSort(
      sql`coalesce((SELECT extract(epoch FROM last_at)::bigint FROM player_data WHERE entity_id = entities.id), 0)`,
      'number',
    ),
    createdAt: timestampField(entities.createdAt),
  },
  defaultSort: { field: 'createdAt', desc: true },
});
