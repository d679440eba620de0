import { resources, type ResourceRow } from '../../core/database/schema.ts';
import { readResources } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineObject } from '../../core/schema/defineObject.ts';
import { SteeringStrategyEnum } from '../../core/schema/enums.ts';
import { Pathway } from './pathway.ts';
import { pathwaysOfResource, type SteeredPathway } from './resourcePathways.ts';

const ResourcePathway = builder.objectRef<SteeredPathway>('ResourcePathway').implement({
  fields: (t) => ({
    pathway: t.field({ type: Pathway.type, resolve: ({ pathway }) => pathway }),
    order: t.exposeInt('position'),
    weight: t.exposeInt('weight', { nullable: true }),
    clone: t.exposeBoolean('clone'),
  }),
});

export const Resource = defineObject<ResourceRow>({
  name: 'Resource',
  table: resources,
  rule: readResources,
  example: { on: 'resource' },
  missing: 'resource',
  nameOf: ({ name }) => name,
  entityIdOf: ({ entityId }) => entityId,
  current: ({ name, ttl, manifest, steeringStrategy, active }) => ({ name, ttl, manifest, steeringStrategy, active }),
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    ttl: t.exposeInt('ttl'),
    manifest: t.expose('manifest', { type: 'URL' }),
    steeringStrategy: t.expose('steeringStrategy', { type: SteeringStrategyEnum }),
    pathways: t.field({
      type: [ResourcePathway],
      resolve: async ({ id }, _arguments, context) => [...(await pathwaysOfResource(context, id))],
    }),
    playerIntegrationToken: t.exposeString('playerToken'),
    serverUri: t.field({
      type: 'URL',
      resolve: ({ playerToken }, _arguments, { settings }) => `${settings.steeringOrigin}/decision/${playerToken}`,
    }),
    active: t.exposeBoolean('active'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
});
