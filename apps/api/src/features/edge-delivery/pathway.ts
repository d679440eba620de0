import { pathways, resourcePathways, type PathwayRow } from '../../core/database/schema.ts';
import { readPathways } from '../../core/policy/rules.ts';
import { defineCountLoader } from '../../core/requests/defineLoader.ts';
import { defineObject } from '../../core/schema/defineObject.ts';

/** The number of resources that use a pathway. */
const countResources = defineCountLoader(resourcePathways.pathwayId);

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
    usedBy: t.int({ resolve: ({ id }, _arguments, context) => countResources(context, id) }),
    version: t.exposeInt('version'),
  }),
});
