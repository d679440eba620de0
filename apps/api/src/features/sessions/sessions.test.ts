import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditActions } from '../../auditActions.ts';
import { auditEvents, sessions, type SessionRow } from '../../core/database/schema.ts';
import { signInFailure } from '../../core/errors/failure.ts';
import { createRequestAuthenticator } from '../../core/identity/authenticateRequest.ts';
import { isNewUser, type Principal } from '../../core/policy/principal.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, missingId, resetWorld, type TestUser } from '../../testing/world.ts';
import { actionsOfOthers, securityActions } from './mySecurityEvents.ts';
import { recordPassword } from './recordPassword.ts';
import type { SignInMethod } from '../../core/identity/signInMethod.ts';
import { maxSessions } from '../../core/identity/recordSession.ts';

let api: Harness;
let anna: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  api.signOutOfPool = async () => undefined;
  anna = await addUser(api.database, 'alder');
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const signedInAt = new Date();

type Visit = {
  originJti?: string;
  user?: TestUser;
  at?: Date;
  userAgent?: string;
  location?: string | null;
  ip?: string;
  method?: SignInMethod;
};

/** Authenticates a request with a token, without an operation. */
async function authenticate(visit: Visit = {}) {
  const { originJti = 'laptop', user = anna, at = signedInAt, userAgent = firefox, ...rest } = visit;
  const { location = null, ip = '127.0.0.1', method } = rest;
  const token = { raw: '', sub: user.user.sub ?? '', originJti, authenticatedAt: at };
  const signIn = createRequestAuthenticator(
    api.database,
    async () => ({ token }),
    async () => ({ hasMfa: false }),
    async () => ({ failure: signInFailure('USER_UNKNOWN') }),
    { consoleOrigin: 'https://console.example' },
  );
  return signIn('', { userAgent, ip, location, requestId: 'r', ...(method && { signInMethod: method }) });
}

async function principalOf(visit: Visit = {}): Promise<Principal> {
  const response = await authenticate(visit);
  if ('failure' in response || isNewUser(response.caller)) throw new Error('Not signed in');
  return response.caller;
}

async function codeOf(visit: Visit = {}): Promise<string> {
  const response = await authenticate(visit);
  return 'failure' in response ? response.failure.code : 'OK';
}

const stored = (): Promise<SessionRow[]> =>
  api.database.asSystem((transaction) => transaction.select().from(sessions).orderBy(sessions.originJti));

const setBack = (originJti: string, columns: Partial<Record<'lastSeenAt' | 'createdAt', string>>) =>
  api.database.asSystem((transaction) =>
    transaction
      .update(sessions)
      .set(Object.fromEntries(Object.entries(columns).map(([name, ago]) => [name, sql`now() - ${ago}::interval`])))
      .where(eq(sessions.originJti, originJti)),
  );

type Listed = { id: string; device: string; location: string | null; current: boolean };
const list = async (principal: Principal): Promise<Listed[]> => {
  const { data } = await api.execute(principal, `{ mySessions { id device location createdAt lastSeenAt current } }`);
  return (data?.['mySessions'] ?? []) as Listed[];
};
const revoke = (principal: Principal, id: string) =>
  api.execute(principal, `mutation ($id: ID!) { revokeSession(id: $id) { ok userErrors { code } } }`, { id });
const revokeOthers = (principal: Principal) => api.execute(principal, `mutation { revokeOtherSessions { ok } }`);

describe('a sign-in', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/149.0.0.0 Safari/537.36';
  const mails = async () => (await api.jobs()).map(({ payload }) => payload);

  it('on a new device or in a new country is mailed to the user', async () => {
    await authenticate({ location: 'Lyon, France' });
    await authenticate({ originJti: 'again', location: 'Paris, France' });
    expect(await mails()).toEqual([]);
    await authenticate({ originJti: 'desktop', userAgent: chrome, location: 'Lyon, France' });
    await authenticate({ originJti: 'trip', location: 'Oslo, Norway' });
    await authenticate({ originJti: 'desktop again', userAgent: chrome });
    expect(await mails()).toMatchObject(
      [
        {
          to: anna.user.email,
          subject: 'New sign-in to your account',
          text: /Device: Chrome on Windows\nLocation: Lyon/,
        },
        { text: /Device: Firefox on Linux\nLocation: Oslo, Norway\n[^]*https:\/\/console\.example\/my-account/ },
      ].map((mail) => ({ ...mail, text: expect.stringMatching(mail.text) as unknown })),
    );
  });

  it('of another user on the same device is not compared', async () => {
    await authenticate();
    await authenticate({ originJti: 'other', user: await addUser(api.database, 'alder'), userAgent: chrome });
    expect(await mails()).toEqual([]);
  });
});

describe('the sign-in method', () => {
  const methodsOf = async (principal: Principal) => {
    const { data } = await api.execute(principal, `{ mySessions { method } myLastSignIns { method at } }`);
    return data;
  };
  const at = (minutes: number) => new Date(signedInAt.getTime() + minutes * 60_000);

  it('is the one that the browser reported with the first request of a session', async () => {
    await authenticate({ method: 'PASSWORD' });
    const caller = await principalOf({ method: 'PASSKEY' });
    expect(await methodsOf(caller)).toMatchObject({ mySessions: [{ method: 'PASSWORD' }] });
    const other = await principalOf({ originJti: 'phone', user: await addUser(api.database, 'alder') });
    expect(await methodsOf(other)).toEqual({ mySessions: [{ method: null }], myLastSignIns: [] });
  });

  it('shows when it was last used, also after the session was deleted', async () => {
    await authenticate({ originJti: 'one', method: 'PASSWORD', at: at(-60) });
    await authenticate({ originJti: 'two', method: 'PASSWORD', at: at(-30) });
    await authenticate({ originJti: 'three', method: 'GOOGLE', at: at(-45) });
    await api.database.asSystem((transaction) => transaction.delete(sessions));
    expect(await methodsOf(await principalOf())).toMatchObject({
      myLastSignIns: [
        { method: 'PASSWORD', at: at(-30).toISOString() },
        { method: 'GOOGLE', at: at(-45).toISOString() },
      ],
    });
  });
});

describe('a session', () => {
  it('starts with its first request, and is reused by later ones', async () => {
    const first = await principalOf();
    const second = await principalOf();
    expect(second.sessionId).toBe(first.sessionId);
    expect(await list(first)).toEqual([
      expect.objectContaining({ id: first.sessionId, device: 'Firefox on Linux', location: null, current: true }),
    ]);
  });

  it('starts once for concurrent first requests', async () => {
    const all = await Promise.all([principalOf(), principalOf(), principalOf()]);
    expect(new Set(all.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('is updated at most once a minute', async () => {
    await principalOf();
    await setBack('laptop', { lastSeenAt: '50 seconds' });
    const [before] = await stored();
    await principalOf();
    expect((await stored())[0]).toEqual(before);
    await setBack('laptop', { lastSeenAt: '61 seconds' });
    await principalOf();
    expect((await stored())[0]?.lastSeenAt.getTime()).toBeGreaterThan(Date.now() - 10_000);
  });

  it('is shown with its last location, only to its user', async () => {
    const laptop = await principalOf({ location: 'Paris, France' });
    await principalOf({ originJti: 'phone' });
    const locations = async () => (await list(laptop)).map(({ current, location }) => [current, location]);
    expect(await locations()).toEqual([
      [false, null],
      [true, 'Paris, France'],
    ]);
    await setBack('laptop', { lastSeenAt: '61 seconds' });
    await principalOf({ location: 'Lyon, France' });
    await setBack('laptop', { lastSeenAt: '61 seconds' });
    await principalOf();
    expect(await locations()).toContainEqual([true, 'Lyon, France']);
    const colleague = await principalOf({ originJti: 'other', user: await addUser(api.database, 'alder') });
    expect((await list(colleague)).map(({ location }) => location)).toEqual([null]);
  });

  it('is shown with the IP address of its sign-in', async () => {
    const laptop = await principalOf({ ip: '203.0.113.7' });
    await principalOf({ originJti: 'phone', ip: '203.0.113.8' });
    await setBack('laptop', { lastSeenAt: '61 seconds' });
    await principalOf({ ip: '203.0.113.9' });
    const { data } = await api.execute(laptop, '{ mySessions { ip current } }');
    expect(data).toEqual({
      mySessions: [
        { ip: '203.0.113.7', current: true },
        { ip: '203.0.113.8', current: false },
      ],
    });
  });

  it('is not listed once all its tokens have expired, and deleted a day later', async () => {
    await principalOf({ originJti: 'phone' });
    const laptop = await principalOf();
    await setBack('phone', { createdAt: '26 hours' });
    expect(await list(laptop)).toHaveLength(1);
    await setBack('phone', { createdAt: '51 hours' });
    await principalOf({ originJti: 'tablet' });
    expect((await stored()).map(({ originJti }) => originJti)).toEqual(['laptop', 'tablet']);
  });
});

describe('ending sessions', () => {
  const both = async () => [await codeOf(), await codeOf({ originJti: 'phone' })];
  it('one session leaves the others, and ends immediately and permanently', async () => {
    const ended: string[] = [];
    api.signOutOfPool = async (username) => void ended.push(username);
    const laptop = await principalOf();
    const phone = await principalOf({ originJti: 'phone' });
    expect(await revoke(laptop, phone.sessionId ?? '')).toMatchObject({ code: null });
    expect(await both()).toEqual(['OK', 'SESSION_REVOKED']);
    expect((await list(laptop)).map(({ id }) => id)).toEqual([laptop.sessionId]);
    // The pool would end all of them.
    expect(ended).toEqual([]);
    expect((await revoke(laptop, phone.sessionId ?? '')).code).toBe('NOT_FOUND');
  });

  it('one session requires a recent sign-in, so that a thief cannot end those of the owner', async () => {
    const stale = await principalOf({ at: new Date(Date.now() - 3_600_000) });
    const phone = await principalOf({ originJti: 'phone' });
    expect((await revoke(stale, phone.sessionId ?? '')).code).toBe('STEP_UP_REQUIRED');
  });

  it('all sessions of the user end permanently, in the user pool and immediately here', async () => {
    const ended: string[] = [];
    api.signOutOfPool = async (username) => void ended.push(username);
    const otherUser = await addUser(api.database, 'alder');
    await principalOf({ originJti: 'other', user: otherUser });
    const laptop = await principalOf();
    await principalOf({ originJti: 'phone' });
    expect(await revokeOthers(laptop)).toMatchObject({ code: null });
    expect(ended).toEqual([anna.user.sub]);
    expect(await both()).toEqual(['SESSION_REVOKED', 'SESSION_REVOKED']);
    expect(await codeOf({ originJti: 'other', user: otherUser })).toBe('OK');
    const next = await principalOf({ originJti: 'next sign-in' });
    expect((await list(next)).map(({ id }) => id)).toEqual([next.sessionId]);
  });

  it('no session ends if the user pool is unreachable when all should', async () => {
    const laptop = await principalOf();
    await principalOf({ originJti: 'phone' });
    api.signOutOfPool = async () => {
      throw new Error('No answer');
    };
    expect((await revokeOthers(laptop)).code).toBe('UNAVAILABLE');
    expect(await both()).toEqual(['OK', 'OK']);
  });

  it('all sessions require no recent sign-in, because a new one follows', async () => {
    const stale = await principalOf({ at: new Date(Date.now() - 3_600_000) });
    await principalOf({ originJti: 'phone' });
    expect((await revokeOthers(stale)).code).toBeNull();
  });

  it.each(['other', missingId, 'not-an-id'])('finds no session for %s', async (id) => {
    const laptop = await principalOf();
    const otherUser = await principalOf({ originJti: 'other', user: await addUser(api.database, 'alder') });
    const ended: string[] = [];
    api.signOutOfPool = async (sub) => void ended.push(sub);
    expect((await revoke(laptop, id === 'other' ? (otherUser.sessionId ?? '') : id)).code).toBe('NOT_FOUND');
    expect((await stored()).map(({ revokedAt }) => revokedAt)).toEqual([null, null]);
    expect(ended).toEqual([]);
  });
});

describe('an administrator', () => {
  const listOf = async (caller: TestUser, userId: string) => {
    const query = 'query ($id: ID!) { userSessions(userId: $id) { device location current ip } }';
    const { data, code } = await api.execute(caller.principal, query, { id: userId });
    return code ?? (data?.['userSessions'] as readonly object[]);
  };

  it('lists the live sessions of a user who they can manage', async () => {
    await principalOf({ location: 'Paris, France' });
    await principalOf({ originJti: 'phone' });
    await setBack('phone', { createdAt: '26 hours' });
    const reseller = await addUser(api.database, 'north');
    const listed = [{ device: 'Firefox on Linux', location: 'Paris, France', current: false, ip: null }];
    expect(await listOf(reseller, anna.user.id)).toEqual(listed);
    expect(await listOf(await addUser(api.database, 'alder'), anna.user.id)).toEqual(listed);
  });

  it('needs the permission, and finds no user of another account', async () => {
    await principalOf();
    expect(await listOf(await addUser(api.database, 'alder', { roleId: 'readOnly' }), anna.user.id)).toBe('FORBIDDEN');
    for (const at of ['birch', 'south'] as const)
      expect(await listOf(await addUser(api.database, at), anna.user.id)).toBe('NOT_FOUND');
    expect(await listOf(anna, missingId)).toBe('NOT_FOUND');
  });

  const end = (caller: TestUser, target: TestUser) =>
    api.execute(caller.principal, `mutation ($id: ID!) { revokeUserSessions(id: $id) { ok userErrors { code } } }`, {
      id: target.user.id,
    });

  it('ends every session of another user, here and in the user pool, and no other sessions', async () => {
    const administrator = await addUser(api.database, 'north');
    const colleague = await addUser(api.database, 'alder');
    await principalOf();
    await principalOf({ originJti: 'phone' });
    await principalOf({ originJti: 'other', user: colleague });
    expect(await end(administrator, anna)).toMatchObject({ data: { revokeUserSessions: { ok: true } }, errors: [] });
    expect(await Promise.all([codeOf(), codeOf({ originJti: 'phone' })])).toEqual([
      'SESSION_REVOKED',
      'SESSION_REVOKED',
    ]);
    expect(await codeOf({ originJti: 'other', user: colleague })).toBe('OK');
    expect(await codeOf({ originJti: 'next sign-in' })).toBe('OK');
    expect(await api.jobs()).toMatchObject([{ kind: 'SIGN_OUT', payload: { sub: anna.user.sub } }]);
    expect((await api.auditRows()).find(({ action }) => action === 'user.revokeSessions')).toMatchObject({
      actorId: administrator.user.id,
      targetId: anna.user.id,
      diff: { sessions: [2, 0] },
    });
  });
});

describe('a new password in the pool', () => {
  it('ends the listed sessions after a reset with a code, but not after a change', async () => {
    const laptop = await principalOf();
    await principalOf({ originJti: 'phone' });
    await recordPassword(api.database, anna.user.sub ?? '', 'CHANGED');
    expect(await list(laptop)).toHaveLength(2);
    await recordPassword(api.database, anna.user.sub ?? '', 'RESET');
    expect(await list(laptop)).toEqual([]);
    expect(await codeOf({ originJti: 'phone' })).toBe('SESSION_REVOKED');
    const next = await principalOf({ originJti: 'next sign-in' });
    const { data } = await api.execute(next, '{ mySecurityEvents(first: 3) { action outcome } }');
    expect(data?.['mySecurityEvents']).toEqual([
      { action: 'session.start', outcome: 'OK' },
      { action: 'password.reset', outcome: 'OK' },
      { action: 'password.change', outcome: 'OK' },
    ]);
  });

  it('is not recorded for a new user', async () => {
    await recordPassword(api.database, 'nobody', 'RESET');
    expect(await api.auditRows()).toEqual([]);
  });
});

describe('too many sessions', () => {
  it('end the least recently used one', async () => {
    for (let index = 0; index < maxSessions; index += 1) {
      await principalOf({ originJti: `s${index}` });
      await setBack(`s${index}`, { lastSeenAt: `${10 + index} minutes` });
    }
    await principalOf({ originJti: 'one-more' });
    const revoked = (await stored()).filter(({ revokedAt }) => revokedAt !== null);
    expect(revoked.map(({ originJti }) => originJti)).toEqual([`s${maxSessions - 1}`]);
    expect(await codeOf({ originJti: `s${maxSessions - 1}` })).toBe('SESSION_REVOKED');
  });
});

describe('security events', () => {
  it.each([...securityActions, ...actionsOfOthers])('have an action that the API records: %s', (action) => {
    expect(auditActions).toContain(action);
  });

  type Event = { actor: string; action: string; targetName: string | null; ip: string | null };
  const events = async (principal: Principal): Promise<Event[]> => {
    const { data } = await api.execute(principal, `{ mySecurityEvents { actor action targetName ip outcome } }`);
    return (data?.['mySecurityEvents'] ?? []) as Event[];
  };

  it("contain the user's own sign-ins and revocations, newest first", async () => {
    const laptop = await principalOf();
    const phone = await principalOf({ originJti: 'phone', userAgent: 'curl/8' });
    await principalOf({ originJti: 'other', user: await addUser(api.database, 'alder') });
    await revoke(laptop, phone.sessionId ?? '');
    await revokeOthers(laptop);
    const log = await events(laptop);
    expect(log.map(({ action, targetName }) => [action, targetName])).toEqual([
      ['session.revokeOthers', null],
      ['session.revoke', 'Unknown device'],
      ['session.start', 'Unknown device'],
      ['session.start', 'Firefox on Linux'],
    ]);
    expect(new Set(log.map(({ actor }) => actor))).toEqual(new Set([anna.user.email]));
  });

  it("show only the user's own IP addresses", async () => {
    const principal = await principalOf();
    const admin = await addUser(api.database, 'platform');
    await api.database.asSystem((transaction) =>
      transaction.insert(auditEvents).values({
        id: randomUUID(),
        entityId: anna.user.entityId,
        actorId: admin.user.id,
        actorEmail: admin.user.email,
        effectiveUserId: admin.user.id,
        action: 'user.resetMfa',
        targetType: 'User',
        targetId: anna.user.id,
        outcome: 'OK',
        ip: '203.0.113.7',
        requestId: 'test',
      }),
    );
    expect((await events(principal)).map(({ actor, ip }) => [actor, ip])).toEqual([
      [admin.user.email, null],
      [anna.user.email, '127.0.0.1'],
    ]);
  });
});
