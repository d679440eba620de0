import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { outboxJobs, recoveryCodes, users } from '../../core/database/schema.ts';
import type { Principal } from '../../core/policy/principal.ts';
import { openHarness, testSettings, type Harness } from '../../testing/harness.ts';
import { addUser, resetWorld, type TestUser } from '../../testing/world.ts';

const password = 'Own-Choice-42';

let api: Harness;
let anna: TestUser;
let calls: unknown[][];

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  api.resetRateLimits();
  calls = [];
  anna = await addUser(api.database, 'alder');
  api.mfa = {
    ...testSettings().mfa,
    checkPassword: async (email, given) => {
      if (email !== anna.user.email || given !== password) return 'WRONG';
      return (await isMfaEnabled()) ? 'CODE_NEEDED' : 'NO_CODE_NEEDED';
    },
    setEnabled: async (...given) => void calls.push(given),
  };
});

type Created = { readonly ok: boolean; readonly recoveryCodes: string[] | null; readonly userErrors: object[] };

async function run<Value>(caller: Principal | null, query: string, variables = {}, options = {}): Promise<Value> {
  const { data } = await api.execute(caller, query, variables, options);
  return Object.values(data ?? {})[0] as Value;
}

const codesIn = 'ok recoveryCodes userErrors { code }';
const turnOn = () => run<Created>(anna.principal, `mutation { confirmMfa(code: "123456") { ${codesIn} } }`);
const create = (options = {}) =>
  run<Created>(anna.principal, `mutation { createRecoveryCodes { ${codesIn} } }`, {}, options);
const recovery =
  'mutation ($email: String!, $password: String!, $code: String!) { recoverMfa(email: $email, password: $password, code: $code) { ok userErrors { code } } }';
const recover = (code: string, given: { email?: string; password?: string } = {}) =>
  run(null, recovery, { email: anna.user.email, password, code, ...given });
const left = async (caller = anna.principal) =>
  (await run<{ left: number }>(caller, '{ myRecoveryCodes { left } }')).left;
const subjects = async () =>
  (await api.jobs()).flatMap(({ payload }) => ('subject' in payload ? [payload.subject] : []));
const stored = () => api.database.asSystem((transaction) => transaction.select().from(recoveryCodes));
const isMfaEnabled = async () => (await api.storedUsers()).find(({ id }) => id === anna.user.id)?.mfaEnabled;
const setMfa = (mfaEnabled: boolean) =>
  api.database.asSystem((transaction) =>
    transaction.update(users).set({ mfaEnabled }).where(eq(users.id, anna.user.id)),
  );

const refused = { ok: false, userErrors: [{ code: 'RECOVERY_CODE_INVALID' }] };

describe('recovery codes', () => {
  it('are created when MFA is turned on, and stored only as hashes', async () => {
    const { recoveryCodes: codes } = await turnOn();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes ?? []) expect(code).toMatch(/^([2-9a-km-np-z]{4}-){3}[2-9a-km-np-z]{4}$/);
    expect(await left()).toBe(10);
    const kept = JSON.stringify([await stored(), await api.auditRows(), await api.jobs(), api.logged]);
    for (const code of codes ?? []) expect(kept).not.toContain(code.slice(0, 9));
  });

  it('remain if the app is replaced', async () => {
    await turnOn();
    expect((await turnOn()).recoveryCodes).toBeNull();
    expect(await left()).toBe(10);
  });

  it('are created on request, replace the earlier ones, and are mailed as a change', async () => {
    const [old = ''] = (await turnOn()).recoveryCodes ?? [];
    const { recoveryCodes: codes } = await create();
    expect(codes).toHaveLength(10);
    expect(await left()).toBe(10);
    expect(await recover(old)).toEqual(refused);
    expect(await subjects()).toContain('New recovery codes were created');
    expect((await api.auditRows()).map(({ action }) => action)).toContain('recoveryCodes.create');
  });

  it('are in one response only', async () => {
    await setMfa(true);
    expect((await create({ idempotencyKey: 'one' })).recoveryCodes).toHaveLength(10);
    expect(await create({ idempotencyKey: 'one' })).toMatchObject({
      recoveryCodes: null,
      userErrors: [{ code: 'SECRET_GONE' }],
    });
  });

  it('require MFA, and a sign-in within the last five minutes', async () => {
    const query = 'mutation { createRecoveryCodes { ok } }';
    expect((await api.execute(anna.principal, query)).code).toBe('VALIDATION');
    await setMfa(true);
    const stale = { ...anna.principal, authenticatedAt: new Date(Date.now() - 301_000) };
    expect((await api.execute(stale, query)).code).toBe('STEP_UP_REQUIRED');
    expect(await left()).toBe(0);
  });

  it('are not visible to other users', async () => {
    await turnOn();
    expect(await left((await addUser(api.database, 'alder')).principal)).toBe(0);
  });

  it('are void once MFA is turned off or reset', async () => {
    await turnOn();
    await run(anna.principal, 'mutation { turnOffMfa { ok } }');
    expect(await stored()).toEqual([]);
    await turnOn();
    const admin = await addUser(api.database, 'alder', { roleId: 'admin' });
    await run(admin.principal, 'mutation ($id: ID!) { resetUserMfa(id: $id) { ok } }', { id: anna.user.id });
    expect(await stored()).toEqual([]);
  });
});

describe('using a recovery code', () => {
  let code: string;
  let other: string;

  beforeEach(async () => {
    [code = '', other = ''] = (await turnOn()).recoveryCodes ?? [];
    calls = [];
  });

  it('removes the app, once, ends every session, mails the user, and is recorded', async () => {
    expect(await recover(code.toUpperCase().replaceAll('-', ' '))).toEqual({ ok: true, userErrors: [] });
    expect(calls).toEqual([[anna.user.sub, false]]);
    expect(await isMfaEnabled()).toBe(false);
    expect(await left()).toBe(9);
    expect(await subjects()).toContain('A recovery code was used');
    expect((await api.auditRows())[0]).toMatchObject({
      action: 'factor.recover',
      outcome: 'OK',
      actorId: anna.user.id,
      ip: '127.0.0.1',
      diff: { mfaEnabled: [true, false] },
    });
    // The next app needs no new codes, and the used one stays used.
    expect((await turnOn()).recoveryCodes).toBeNull();
    calls = [];
    expect(await recover(code)).toEqual(refused);
    expect(await recover(other)).toMatchObject({ ok: true });
    expect(calls).toHaveLength(1);
  });

  it('succeeds again if the response was lost, and changes nothing else', async () => {
    await recover(code);
    const before = [await subjects(), await left(), (await api.auditRows()).length];
    expect(await recover(code)).toEqual({ ok: true, userErrors: [] });
    expect([await subjects(), await left(), (await api.auditRows()).length]).toEqual(before);
    expect(calls).toHaveLength(1);
    expect(await recover(other)).toEqual(refused);
    expect(await recover(code, { password: 'Wrong-Guess-1' })).toEqual(refused);
    await api.database.asSystem((transaction) =>
      transaction.update(recoveryCodes).set({ usedAt: new Date(Date.now() - 601_000) }),
    );
    expect(await recover(code)).toEqual(refused);
  });

  it('has the same response for an unknown user, a wrong password, a wrong code, and another user’s code', async () => {
    const bob = await addUser(api.database, 'alder');
    expect(await recover(code, { email: 'nobody@alder.example' })).toEqual(refused);
    expect(await recover(code, { password: 'Wrong-Guess-1' })).toEqual(refused);
    expect(await recover('2222-2222-2222-2222')).toEqual(refused);
    api.mfa = { ...api.mfa, checkPassword: async () => 'CODE_NEEDED' };
    expect(await recover(code, { email: bob.user.email })).toEqual(refused);
    expect(calls).toEqual([]);
    expect(await isMfaEnabled()).toBe(true);
    expect(await left()).toBe(10);
  });

  it('records only attempts with the right password', async () => {
    await recover(code, { password: 'Wrong-Guess-1' });
    await recover('2222-2222-2222-2222');
    const attempts = (await api.auditRows()).filter(({ action }) => action === 'factor.recover');
    expect(attempts).toMatchObject([{ outcome: 'FAILED', diff: { code: 'RECOVERY_CODE_INVALID' } }]);
    expect(JSON.stringify(await api.auditRows())).not.toContain('2222');
  });

  it('is limited per email address, also from many client addresses', async () => {
    const attempt = async (ip: string) =>
      (await api.execute(null, recovery, { email: anna.user.email, password, code: 'wrong' }, { ip })).code;
    for (let count = 1; count <= 5; count++) expect(await attempt(`192.0.2.${count}`)).toBeNull();
    expect(await attempt('192.0.2.6')).toBe('RATE_LIMITED');
    expect(await left()).toBe(10);
  });

  it('is limited per client address before the pool is called', async () => {
    for (let count = 1; count <= 5; count++) await recover(code, { email: `nobody${count}@alder.example` });
    expect((await api.execute(null, recovery, { email: anna.user.email, password, code })).code).toBe('RATE_LIMITED');
    expect(calls).toEqual([]);
  });

  it('changes nothing if the pool cannot check the password', async () => {
    api.mfa = { ...api.mfa, checkPassword: async () => Promise.reject(new Error('No answer')) };
    expect((await api.execute(null, recovery, { email: anna.user.email, password, code })).code).toBe('UNAVAILABLE');
    expect(await left()).toBe(10);
  });

  it('is completed later if the pool’s response is lost', async () => {
    api.mfa = { ...api.mfa, setEnabled: async () => Promise.reject(new Error('No answer')) };
    expect(await recover(code)).toMatchObject({ ok: true });
    expect(await isMfaEnabled()).toBe(false);
    expect((await api.jobs()).map(({ kind }) => kind)).toContain('RESET_MFA');
    // That job would turn off a new app.
    const confirm = () => api.execute(anna.principal, 'mutation { confirmMfa(code: "123456") { ok } }');
    expect((await confirm()).code).toBe('UNAVAILABLE');
    expect(await isMfaEnabled()).toBe(false);
    await api.database.asSystem((transaction) => transaction.update(outboxJobs).set({ deadAt: new Date() }));
    expect((await confirm()).data).toMatchObject({ confirmMfa: { ok: true } });
  });
});
