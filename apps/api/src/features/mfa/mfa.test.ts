import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entities, sessions, users } from '../../core/database/schema.ts';
import { createRequestAuthenticator } from '../../core/identity/authenticateRequest.ts';
import type { Principal } from '../../core/policy/principal.ts';
import { openHarness, testSettings, type Harness } from '../../testing/harness.ts';
import { addUser, entityId, resetWorld, type TestUser } from '../../testing/world.ts';

let api: Harness;
let anna: TestUser;
let calls: unknown[][];

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  calls = [];
  api.mfa = {
    ...testSettings().mfa,
    associate: async (...given) => (calls.push(['associate', ...given]), 'SECRET'),
    verify: async (...given) => (calls.push(['verify', ...given]), 'RIGHT'),
    setEnabled: async (...given) => void calls.push(['setEnabled', ...given]),
  };
  anna = await addUser(api.database, 'alder');
});

const setUp = (caller: Principal) => api.execute(caller, 'mutation { setUpMfa { secret userErrors { code } } }');
const confirm = (caller: Principal, code = '123456') =>
  api.execute(caller, 'mutation ($code: String!) { confirmMfa(code: $code) { ok userErrors { code field } } }', {
    code,
  });
const turnOff = (caller: Principal) => api.execute(caller, 'mutation { turnOffMfa { ok userErrors { code } } }');

const userOf = async ({ user }: TestUser) => (await api.storedUsers()).find(({ id }) => id === user.id);
const mailed = async () => (await api.jobs()).map(({ payload }) => payload);
const setFactor = ({ user }: TestUser, mfaEnabled: boolean) =>
  api.database.asSystem((transaction) => transaction.update(users).set({ mfaEnabled }).where(eq(users.id, user.id)));

/** The response to a request by Anna with a sign-in at this time. */
async function responseTo(originJti: string, authenticatedAt: Date): Promise<string> {
  const response = await createRequestAuthenticator(
    api.database,
    async () => ({ token: { raw: '', sub: anna.user.sub ?? '', originJti, authenticatedAt } }),
    async () => ({ hasMfa: false }),
    async () => Promise.reject(new Error('Not a new user')),
  )('', { userAgent: null, ip: null, location: null, requestId: 'test' });
  return 'failure' in response ? response.failure.code : 'OK';
}

/** Starts two sessions for Anna, minutes ago. */
async function startSessions(): Promise<void> {
  for (const originJti of ['laptop', 'phone'])
    expect(await responseTo(originJti, new Date(Date.now() - 60_000))).toBe('OK');
}

const liveSessions = async () =>
  (await api.database.asSystem((transaction) => transaction.select().from(sessions))).filter(
    ({ revokedAt }) => revokedAt === null,
  );

describe('setting up MFA', () => {
  it('starts with a secret from the pool, and changes nothing', async () => {
    expect((await setUp(anna.principal)).data).toEqual({ setUpMfa: { secret: 'SECRET', userErrors: [] } });
    expect(calls).toEqual([['associate', 'access token']]);
    expect(await userOf(anna)).toMatchObject({ mfaEnabled: false, mfaChangedAt: null });
    expect(JSON.stringify([await api.auditRows(), await api.jobs()])).not.toContain('SECRET');
  });

  it('turns MFA on with a code, ends every session, and mails the user', async () => {
    await startSessions();
    expect((await confirm(anna.principal)).data).toMatchObject({ confirmMfa: { ok: true } });
    expect(calls).toEqual([
      ['verify', 'access token', '123456'],
      ['setEnabled', anna.user.sub, true],
    ]);
    expect(await liveSessions()).toEqual([]);
    expect(await userOf(anna)).toMatchObject({ mfaEnabled: true, mfaChangedAt: expect.any(Date) });
    expect(await mailed()).toMatchObject([{ to: anna.user.email, subject: 'Multi-factor authentication is on' }]);
    expect((await api.auditRows()).find(({ action }) => action === 'factor.on')).toMatchObject({
      targetId: anna.user.id,
      diff: { mfaEnabled: [false, true] },
    });
  });

  it('sends a different mail when an app replaces another one', async () => {
    await setFactor(anna, true);
    await confirm(anna.principal);
    expect(await mailed()).toMatchObject([{ subject: 'Your authenticator app was replaced' }]);
  });

  it.each([
    ['is on', false, [false, true]],
    ['was replaced', true, [true, true]],
  ])(
    'is completed later, but recorded and mailed immediately, if the code was right and an app %s',
    async (what, had, diff) => {
      await setFactor(anna, had);
      await startSessions();
      api.mfa = { ...api.mfa, setEnabled: async () => Promise.reject(new Error('No answer')) };
      expect((await confirm(anna.principal)).data).toMatchObject({ confirmMfa: { ok: true } });
      expect(await liveSessions()).toEqual([]);
      expect(await userOf(anna)).toMatchObject({ mfaEnabled: true, mfaChangedAt: expect.any(Date) });
      expect(await api.jobs()).toMatchObject([
        { kind: 'ENABLE_MFA', payload: { userId: anna.user.id } },
        { kind: 'MAIL', payload: { to: anna.user.email, subject: expect.stringContaining(what) as unknown } },
      ]);
      expect((await api.auditRows()).find(({ action }) => action === 'factor.on')).toMatchObject({
        outcome: 'OK',
        diff: { mfaEnabled: diff },
      });
    },
  );

  it('refuses a sign-in from the second of the MFA change, which can have used only the password', async () => {
    await confirm(anna.principal);
    const { mfaChangedAt } = (await userOf(anna)) ?? {};
    const second = Math.floor((mfaChangedAt?.getTime() ?? 0) / 1_000);
    expect(await responseTo('same second', new Date(second * 1_000))).toBe('SESSION_REVOKED');
    expect(await responseTo('next second', new Date((second + 1) * 1_000))).toBe('OK');
  });

  it('rejects a wrong code and records it in the audit log', async () => {
    api.mfa = { ...api.mfa, verify: async () => 'WRONG' };
    expect((await confirm(anna.principal)).data).toEqual({
      confirmMfa: { ok: false, userErrors: [{ code: 'CODE_INVALID', field: ['code'] }] },
    });
    expect((await userOf(anna))?.mfaEnabled).toBe(false);
    expect(await api.auditRows()).toMatchObject([{ action: 'factor.on', outcome: 'FAILED' }]);
  });

  it.each([
    ['RATE_LIMITED', async () => 'LIMITED' as const],
    ['UNAVAILABLE', async () => Promise.reject(new Error('No answer'))],
  ])('returns %s and changes nothing', async (code, verify) => {
    api.mfa = { ...api.mfa, verify };
    expect((await confirm(anna.principal)).code).toBe(code);
    expect(await userOf(anna)).toMatchObject({ mfaEnabled: false, mfaChangedAt: null });
  });
});

describe('turning off MFA', () => {
  it('ends every session, and mails the user', async () => {
    await setFactor(anna, true);
    await startSessions();
    expect((await turnOff(anna.principal)).data).toMatchObject({ turnOffMfa: { ok: true } });
    expect(calls).toEqual([['setEnabled', anna.user.sub, false]]);
    expect(await liveSessions()).toEqual([]);
    expect(await userOf(anna)).toMatchObject({ mfaEnabled: false, mfaChangedAt: expect.any(Date) });
    expect(await mailed()).toMatchObject([{ subject: 'Multi-factor authentication is off' }]);
  });

  it('is refused if the account requires it', async () => {
    await api.database.asSystem((transaction) =>
      transaction
        .update(entities)
        .set({ requireMfaSince: new Date() })
        .where(eq(entities.id, entityId('alder'))),
    );
    const platform = await addUser(api.database, 'platform');
    for (const { principal } of [anna, platform]) expect((await turnOff(principal)).code).toBe('VALIDATION');
    expect(calls).toEqual([]);
  });

  it("is completed later, but recorded and mailed immediately, if the pool's response is lost", async () => {
    await setFactor(anna, true);
    await startSessions();
    api.mfa = { ...api.mfa, setEnabled: async () => Promise.reject(new Error('No answer')) };
    expect((await turnOff(anna.principal)).data).toMatchObject({ turnOffMfa: { ok: true } });
    expect(await liveSessions()).toEqual([]);
    expect((await userOf(anna))?.mfaEnabled).toBe(false);
    expect(await api.jobs()).toMatchObject([
      { kind: 'RESET_MFA', payload: { userId: anna.user.id } },
      { kind: 'MAIL', payload: { subject: 'Multi-factor authentication is off' } },
    ]);
    expect((await api.auditRows()).find(({ action }) => action === 'factor.off')?.outcome).toBe('OK');
  });
});

it('requires a sign-in within the last five minutes for every change', async () => {
  const stale = { ...anna.principal, authenticatedAt: new Date(Date.now() - 301_000) };
  for (const change of [setUp, confirm, turnOff]) expect((await change(stale)).code).toBe('STEP_UP_REQUIRED');
  expect(calls).toEqual([]);
});

it('lets a user set up overdue MFA, but not turn it off', async () => {
  const overdue = { ...anna.principal, mfaDueAt: new Date(0), hasMfa: false };
  expect((await setUp(overdue)).code).toBeNull();
  expect((await confirm(overdue)).code).toBeNull();
  expect((await turnOff(overdue)).code).toBe('FORBIDDEN');
});
