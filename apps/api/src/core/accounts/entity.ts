import { type Billing, entities, type EntityRow } from '../database/schema.ts';
import { authorize } from '../policy/authorize.ts';
import { isMfaRequired } from '../policy/mfaRequirement.ts';
import { readBilling, readEntities, readViewing, withinReach } from '../policy/rules.ts';
import { builder } from '../schema/builder.ts';
import { defineObject, type ObjectKind } from '../schema/defineObject.ts';
import { EntityTypeEnum, ServiceEnum, TierEnum } from '../schema/enums.ts';
import { AccountHealth, loadHealth, loadLastData } from './health.ts';
import { AccountViewing, loadViewing } from './viewing.ts';
import { countActiveResources, countChannels, countEnabledTokens, countUsersOfEntity, loadEntity } from './loaders.ts';
import { tokenLimits } from './tokenLimit.ts';

const BillingObject = builder.objectRef<Billing>('Billing').implement({
  fields: (t) => ({
    legalName: t.string({ nullable: true, resolve: (billing) => billing.legalName ?? null }),
    taxId: t.string({ nullable: true, resolve: (billing) => billing.taxId ?? null }),
    email: t.string({ nullable: true, resolve: (billing) => billing.email ?? null }),
    address: t.string({ nullable: true, resolve: (billing) => billing.address ?? null }),
    country: t.string({ nullable: true, resolve: (billing) => billing.country ?? null }),
  }),
});

export const Entity: ObjectKind<EntityRow> = defineObject<EntityRow>({
  name: 'Entity',
  table: entities,
  rule: readEntities,
  fieldRules: { billing: readBilling },
  // User lists show whether the account requires MFA.
  referenceFields: ['id', 'name', 'type', 'requireMfa'],
  isOwn: ({ id }, { effective }) => id === effective.entity.id,
  example: { on: 'account' },
  missing: 'entity',
  nameOf: ({ name }) => name,
  entityIdOf: ({ id }) => id,
  current: ({ name, companyName, region, billing }, principal) => ({
    name,
    companyName,
    region,
    ...(authorize(principal, readBilling).allowed ? { billing } : {}),
  }),
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.expose('type', { type: EntityTypeEnum }),
    // Callers cannot see entities above their own.
    parent: t.field({
      type: Entity.type,
      nullable: true,
      resolve: async ({ parentId }, _arguments, context) => {
        const parent = parentId === null ? undefined : await loadEntity(context, parentId);
        if (!parent) return null;
        const target = { entityId: parent.id, parentEntityId: parent.parentId };
        return authorize(context.principal, withinReach, { target }).allowed ? parent : null;
      },
    }),
    name: t.exposeString('name'),
    companyName: t.exposeString('companyName'),
    slug: t.exposeString('slug'),
    region: t.exposeString('region'),
    services: t.expose('services', { type: [ServiceEnum] }),
    tier: t.expose('tier', { type: TierEnum }),
    tokenLimit: t.int({ resolve: ({ tier }) => tokenLimits[tier] }),
    enabledTokens: t.int({ resolve: ({ id }, _arguments, context) => countEnabledTokens(context, id) }),
    eiCustomerId: t.exposeString('eiCustomerId', { nullable: true }),
    billing: t.field({ type: BillingObject, nullable: true, resolve: ({ billing }) => billing }),
    active: t.exposeBoolean('active'),
    deletableAt: t.field({ type: 'DateTime', nullable: true, resolve: deletableAt }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    activeResources: t.int({ resolve: ({ id }, _arguments, context) => countActiveResources(context, id) }),
    hasPlayerData: t.boolean({
      resolve: async ({ id }, _arguments, context) => (await countChannels(context, id)) > 0,
    }),
    health: t.field({
      type: AccountHealth,
      resolve: async ({ id }, _arguments, context) => await loadHealth(context, id),
    }),
    lastDataAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: async ({ id }, _arguments, context) => (await loadLastData(context, id)) ?? null,
    }),
    // Null without permission, or while the measurements cannot be read.
    viewing: t.field({
      type: AccountViewing,
      nullable: true,
      extensions: { cost: { value: 5 } },
      resolve: async ({ id, type }, _arguments, context) =>
        type === 'CUSTOMER' && authorize(context.principal, readViewing).allowed
          ? ((await loadViewing(context, id)) ?? null)
          : null,
    }),
    usersCount: t.int({ resolve: ({ id }, _arguments, context) => countUsersOfEntity(context, id) }),
    requireMfa: t.boolean({ resolve: isMfaRequired }),
    impersonationNotice: t.exposeBoolean('impersonationNotice'),
    version: t.exposeInt('version'),
  }),
});

/** Minimum time between disabling and deleting an account, so that a mistake can be noticed. */
const idleMilliseconds = 24 * 3_600_000;

/** When the account can be deleted, or null while it is active. */
export const deletableAt = ({ active, deactivatedAt }: EntityRow): Date | null =>
  active || !deactivatedAt ? null : new Date(deactivatedAt.getTime() + idleMilliseconds);
