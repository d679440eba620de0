import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { addUser, addRole, entityId, resetWorld, type EntityName, type TestUser } from '../../testing/world.ts';
import type { Database, Transaction } from './database.ts';
import {
  apiTokens,
  auditEvents,
  entities,
  idempotencyKeys,
  impersonations,
  outboxJobs,
  roles,
  savedViews,
  sessions,
  users,
} from './schema.ts';

/** Tests row-level security alone, with statements that have no WHERE, as if a resolver forgot it. */

let database: Database;
let reseller: TestUser;
const foreignAccounts: EntityName[] = ['platform', 'south', 'cedar'];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  await resetWorld(database);
  reseller = await addUser(database, 'north');
  for (const name of ['platform', 'south', 'alder', 'birch', 'cedar'] as const) {
    await addUser(database, name);
    await addRole(database, name, `role of ${name}`, { 'st.users': 'READ' });
  }
});

const asReseller = <T>(work: (transaction: Transaction) => Promise<T>) =>
  database.asPrincipal(reseller.principal, work);

/** The database's error message, which Drizzle wraps. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
  return 'accepted';
}

const newUser = (at: EntityName): typeof users.$inferInsert => ({
  id: '00000000-0000-4000-8008-000000000001',
  entityId: entityId(at),
  roleId: 'regular',
  roleName: 'Regular',
  name: 'Planted',
  lastName: 'Person',
  email: 'planted@elsewhere.example',
});

const newSession = ({ user }: TestUser): typeof sessions.$inferInsert => ({
  id: '00000000-0000-4000-8006-000000000001',
  originJti: 'sign-in',
  userId: user.id,
  device: 'Firefox on Linux',
  createdAt: new Date(),
});

describe("a reseller's statement without WHERE", () => {
  it('reads only users of their entity and their customers', async () => {
    const seen = await asReseller((transaction) => transaction.select({ at: users.entityId }).from(users));
    expect(new Set(seen.map(({ at }) => at))).toEqual(
      new Set([entityId('north'), entityId('alder'), entityId('birch')]),
    );
  });

  it('reads only their own entity and their customers', async () => {
    const seen = await asReseller((transaction) => transaction.select({ name: entities.name }).from(entities));
    expect(seen.map(({ name }) => name).toSorted()).toEqual(['alder', 'birch', 'north']);
  });

  it('reads only built-in roles and roles of their subtree', async () => {
    const seen = await asReseller((transaction) => transaction.select({ name: roles.name }).from(roles));
    const own = seen.map(({ name }) => name).filter((name) => name.startsWith('role of'));
    expect(own.toSorted()).toEqual(['role of alder', 'role of birch']);
    expect(seen).toHaveLength(7);
  });

  it('reads only saved views of their entity and their customers', async () => {
    await database.asSystem(async (transaction) => {
      const rows = await transaction.select().from(users);
      const view = { screen: 'users', name: 'All', filter: {}, shared: false };
      await transaction
        .insert(savedViews)
        .values(rows.map(({ id, entityId: account }) => ({ ...view, id, entityId: account, userId: id })));
    });
    const seen = await asReseller((transaction) => transaction.select().from(savedViews));
    expect(seen.map((row) => row.entityId).toSorted()).toEqual(
      (['north', 'alder', 'birch'] as const).map(entityId).toSorted(),
    );
  });

  it('counts only visible users', async () => {
    expect(await asReseller((transaction) => transaction.$count(users))).toBe(3);
  });

  it('updates only visible users', async () => {
    await asReseller((transaction) => transaction.update(users).set({ name: 'Changed' }));
    const changed = await database.asSystem((transaction) =>
      transaction.select({ at: users.entityId }).from(users).where(eq(users.name, 'Changed')),
    );
    expect(changed).toHaveLength(3);
    expect(changed.map(({ at }) => at)).not.toContain(entityId('cedar'));
  });

  it("updates only their own entity and their customers, and cannot change a customer's parent", async () => {
    const changed = await asReseller((transaction) =>
      transaction.update(entities).set({ name: 'Changed' }).returning({ id: entities.id }),
    );
    expect(changed.map(({ id }) => id).toSorted()).toEqual(
      (['north', 'alder', 'birch'] as const).map(entityId).toSorted(),
    );
    const moved = asReseller((transaction) => transaction.update(entities).set({ parentId: entityId('south') }));
    expect(await refusalOf(moved)).toContain('row-level security policy');
  });

  it('updates and deletes only custom roles of their subtree', async () => {
    const changed = await asReseller((transaction) =>
      transaction.update(roles).set({ description: 'Mine' }).returning({ entityId: roles.entityId }),
    );
    const own = (['alder', 'birch'] as const).map((name) => entityId(name));
    expect(new Set(changed.map((role) => role.entityId))).toEqual(new Set(own));
    const deleted = await asReseller((transaction) =>
      transaction.delete(roles).returning({ entityId: roles.entityId }),
    );
    expect(new Set(deleted.map((role) => role.entityId))).toEqual(new Set(own));
  });

  it('deletes only visible users', async () => {
    await asReseller((transaction) => transaction.delete(users));
    const left = await database.asSystem((transaction) => transaction.select({ at: users.entityId }).from(users));
    expect(left.map(({ at }) => at).toSorted()).toEqual(foreignAccounts.map(entityId).toSorted());
  });
});

describe("a reseller's statement for another entity", () => {
  it.each(foreignAccounts)('cannot add a user to %s', async (name) => {
    const refusal = await refusalOf(asReseller((transaction) => transaction.insert(users).values(newUser(name))));
    expect(refusal).toContain('row-level security policy for table "users"');
  });

  it('cannot move one of their users to it', async () => {
    const moved = asReseller((transaction) => transaction.update(users).set({ entityId: entityId('cedar') }));
    expect(await refusalOf(moved)).toContain('row-level security policy');
  });

  it('cannot write to its audit log', async () => {
    const written = asReseller((transaction) =>
      transaction.insert(auditEvents).values({
        id: '00000000-0000-4000-8007-000000000001',
        entityId: entityId('cedar'),
        actorId: reseller.user.id,
        actorEmail: reseller.user.email,
        effectiveUserId: reseller.user.id,
        action: 'user.invite',
        targetType: 'User',
        targetId: '',
        outcome: 'OK',
        requestId: 'r',
      }),
    );
    expect(await refusalOf(written)).toContain('row-level security policy');
  });

  it('cannot add an outbox job for it', async () => {
    const payload = { userId: '', email: '', sub: null, name: '', lastName: '', mail: true };
    const ordered = asReseller((transaction) =>
      transaction.insert(outboxJobs).values({ entityId: entityId('cedar'), subject: 's', kind: 'DELETE', payload }),
    );
    expect(await refusalOf(ordered)).toContain('row-level security policy');
  });
});

describe('no request', () => {
  it('can read the outbox or token hashes, create a session, delete an account, or change its slug or the audit log', async () => {
    const attempts: ((transaction: Transaction) => Promise<unknown>)[] = [
      (transaction) => transaction.select().from(outboxJobs),
      (transaction) => transaction.update(entities).set({ slug: 'mine' }),
      (transaction) => transaction.delete(entities),
      (transaction) => transaction.delete(auditEvents),
      (transaction) => transaction.update(auditEvents).set({ outcome: 'OK' }),
      (transaction) => transaction.select({ name: sessions.originJti }).from(sessions),
      (transaction) => transaction.insert(sessions).values(newSession(reseller)),
      (transaction) => transaction.update(sessions).set({ userId: reseller.user.id }),
    ];
    for (const attempt of attempts) {
      expect(await refusalOf(asReseller(attempt))).toContain('permission denied');
    }
  });

  it('can see or revoke sessions of another user, even in the same account', async () => {
    const other = await addUser(database, 'north');
    await database.asSystem((transaction) => transaction.insert(sessions).values(newSession(other)));
    const seen = await asReseller(async (transaction) => {
      await transaction.update(sessions).set({ revokedAt: sql`now()` });
      return transaction.select({ id: sessions.id }).from(sessions);
    });
    expect(seen).toEqual([]);
    const stored = await database.asSystem((transaction) => transaction.select().from(sessions));
    expect(stored.map(({ revokedAt }) => revokedAt)).toEqual([null]);
  });

  it("can see audit events of another reseller's account", async () => {
    const { user, principal } = await addUser(database, 'cedar');
    const act = (transaction: Transaction) =>
      transaction.insert(auditEvents).values({
        id: '00000000-0000-4000-8007-000000000002',
        entityId: entityId('cedar'),
        actorId: user.id,
        actorEmail: user.email,
        effectiveUserId: user.id,
        action: 'session.start',
        targetType: 'Session',
        targetId: '',
        outcome: 'OK',
        requestId: 'r',
      });
    await database.asPrincipal(principal, act);
    expect(await asReseller((transaction) => transaction.select().from(auditEvents))).toEqual([]);
    expect(await database.asPrincipal(principal, (transaction) => transaction.$count(auditEvents))).toBe(1);
  });

  it('can see their own audit events in another account, from acting or from before a move', async () => {
    const { user, principal } = reseller;
    const did = (at: EntityName, id: string) => ({
      id,
      entityId: entityId(at),
      actorId: user.id,
      actorEmail: user.email,
      effectiveUserId: user.id,
      action: 'user.update',
      targetType: 'User',
      targetId: '',
      outcome: 'OK' as const,
      requestId: 'r',
    });
    const own = did('north', '00000000-0000-4000-8007-000000000003');
    const elsewhere = did('cedar', '00000000-0000-4000-8007-000000000004');
    await database.asSystem((transaction) => transaction.insert(auditEvents).values([own, elsewhere]));
    const seen = (transaction: Transaction) => transaction.select({ id: auditEvents.id }).from(auditEvents);
    expect(await asReseller(seen)).toEqual([{ id: own.id }]);
    // The customer still sees the events in their own account, such as sign-ins.
    const customer = await addUser(database, 'alder');
    const acting = { ...principal, effective: customer.principal.effective };
    expect(await database.asPrincipal(acting, seen)).toEqual([{ id: own.id }]);
  });

  it("can see another account's API tokens, or any token hash", async () => {
    const token = (at: EntityName, id: string) => ({
      id,
      entityId: entityId(at),
      name: at,
      secretHash: `hash of ${at}`,
      lastFour: 'abcd',
      scopes: ['ei.analytics' as const],
      expiresAt: new Date(Date.now() + 60_000),
    });
    const ids = ['alder', 'cedar'].map((_, index) => `00000000-0000-4000-8005-00000000000${index}`);
    await database.asSystem((transaction) =>
      transaction.insert(apiTokens).values([token('alder', ids[0] ?? ''), token('cedar', ids[1] ?? '')]),
    );
    const seen = await asReseller(async (transaction) => {
      await transaction.update(apiTokens).set({ enabled: false });
      return transaction.select({ name: apiTokens.name }).from(apiTokens);
    });
    expect(seen).toEqual([{ name: 'alder' }]);
    const stored = await database.asSystem((transaction) => transaction.select().from(apiTokens));
    expect(stored.filter(({ enabled }) => enabled).map(({ name }) => name)).toEqual(['cedar']);
    const hashes = asReseller((transaction) => transaction.select({ hash: apiTokens.secretHash }).from(apiTokens));
    expect(await refusalOf(hashes)).toContain('permission denied');
    const added = asReseller((transaction) =>
      transaction.insert(apiTokens).values({ ...token('cedar', reseller.user.id), name: 'mine' }),
    );
    expect(await refusalOf(added)).toContain('row-level security policy');
  });

  it("can see or use another user's impersonations", async () => {
    const other = await addUser(database, 'north');
    const acting = {
      id: '00000000-0000-4000-8005-000000000009',
      secretHash: 'hash',
      actorId: other.user.id,
      actorSessionId: other.user.id,
      actorRoleId: 'admin',
      targetId: reseller.user.id,
      mode: 'READ_ONLY' as const,
      reason: 'A question',
      expiresAt: new Date(Date.now() + 60_000),
    };
    const begun = asReseller((transaction) => transaction.insert(impersonations).values(acting));
    expect(await refusalOf(begun)).toContain('row-level security policy');
    await database.asSystem((transaction) => transaction.insert(impersonations).values(acting));
    const seen = await asReseller(async (transaction) => {
      await transaction.update(impersonations).set({ endedAt: new Date() });
      return transaction.select({ id: impersonations.id }).from(impersonations);
    });
    expect(seen).toEqual([]);
    const stored = await database.asSystem((transaction) => transaction.select().from(impersonations));
    expect(stored.map(({ endedAt }) => endedAt)).toEqual([null]);
  });

  it("can see another user's idempotency keys", async () => {
    const other = await addUser(database, 'north');
    await database.asPrincipal(other.principal, (transaction) =>
      transaction
        .insert(idempotencyKeys)
        .values({ actorId: other.user.id, operation: 'inviteUser', key: 'key-of-other', payloadHash: 'h' }),
    );
    expect(await asReseller((transaction) => transaction.select().from(idempotencyKeys))).toEqual([]);
  });
});

describe('row-level security', () => {
  it('shows a customer only their own entity and users', async () => {
    const customer = await addUser(database, 'alder');
    const seen = await database.asPrincipal(customer.principal, async (transaction) => ({
      entities: await transaction.select({ id: entities.id }).from(entities),
      people: await transaction.select({ at: users.entityId }).from(users),
    }));
    expect(seen.entities).toEqual([{ id: entityId('alder') }]);
    expect(new Set(seen.people.map(({ at }) => at))).toEqual(new Set([entityId('alder')]));
  });

  it('shows platform staff everyone', async () => {
    const admin = await addUser(database, 'platform');
    expect(await database.asPrincipal(admin.principal, (transaction) => transaction.$count(users))).toBe(7);
  });

  it('shows a guest nothing', async () => {
    const seen = await database.asPrincipal(null, async (transaction) => [
      ...(await transaction.select().from(users)),
      ...(await transaction.select().from(entities)),
    ]);
    expect(seen).toEqual([]);
  });

  it('leaves no state for the next request', async () => {
    await asReseller((transaction) => transaction.$count(users));
    const left = await database.asPrincipal(null, (transaction) =>
      transaction.select({ entity: sql<string>`current_setting('app.entity_id', true)` }).from(sql`(SELECT 1) AS one`),
    );
    expect(left).toEqual([{ entity: '' }]);
  });
});
