import { createAccountRule } from '@edge-console/domain';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { insertDefaultToken } from './defaultToken.ts';
import { appendAudit } from '../../core/audit/appendAudit.ts';
import { asSystem, applyCaller } from '../../core/database/transactions.ts';
import type { Transaction } from '../../core/database/database.ts';
import { entities, users, type EntityRow } from '../../core/database/schema.ts';
import { failure } from '../../core/errors/failure.ts';
import { fieldErrors, userError } from '../../core/errors/userError.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { enqueueProvisioning } from '../../core/outbox/enqueue.ts';
import { builtInRoleNames, builtInRolePermissions } from '../../core/policy/permissions.ts';
import { principalOf, type NewUser } from '../../core/policy/principal.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { constraint, phoneLength } from '../../core/schema/constraint.ts';
import { findResellerByHost } from '../../core/hosts/consoleHosts.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { createdEntityDiff, insertEntity } from './insertEntity.ts';

const entityName = constraint({ min: 2, max: 30 });

const CreateAccountInput = builder.inputType('CreateAccountInput', {
  fields: (t) => ({
    entityName: t.string({ required: true, ...entityName }),
    companyName: t.string({ required: true, ...entityName }),
    region: t.string({ required: true, ...constraint({ max: 60 }) }),
    phone: t.string(phoneLength),
    acceptTerms: t.boolean({ required: true }),
  }),
});

type Requested = v.InferOutput<ReturnType<typeof createAccountRule>>;

/** Initial services of an account created by self-service sign-up. */
const startingServices = ['EDGE_ANALYTICS', 'EDGE_INTELLIGENCE'] as const;
const founderRole = 'admin';

type Parent = Pick<EntityRow, 'id' | 'name' | 'services'>;

/** The reseller whose host the page is on, otherwise the platform. Null for a host that no reseller has any more. */
async function parentAt(
  transaction: Transaction,
  origin: string | null,
  consoleOrigin: string,
): Promise<Parent | null> {
  if (origin !== null && origin !== consoleOrigin) {
    const site = await findResellerByHost(transaction, new URL(origin).host, consoleOrigin);
    return site && { id: site.entityId, name: site.entityName, services: site.services };
  }
  const [platform] = await transaction.select().from(entities).where(eq(entities.type, 'PLATFORM'));
  if (!platform) throw new Error('There is no platform account');
  return platform;
}

/** Null if the company name is taken. */
const insertAccount = (transaction: Transaction, parent: Parent, requested: Requested): Promise<EntityRow | null> =>
  insertEntity(transaction, {
    type: 'CUSTOMER',
    parentId: parent.id,
    name: requested.entityName,
    companyName: requested.companyName,
    region: requested.region,
    // No more than the reseller itself has.
    services: startingServices.filter((service) => parent.services.includes(service)),
    tier: 'LITE',
  });

async function insertFounder(
  transaction: Transaction,
  entity: EntityRow,
  { userId, sub, username, email, name, lastName, phone, authenticatedAt }: NewUser,
  requested: Requested,
): Promise<void> {
  await transaction.insert(users).values({
    id: userId,
    sub,
    poolUsername: username === sub ? null : username,
    entityId: entity.id,
    roleId: founderRole,
    roleName: builtInRoleNames[founderRole],
    name,
    lastName,
    email,
    phone: requested.phone ?? phone,
    stage: 'ACTIVE',
    activatedAt: sql`now()`,
    lastLogin: sql`${authenticatedAt.toISOString()}::timestamptz`,
    updatedBy: userId,
  });
}

/** The new user's principal from now on. */
const founder = ({ userId, email, authenticatedAt }: NewUser, { id, type, parentId, services }: EntityRow) =>
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
 * A new user creates their own account and becomes its administrator. It is a customer of the reseller whose host the page is on
 * (`Origin`), otherwise of the platform. A repeated idempotency key returns the same response, although the caller is no longer a new user.
 */
export const createAccount = defineMutation({
  name: 'createAccount',
  rule: auth({ scope: 'SELF', notActing: true, newUsers: true }),
  args: builder.args((t) => ({ input: t.field({ type: CreateAccountInput, required: true }) })),
  payload: Entity.payload(),
  audit: { action: 'account.create', target: Entity },
  examples: [
    {
      with: {
        input: { entityName: 'Newly', companyName: 'Newly founded Ltd', region: 'eu-north', acceptTerms: true },
      },
    },
  ],
  run: async (context, { input }) => {
    const { transaction, newUser, origin, settings } = context;
    if (!newUser) return failed(failure('FORBIDDEN'));
    const checked = v.safeParse(createAccountRule(settings.regions), input);
    if (!checked.success) return refused(fieldErrors(checked.issues));
    const founded = await asSystem(transaction, async () => {
      const parent = await parentAt(transaction, origin, settings.consoleOrigin);
      if (!parent) return 'NO_PARENT';
      const entity = await insertAccount(transaction, parent, checked.output);
      if (!entity) return 'COMPANY_TAKEN';
      await insertFounder(transaction, entity, newUser, checked.output);
      const token = await insertDefaultToken(transaction, entity);
      await enqueueProvisioning(transaction, entity.id);
      return { entity, parent, token };
    });
    if (founded === 'NO_PARENT') return failed(failure('FORBIDDEN'));
    if (founded === 'COMPANY_TAKEN') return refused([userError('COMPANY_EXISTS', ['companyName'])]);
    const { entity, parent, token } = founded;
    // The audit row and the payload are read as the new account.
    const principal = founder(newUser, entity);
    await applyCaller(transaction, principal);
    await appendAudit(context, token);
    return done(entity, {
      target: Entity.targetOf(entity, principal),
      diff: { ...createdEntityDiff(entity), parent: [null, parent.name] },
    });
  },
});
