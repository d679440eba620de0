import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '../../core/database/database.ts';
import { auditEvents } from '../../core/database/schema.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import {
  actingIn,
  addUser,
  entityId,
  missingId,
  resetWorld,
  type EntityName,
  type TestUser,
} from '../../testing/world.ts';
import { auditTargetTypes } from '../../auditActions.ts';
import { deleteOldAuditEvents } from '../../core/audit/deleteOldAuditEvents.ts';

let api: Harness;
let admin: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

beforeEach(async () => {
  await resetWorld(api.database);
  admin = await addUser(api.database, 'north');
});

const event = (at: EntityName, columns: Partial<typeof auditEvents.$inferInsert> = {}) => ({
  id: randomUUID(),
  entityId: entityId(at),
  actorId: admin.user.id,
  actorEmail: admin.user.email,
  effectiveUserId: admin.user.id,
  action: 'user.update',
  targetType: 'User',
  targetId: missingId,
  targetName: `${at} Zoë`,
  outcome: 'OK' as const,
  requestId: 'r',
  ...columns,
});
const add = (...rows: ReturnType<typeof event>[]) =>
  api.database.asSystem((transaction) => transaction.insert(auditEvents).values(rows));

type Event = Readonly<Record<string, unknown>>;
async function events(list: object = {}, caller: TestUser = admin): Promise<Event[]> {
  const query = `query($list: ListInput) { auditEvents(list: $list) {
    nodes { at actor entity { name } effectiveUser impersonationId action targetType targetId targetName outcome ip diff } totalCount } }`;
  const { data, errors } = await api.execute(caller.principal, query, { list });
  expect(errors).toEqual([]);
  return ((data ?? {})['auditEvents'] as { nodes: Event[] }).nodes;
}
const targets = async (list?: object, caller?: TestUser) =>
  (await events(list, caller)).map(({ targetName }) => String(targetName)).toSorted();
const filter = (field: string, op: string, ...values: string[]) => ({ filter: [{ field, op, values }] });

describe('auditEvents', () => {
  it('returns events of the own account and those below it, and no others', async () => {
    await add(event('platform'), event('north'), event('alder'), event('cedar'));
    expect(await targets()).toEqual(['alder Zoë', 'north Zoë']);
    expect(await targets({}, await addUser(api.database, 'alder'))).toEqual(['alder Zoë']);
    expect(await targets({}, await addUser(api.database, 'platform'))).toHaveLength(4);
  });

  it('names the actor if the caller can see them, and finds their events', async () => {
    const reader = await addUser(api.database, 'alder');
    const query = 'query($list: ListInput) { auditEvents(list: $list) { nodes { actor actorUser { id name } } } }';
    const actors = async (caller: TestUser, list = {}) => {
      const { data } = await api.execute(caller.principal, query, { list });
      return ((data ?? {})['auditEvents'] as { nodes: object[] }).nodes;
    };
    await add(
      event('alder'),
      event('alder', { actorId: reader.user.id, actorEmail: reader.user.email, effectiveUserId: reader.user.id }),
    );
    const shown = { actor: reader.user.email, actorUser: { id: reader.user.id, name: reader.user.name } };
    expect(await actors(reader)).toEqual(expect.arrayContaining([shown, { actor: admin.user.email, actorUser: null }]));
    expect(await actors(admin)).toHaveLength(2);
    expect(await actors(admin, filter('actorId', 'eq', reader.user.id))).toEqual([shown]);
  });

  it('requires the permission', async () => {
    const { principal } = await addUser(api.database, 'north', { roleId: 'regular' });
    expect((await api.execute(principal, '{ auditEvents { totalCount } }')).code).toBe('FORBIDDEN');
  });

  it('searches, filters and sorts events', async () => {
    const at = new Date('2026-03-01T12:00:00Z');
    await add(
      event('north', { targetName: 'Zoë', at }),
      event('north', { targetName: 'Denied', action: 'user.delete', outcome: 'DENIED' }),
      event('alder', { targetName: 'Acted', impersonationId: 'acting-1', targetType: 'Role' }),
    );
    expect(await targets({ search: 'zoe' })).toEqual(['Zoë']);
    expect(await targets({ search: admin.user.email })).toHaveLength(3);
    expect(await targets(filter('outcome', 'eq', 'DENIED'))).toEqual(['Denied']);
    expect(await targets(filter('action', 'contains', 'DELETE'))).toEqual(['Denied']);
    expect(await targets(filter('at', 'eq', '2026-03-01'))).toEqual(['Zoë']);
    expect(await targets(filter('impersonationId', 'eq', 'acting-1'))).toEqual(['Acted']);
    expect(await targets(filter('acting', 'eq', 'true'))).toEqual(['Acted']);
    expect(await targets(filter('acting', 'ne', 'true'))).toEqual(['Denied', 'Zoë']);
    expect(await targets(filter('entity', 'eq', entityId('alder')))).toEqual(['Acted']);
    expect(await targets(filter('targetType', 'eq', 'Role'))).toEqual(['Acted']);
    expect(await targets(filter('targetType', 'eq', ...auditTargetTypes))).toHaveLength(3);
    expect((await events({ sort: { field: 'at' } }))[0]).toMatchObject({ targetName: 'Zoë' });
  });

  it('finds an event by its ID, but none of another account', async () => {
    const [own, foreign] = [event('alder'), event('cedar')];
    await add(own, foreign);
    expect(await events(filter('id', 'eq', own.id))).toMatchObject([{ entity: { name: 'alder' } }]);
    expect(await events(filter('id', 'eq', foreign.id))).toEqual([]);
  });

  it("shows the target's account who acted, as whom, why, and what was changed or refused", async () => {
    const target = await addUser(api.database, 'alder');
    const peer = await addUser(api.database, 'alder', { roleId: 'regular' });
    const acting = { ...admin.principal, effective: target.principal.effective, acting: actingIn('READ_WRITE') };
    await api.execute(acting, 'mutation($id: ID!) { setUserActive(id: $id, active: false) { userErrors { code } } }', {
      id: peer.user.id,
    });
    await api.execute(acting, 'mutation($id: ID!) { deleteUser(id: $id) { userErrors { code } } }', {
      id: peer.user.id,
    });
    const { reason: actingReason } = acting.acting;
    for (const caller of [target, admin])
      expect(await events({}, caller)).toMatchObject([
        {
          actor: admin.user.email,
          action: 'user.delete',
          outcome: 'DENIED',
          diff: { code: 'FORBIDDEN_WHILE_ACTING', actingReason },
        },
        {
          actor: admin.user.email,
          effectiveUser: target.user.email,
          impersonationId: missingId,
          action: 'user.setActive',
          targetId: peer.user.id,
          diff: { active: [true, false], actingReason },
        },
      ]);
  });
});

describe('recorded events', () => {
  const refusalOf = async (work: (transaction: Transaction) => Promise<unknown>): Promise<string> => {
    const error: unknown = await api.database.asSystem(work).then(
      () => null,
      (reason: unknown) => reason,
    );
    return String((error as { cause?: unknown } | null)?.cause);
  };

  it('cannot be changed, deleted or truncated, not even by the system', async () => {
    await add(event('north'));
    for (const work of [
      (transaction: Transaction) => transaction.update(auditEvents).set({ outcome: 'FAILED' }),
      (transaction: Transaction) => transaction.execute(sql`TRUNCATE audit_events`),
    ])
      expect(await refusalOf(work)).toContain('permission denied');
    expect(await refusalOf((transaction) => transaction.delete(auditEvents))).toContain('append-only');
    expect(await targets()).toEqual(['north Zoë']);
  });

  it('are kept for a year', async () => {
    const yearAgo = (days: number) => new Date(Date.now() - (365 + days) * 86_400_000);
    await add(event('north', { at: yearAgo(2), targetName: 'Old' }), event('north', { at: yearAgo(-2) }));
    await api.database.asSystem(deleteOldAuditEvents);
    expect(await targets()).toEqual(['north Zoë']);
    const left = await api.database.asSystem((transaction) =>
      transaction.$count(auditEvents, eq(auditEvents.targetName, 'Old')),
    );
    expect(left).toBe(0);
  });
});
