import { inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../core/database/database.ts';
import { reminderDaysFor } from '../features/api-tokens/expiryMails.ts';
import { createApiTokenSecret } from '../core/identity/apiTokenSecret.ts';
import {
  alertDeliveries,
  alertIncidents,
  alertRules,
  apiKeys,
  apiTokens,
  auditEvents,
  brandAssets,
  brands,
  channels,
  domains,
  eiCategories,
  eiVersions,
  entities,
  images,
  pathways,
  resourcePathways,
  resourceVersions,
  resources,
  roles,
  users,
} from '../core/database/schema.ts';
import { hashSecret } from '../core/identity/hashSecret.ts';
import type { HostedReseller } from './hostReseller.ts';
import { type SeedOptions, type SeedPlan, planSeed } from './planSeed.ts';

// PostgreSQL accepts at most 65,535 parameters per statement; a user has 16.
const ROWS_PER_STATEMENT = 1_000;

/**
 * Fills an empty database with the demo. The built-in roles must exist already.
 * @returns false, without any change, if the database has an entity
 */
export async function seedDatabase(
  database: Pick<Database, 'asSystem'>,
  { reseller, ...options }: SeedOptions & { readonly reseller?: HostedReseller } = {},
): Promise<boolean> {
  return database.asSystem(async (transaction) => {
    const [existing] = await transaction.select({ id: entities.id }).from(entities).limit(1);
    if (existing) return false;
    await write(transaction, planSeed(options));
    if (reseller) await writeReseller(transaction, reseller);
    return true;
  });
}

async function write(transaction: Transaction, plan: SeedPlan): Promise<void> {
  await transaction.insert(entities).values(
    plan.entities.map((entity) => ({
      ...entity,
      services: [...entity.services],
      // Long enough ago for it to be deleted.
      deactivatedAt: entity.active ? null : entity.createdAt,
    })),
  );
  if (plan.roles.length > 0) await transaction.insert(roles).values(plan.roles);

  const roleIds = [...new Set(plan.users.map(({ roleId }) => roleId))];
  const named = await transaction
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(inArray(roles.id, roleIds));
  const roleNames = new Map(named.map(({ id, name }) => [id, name]));
  for (let start = 0; start < plan.users.length; start += ROWS_PER_STATEMENT) {
    const chunk = plan.users.slice(start, start + ROWS_PER_STATEMENT);
    await transaction.insert(users).values(
      chunk.map(({ status, ...user }) => {
        const roleName = roleNames.get(user.roleId);
        if (roleName === undefined) throw new Error(`The database has no role "${user.roleId}"`);
        // A disabled user keeps their onboarding status.
        const before = user.lastLogin === null ? ('INVITED' as const) : ('ACTIVE' as const);
        return { ...user, roleName, stage: status === 'INACTIVE' ? before : status };
      }),
    );
  }
  if (plan.tokens.length > 0)
    await transaction.insert(apiTokens).values(
      plan.tokens.map((token) => ({
        ...token,
        secretHash: hashSecret(createApiTokenSecret()),
        expiryMailedDays: reminderDaysFor(token.expiresAt),
      })),
    );
  if (plan.keys.length > 0) await transaction.insert(apiKeys).values(plan.keys);
  if (plan.alerts.incidents.length > 0) {
    await transaction.insert(channels).values(plan.alerts.channels);
    await transaction.insert(alertRules).values(plan.alerts.rules);
    await transaction.insert(alertIncidents).values(plan.alerts.incidents);
    await transaction.insert(alertDeliveries).values(plan.alerts.deliveries);
  }
  if (plan.delivery.resources.length > 0) {
    await transaction.insert(pathways).values(plan.delivery.pathways);
    await transaction.insert(resources).values(plan.delivery.resources);
    await transaction.insert(resourcePathways).values(plan.delivery.steered);
    await transaction.insert(resourceVersions).values(plan.delivery.versions);
  }
  if (plan.parameters.categories.length > 0) {
    await transaction.insert(eiCategories).values(plan.parameters.categories);
    await transaction.insert(eiVersions).values(plan.parameters.versions);
  }
  for (let start = 0; start < plan.events.length; start += ROWS_PER_STATEMENT)
    await transaction.insert(auditEvents).values(plan.events.slice(start, start + ROWS_PER_STATEMENT));
}

async function writeReseller(transaction: Transaction, { domain, ...reseller }: HostedReseller): Promise<void> {
  await transaction.insert(domains).values(domain);
  await transaction.insert(images).values(reseller.images);
  await transaction.insert(brands).values(reseller.brand);
  await transaction.insert(brandAssets).values(reseller.brandAssets);
}
