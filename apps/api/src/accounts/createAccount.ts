import { createAccountRule } from '@edge-console/forms/rules';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beyondTheCaller, workFor } from '../database/access.ts';
import type { Transaction } from '../database/database.ts';
import { entities, users, type EntityRow } from '../database/schema.ts';
import { failure } from '../errors/failure.ts';
import { userError } from '../errors/userError.ts';
import { failed, refused, type Diff, type Mutation } from '../mutations/outcome.ts';
import { enqueueProvisioning } from '../outbox/enqueue.ts';
import { builtInRoleNames, builtInRolePermissions } from '../policy/permissions.ts';
import { principalOf, type Newcomer } from '../policy/principal.ts';
import type { RequestContext } from '../requests/context.ts';
import { fieldErrors } from '../users/fieldErrors.ts';
import { insertEntity } from './insertEntity.ts';

type Wanted = v.InferOutput<ReturnType<typeof createAccountRule>>;

/** What somebody who signs up by himself starts with. */
const startingServices = ['EDGE_ANALYTICS', 'EDGE_INTELLIGENCE'] as const;
const founderRole = 'admin';

const created = ({ name, companyName, region, services, tier }: EntityRow): Diff => ({
  name: [null, name],
  companyName: [null, companyName],
  region: [null, region],
  services: [null, services],
  tier: [null, tier],
});

/** Null where the company is another's. */
async function insertAccount(transaction: Transaction, wanted: Wanted): Promise<EntityRow | null> {
  const [platform] = await transaction.select({ id: entities.id }).from(entities).where(eq(entities.type, 'PLATFORM'));
  if (!platform) throw new Error('There is no platform to belong to');
  return insertEntity(transaction, {
    type: 'CUSTOMER',
    parentId: platform.id,
    name: wanted.entityName,
    companyName: wanted.companyName,
    region: wanted.region,
    services: [...startingServices],
    tier: 'LITE',
  });
}

async function insertFounder(
  transaction: Transaction,
  entity: EntityRow,
  { userId, sub, email, name, lastName, phone, authenticatedAt }: Newcomer,
  wanted: Wanted,
): Promise<void> {
  await transaction.insert(users).values({
    id: userId,
    sub,
    entityId: entity.id,
    roleId: founderRole,
    roleName: builtInRoleNames[founderRole],
    name,
    lastName,
    email,
    phone: wanted.phone ?? phone,
    stage: 'ACTIVE',
    activatedAt: sql`now()`,
    lastLogin: sql`${authenticatedAt.toISOString()}::timestamptz`,
    updatedBy: userId,
  });
}

/** Who the newcomer is from now on. */
const founder = ({ userId, email, authenticatedAt }: Newcomer, { id, type, parentId, services }: EntityRow) =>
  principalOf(
    {
      userId,
      email,
      admin: false,
      entity: { id, type, parentId, services },
      role: { id: founderRole, permissions: builtInRolePermissions(founderRole) },
    },
    authenticatedAt,
    null,
  );

/**
 * A newcomer founds an account of his own and is its administrator. Asked again under the same idempotency key, he gets
 * the same answer, although he is no newcomer any more.
 */
export const createAccount: Mutation<{ readonly input: unknown }, EntityRow, RequestContext> = async (
  context,
  { input },
) => {
  const { transaction, newcomer, settings } = context;
  if (!newcomer) return failed(failure('FORBIDDEN'));
  const checked = v.safeParse(createAccountRule(settings.regions), input);
  if (!checked.success) return refused(fieldErrors(checked.issues));
  const entity = await beyondTheCaller(transaction, async () => {
    const inserted = await insertAccount(transaction, checked.output);
    if (!inserted) return null;
    await insertFounder(transaction, inserted, newcomer, checked.output);
    await enqueueProvisioning(transaction, inserted.id);
    return inserted;
  });
  if (!entity) return refused([userError('COMPANY_EXISTS', ['companyName'])]);
  // The audit log and the answer are the new account's own.
  await workFor(transaction, founder(newcomer, entity));
  const target = { type: 'Entity' as const, id: entity.id, name: entity.name, entityId: entity.id };
  return { kind: 'done', answer: entity, change: { target, diff: created(entity) } };
};
