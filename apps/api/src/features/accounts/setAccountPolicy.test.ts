import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../core/database/schema.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, entityId, resetWorld, type EntityName, type TestUser } from '../../testing/world.ts';

let api: Harness;
let admin: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

beforeEach(async () => {
  api.resetRateLimits();
  await resetWorld(api.database);
  admin = await addUser(api.database, 'alder', { mfaEnabled: true });
});

const mutation = `mutation($requireMfa: Boolean, $impersonationNotice: Boolean) {
  setAccountPolicy(requireMfa: $requireMfa, impersonationNotice: $impersonationNotice) {
    entity { id requireMfa impersonationNotice version } userErrors { code }
  }
}`;

const set = (caller: TestUser, policy: object, idempotencyKey?: string) =>
  api.execute(caller.principal, mutation, { ...policy }, idempotencyKey === undefined ? {} : { idempotencyKey });

const stored = (name: EntityName) =>
  api.database.asSystem(async (transaction) => {
    const [entity] = await transaction
      .select()
      .from(entities)
      .where(eq(entities.id, entityId(name)));
    return entity;
  });

const mailedTo = async () => (await api.jobs()).map(({ payload }) => ('to' in payload ? payload.to : null));

describe('requiring MFA', () => {
  it('is stored with its time, recorded, and limited to the own account', async () => {
    const startedAt = Date.now();
    const { data } = await set(admin, { requireMfa: true });
    expect(data?.['setAccountPolicy']).toEqual({
      entity: { id: entityId('alder'), requireMfa: true, impersonationNotice: true, version: 2 },
      userErrors: [],
    });
    const since = (await stored('alder'))?.requireMfaSince?.getTime() ?? 0;
    expect(Math.abs(since - startedAt)).toBeLessThan(60_000);
    expect(await stored('birch')).toMatchObject({ requireMfaSince: null, version: 1 });
    expect(await api.auditRows()).toMatchObject([
      { action: 'account.setPolicy', outcome: 'OK', targetType: 'Entity', diff: { requireMfa: [false, true] } },
    ]);
  });

  it("mails the account's users without MFA who have signed in before", async () => {
    const north = await addUser(api.database, 'north', { mfaEnabled: true });
    const anna = await addUser(api.database, 'north');
    await addUser(api.database, 'north', { active: false });
    await addUser(api.database, 'north', { stage: 'INVITED' });
    await addUser(api.database, 'north', { stage: 'DEACTIVATED' });
    await set(north, { requireMfa: true });
    expect(await mailedTo()).toEqual([anna.user.email]);
    const [job] = await api.jobs();
    expect(job?.payload).toMatchObject({
      subject: 'Set up multi-factor authentication',
      text: expect.stringMatching(/^north now requires[^]*7 days[^]*https:\/\/console\.example\/my-account/),
    });
  });

  it('changes nothing the second time: no time, no version, no mail', async () => {
    const anna = await addUser(api.database, 'alder');
    await set(admin, { requireMfa: true });
    const first = await stored('alder');
    await set(anna, { requireMfa: true });
    expect(await stored('alder')).toEqual(first);
    expect(await mailedTo()).toEqual([anna.user.email]);
    expect(await api.auditRows()).toHaveLength(1);
  });

  it('starts a new grace period when it is required again', async () => {
    await set(admin, { requireMfa: true });
    const first = (await stored('alder'))?.requireMfaSince;
    await set(admin, { requireMfa: false });
    expect((await stored('alder'))?.requireMfaSince).toBeNull();
    await set(admin, { requireMfa: true });
    const second = (await stored('alder'))?.requireMfaSince;
    expect(second?.getTime()).toBeGreaterThan(first?.getTime() ?? Number.POSITIVE_INFINITY);
  });

  it('is rate limited, because each time all users get a mail', async () => {
    const anna = await addUser(api.database, 'alder');
    const turns = [true, false, true, false, true].map(
      (on, turn) => `t${turn}: setAccountPolicy(requireMfa: ${on}) { entity { id } }`,
    );
    const { status, errors, data } = await api.execute(admin.principal, `mutation { ${turns.join(' ')} }`);
    expect([status, errors.map(({ path, extensions: { code } }) => [path, code])]).toEqual([
      429,
      [[['t4'], 'RATE_LIMITED']],
    ]);
    expect(data).toBeNull();
    expect(await mailedTo()).toEqual([anna.user.email, anna.user.email]);
    expect((await set(await addUser(api.database, 'birch'), { requireMfa: true })).code).toBeNull();
    expect((await set(admin, { requireMfa: true }, 'policy-key-2')).code).toBe('RATE_LIMITED');
    api.resetRateLimits();
    expect((await set(admin, { requireMfa: true }, 'policy-key-2')).data).not.toBeNull();
  });

  it('leaves the other half of the policy unchanged', async () => {
    await set(admin, { impersonationNotice: false });
    const { data } = await set(admin, { requireMfa: true });
    expect(data?.['setAccountPolicy']).toMatchObject({ entity: { requireMfa: true, impersonationNotice: false } });
    expect((await api.auditRows()).map(({ diff }) => diff)).toEqual([
      { requireMfa: [false, true] },
      { impersonationNotice: [true, false] },
    ]);
  });

  it('takes effect once under one key, with one response', async () => {
    await addUser(api.database, 'alder');
    const first = await set(admin, { requireMfa: true }, 'policy-key-1');
    await set(admin, { requireMfa: false });
    expect((await set(admin, { requireMfa: true }, 'policy-key-1')).data).toEqual(first.data);
    expect((await stored('alder'))?.requireMfaSince).toBeNull();
    expect(await api.jobs()).toHaveLength(1);
  });

  it('requires an administrator with a recent sign-in', async () => {
    const regular = await addUser(api.database, 'alder', { roleId: 'regular' });
    expect((await set(regular, { requireMfa: true })).errors[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'ADMIN_ACCESS',
    });
    const stale = { ...admin.principal, authenticatedAt: new Date(Date.now() - 301_000) };
    expect((await api.execute(stale, mutation, { requireMfa: true })).code).toBe('STEP_UP_REQUIRED');
    expect((await stored('alder'))?.requireMfaSince).toBeNull();
  });

  it('cannot be turned off for the platform, where it always applies', async () => {
    const platform = await addUser(api.database, 'platform');
    const { errors } = await set(platform, { requireMfa: false });
    expect(errors[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'requireMfa' });
    const { data } = await set(platform, { impersonationNotice: false });
    expect(data?.['setAccountPolicy']).toMatchObject({ entity: { requireMfa: true, impersonationNotice: false } });
  });
});
