import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entities, sessions, users } from '../../core/database/schema.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, entityId, resetWorld, type EntityName, type TestUser } from '../../testing/world.ts';
import { deleteDeactivated } from './deleteDeactivated.ts';

let api: Harness;
let admin: TestUser;
let member: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

beforeEach(async () => {
  await resetWorld(api.database);
  admin = await addUser(api.database, 'alder');
  member = await addUser(api.database, 'alder', { roleId: 'regular' });
});

const deactivate = async (caller: TestUser, given: object = {}) => {
  const { code, data } = await api.execute(
    caller.principal,
    `mutation($reason: DeactivationReason!, $comment: String, $successorId: ID, $wholeEntity: Boolean) {
      deactivateAccount(reason: $reason, comment: $comment, successorId: $successorId, wholeEntity: $wholeEntity) {
        ok userErrors { code field }
      }
    }`,
    { reason: 'NO_LONGER_NEEDED', ...given },
  );
  const payload = data?.['deactivateAccount'] as { userErrors: { code: string }[] } | undefined;
  return code ?? payload?.userErrors.map((one) => one.code);
};

const stored = async (caller: TestUser) => (await api.storedUsers()).find(({ id }) => id === caller.user.id);
const isOpen = (name: EntityName) =>
  api.database.asSystem(async (transaction) => {
    const [entity] = await transaction
      .select()
      .from(entities)
      .where(eq(entities.id, entityId(name)));
    return entity?.active;
  });
const mailed = async () =>
  (await api.jobs()).flatMap(({ kind, payload }) => (kind === 'MAIL' ? [(payload as { to: string }).to] : []));
const openSession = (caller: TestUser) =>
  api.database.asSystem((transaction) =>
    transaction.insert(sessions).values({
      id: randomUUID(),
      originJti: randomUUID(),
      userId: caller.user.id,
      device: 'Chrome on Linux',
      createdAt: new Date(),
    }),
  );
const liveSessions = () =>
  api.database.asSystem((transaction) => transaction.$count(sessions, sql`revoked_at IS NULL`));

describe('a user who deactivates their account', () => {
  it('is signed out immediately, here and in the pool, and an administrator can enable them again', async () => {
    await openSession(member);
    await openSession(admin);
    expect(await deactivate(member, { reason: 'TEMPORARY', comment: 'Back in May' })).toEqual([]);
    expect(await stored(member)).toMatchObject({ status: 'DEACTIVATED', deactivationReason: 'TEMPORARY' });
    expect(await liveSessions()).toBe(1);
    expect((await api.jobs()).map(({ kind }) => kind)).toEqual(['DISABLE', 'MAIL', 'MAIL']);
    expect(await mailed()).toEqual([member.user.email, admin.user.email]);
    expect(await api.auditRows()).toMatchObject([
      { action: 'profile.deactivate', diff: { reason: [null, 'TEMPORARY'], comment: [null, 'Back in May'] } },
    ]);
    await api.execute(admin.principal, `mutation($id: ID!) { setUserActive(id: $id, active: true) { user { id } } }`, {
      id: member.user.id,
    });
    expect(await stored(member)).toMatchObject({ status: 'ACTIVE', deactivatedAt: null, deactivationReason: null });
    expect((await api.jobs()).at(-1)?.kind).toBe('ENABLE');
  });

  it('must describe the reason OTHER', async () => {
    expect(await deactivate(member, { reason: 'OTHER', comment: '  ' })).toEqual(['REQUIRED']);
    expect(await deactivate(member, { reason: 'OTHER', comment: 'x'.repeat(451) })).toEqual(['TOO_LONG']);
    expect(await deactivate(member, { reason: 'OTHER', comment: 'I moved' })).toEqual([]);
  });

  it('must have signed in recently', async () => {
    const stale = { ...member, principal: { ...member.principal, authenticatedAt: new Date(Date.now() - 6 * 60_000) } };
    expect(await deactivate(stale)).toBe('STEP_UP_REQUIRED');
    expect(await stored(member)).toEqual(member.user);
  });

  it('can leave alone if there is another administrator, but two cannot leave concurrently', async () => {
    const second = await addUser(api.database, 'alder', { roleId: 'regular', admin: true });
    const responses = await Promise.all([deactivate(admin), deactivate(second)]);
    expect(responses.toSorted((one, other) => one!.length - other!.length)).toEqual([[], ['LAST_ADMIN']]);
  });
});

describe('the last administrator', () => {
  it('names an active user of the account as successor', async () => {
    expect(await deactivate(admin)).toEqual(['LAST_ADMIN']);
    const otherAccountUser = await addUser(api.database, 'birch');
    const disabled = await addUser(api.database, 'alder', { active: false });
    const invited = await addUser(api.database, 'alder', { roleId: 'regular', stage: 'INVITED' });
    for (const { user } of [otherAccountUser, disabled, invited, admin])
      expect(await deactivate(admin, { successorId: user.id })).toEqual(['NO_SUCCESSOR']);
    expect(await deactivate(admin, { successorId: 'nobody' })).toEqual(['NO_SUCCESSOR']);
    expect(await stored(admin)).toEqual(admin.user);
    expect(await deactivate(admin, { successorId: member.user.id })).toEqual([]);
    expect(await stored(member)).toMatchObject({ admin: true, version: member.user.version + 1 });
    expect(await mailed()).toEqual([admin.user.email, member.user.email]);
  });

  it('can deactivate the whole account, which the parent account can enable again', async () => {
    await openSession(member);
    const north = await addUser(api.database, 'north');
    expect(await deactivate(admin, { wholeEntity: true })).toEqual([]);
    expect(await isOpen('alder')).toBe(false);
    expect(await stored(admin)).toEqual(admin.user);
    expect(await liveSessions()).toBe(0);
    expect((await mailed()).toSorted()).toEqual([admin, member, north].map(({ user }) => user.email).toSorted());
    expect(await api.auditRows()).toMatchObject([
      { action: 'profile.deactivate', targetType: 'Entity', diff: { active: [true, false] } },
    ]);
  });

  it('cannot deactivate the platform, or an account with other administrators', async () => {
    const platform = await addUser(api.database, 'platform');
    expect(await deactivate(platform, { wholeEntity: true })).toBe('VALIDATION');
    expect(await deactivate(member, { wholeEntity: true })).toBe('VALIDATION');
    await addUser(api.database, 'alder');
    expect(await deactivate(admin, { wholeEntity: true })).toBe('VALIDATION');
    expect(await isOpen('alder')).toBe(true);
  });
});

describe('users who deactivated their account', () => {
  it('are deleted after thirty days, unless the reason was TEMPORARY', async () => {
    const temporary = await addUser(api.database, 'alder');
    await deactivate(member);
    await deactivate(temporary, { reason: 'TEMPORARY' });
    const recent = await addUser(api.database, 'alder', { stage: 'DEACTIVATED', deactivatedAt: new Date() });
    await api.database.asSystem((transaction) =>
      transaction
        .update(users)
        .set({ deactivatedAt: sql`now() - interval '31 days'` })
        .where(sql`deactivation_reason IS NOT NULL`),
    );
    await api.database.asSystem(deleteDeactivated);
    expect(await stored(member)).toBeUndefined();
    expect(await stored(temporary)).toBeDefined();
    expect(await stored(recent)).toBeDefined();
    expect((await api.jobs()).filter(({ kind }) => kind === 'DELETE')).toHaveLength(1);
  });
});
