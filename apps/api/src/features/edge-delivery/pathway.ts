import { pathways, type PathwayRow } from '../../core/database/schema.ts';
import { readPathways } from '../../core/policy/rules.ts';
import { defineObject } from '../../core/schema/defineObject.ts';

export const Pathway = defineObject<PathwayRow>({
  name: 'Pathway',
  table: pathways,
  rule: readPathways,
  example: { on: 'pathway' },
  missing: 'pathway',
  nameOf: ({ name }) => name,
  entityIdOf: ({ entityId }) => entityId,
  current: ({ name, hostname, active }) => ({ name, hostname, active }),
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    hostname: t.exposeString('hostname'),
    active: t.exposeBoolean('active'),
    created: t.expose('createdAt', { type: 'DateTime' }),
    modified: t.expose('updatedAt', { type: 'DateTime' }),
    usedBy: t.int({ resolve: async ({ id }, _arguments, { load }) => (await load.resourcesOfPathway(id)) ?? 0 }),
    version: t.exposeInt('version'),
  }),
});
