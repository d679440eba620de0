import { sql } from 'drizzle-orm';
import { entities, type EntityRow } from '../../core/database/schema.ts';
import { defineList } from '../../core/lists/defineList.ts';
import { anyOf, choice, computed, instant, reference, text, yesOrNo } from '../../core/lists/fields.ts';
import { entityTypes, services, tiers } from '../../core/policy/permissions.ts';

/** Lists of accounts: newest first unless asked for otherwise. */
export const entityList = defineList<EntityRow>({
  table: entities,
  search: [entities.nameSearch, entities.companySearch],
  fields: {
    name: text({ key: entities.nameKey, search: entities.nameSearch }),
    companyName: text({ key: entities.companyKey, search: entities.companySearch }),
    type: choice(entities.type, entityTypes),
    // Expressions name columns as text: Drizzle leaves out the table of a column among the selected fields.
    tier: {
      ...choice(entities.tier, tiers),
      ...computed(sql`array_position(ARRAY['LITE', 'ADVANCED', 'FULL'], entities.tier)`, 'number'),
    },
    services: anyOf(entities.services, services),
    active: { ...yesOrNo(entities.active), ...computed(sql`entities.active::text`, 'text') },
    parent: {
      ...reference(entities.parentId),
      ...computed(
        sql`coalesce((SELECT parent.name_key FROM entities parent WHERE parent.id = entities.parent_id), '')`,
        'text',
      ),
    },
    usersCount: computed(sql`(SELECT count(*) FROM users WHERE users.entity_id = entities.id)`, 'number'),
    createdAt: instant(entities.createdAt),
  },
  defaultSort: { field: 'createdAt', desc: true },
});
