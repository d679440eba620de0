import { entities, type EntityRow } from '../database/schema.ts';
import { defineList } from '../lists/defineList.ts';
import { anyOf, choice, instant, text, yesOrNo } from '../lists/fields.ts';
import { entityTypes, services } from '../policy/permissions.ts';

/** Lists of accounts: newest first unless asked for otherwise. */
export const entityList = defineList<EntityRow>({
  table: entities,
  search: [entities.nameSearch, entities.companySearch],
  fields: {
    name: text({ key: entities.nameKey, search: entities.nameSearch }),
    companyName: text({ key: entities.companyKey, search: entities.companySearch }),
    type: choice(entities.type, entityTypes),
    tier: choice(entities.tier, ['LITE', 'ADVANCED', 'FULL']),
    services: anyOf(entities.services, services),
    active: yesOrNo(entities.active),
    createdAt: instant(entities.createdAt),
  },
  defaultSort: { field: 'createdAt', desc: true },
});
