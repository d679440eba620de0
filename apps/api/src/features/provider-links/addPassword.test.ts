import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passkeys, passwordRequests, sessions, users, type OutboxJobRow } from '../../core/database/schema.ts';
import { lazyCognito } from '../../core/identity/clients.ts';
import { poolPasswordUsers } from '../../core/identity/poolPasswordUsers.ts';
import { poolProviderLinks } from '../../core/identity/poolProviderLinks.ts';
import { createPoolUserSync } from '../../core/outbox/poolUsers.ts';
import { claimJob, finishJob, postponeJob } from '../../core/outbox/queue.ts';
import { ownMailBrand } from '../../core/mail/mailBrand.ts';
import { emptyResult } from '../../core/outbox/jobHandler.ts';
import type { PasswordKind, PasswordPayload, PoolKind, PoolPayload, UserRow } from '../../core/database/schema.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { startIdentityServer, type IdentityServer } from '../../testing/identityServer.ts';
import { addUser, resetWorld, type TestUser } from '../../testing/world.ts';
import { createPasswordJobs } from './passwordJobs.ts';
import { deleteExpiredPasswordRequests } from './passwordRequest.ts';

type PoolUser = {
  readonly sub: string;
  readonly username: string;
  readonly email: string;
  status: string;
  password: string | null;
  readonly identities: { providerName: string; userId: string; dateCreated: string }[];
};
type Input = Readonly<Record<string, never>>;

let api: Harness;
let identity: IdentityServer;
let cognito: ReturnType<typeof lazyCognito>;
let anna: TestUser;
/** The user pool. */
let pool: PoolUser[];
let mailedCodes: string[];
let nextSub: number;

const username = 'Google_12';
const attributesOf = ({ sub, email, identities }: PoolUser) => [
  { Name: 'sub', Value: sub },
  { Name: 'email', Value: email },
  { Name: 'identities', Value: JSON.stringify(identities) },
];

/** Like Cognito: a provider's user has no alias, and is only linked to another user once it was deleted. */
function runInPool(operation: string, input: Input): { readonly result: object } | { readonly error: string } {
  const isAlias = ({ status, email }: PoolUser) => status !== 'EXTERNAL_PROVIDER' && email === input['Username'];
  const user = pool.find((one) => one.username === input['Username']) ?? pool.find(isAlias);
  if (operation === 'AdminCreateUser') {
    if (user) return { error: 'UsernameExistsException' };
    const sub = `new-${(nextSub += 1)}`;
    const created = { sub, username: sub, email: input['Username'] ?? '', password: null, identities: [] };
    pool.push({ ...created, status: 'FORCE_CHANGE_PASSWORD' });
    return { result: { User: { Attributes: [{ Name: 'sub', Value: sub }] } } };
  }
  if (operation === 'AdminLinkProviderForUser') {
    const { ProviderName: providerName, ProviderAttributeValue: userId } = input['SourceUser'] as unknown as Record<
      string,
      string
    >;
    const { ProviderAttributeValue: to } = input['DestinationUser'] as unknown as Record<string, string>;
    const destination = pool.find((one) => one.username === to);
    const owner = pool.find(({ identities }) => identities.some((one) => one.userId === userId));
    if (!destination) return { error: 'UserNotFoundException' };
    if (owner && owner !== destination) return { error: 'InvalidParameterException' };
    if (!owner)
      destination.identities.push({ providerName: providerName ?? '', userId: userId ?? '', dateCreated: '0' });
    return { result: {} };
  }
  if (!user) return { error: 'UserNotFoundException' };
  if (operation === 'AdminGetUser')
    return { result: { Username: user.username, UserStatus: user.status, UserAttributes: attributesOf(user) } };
  if (operation === 'AdminDeleteUser') pool = pool.filter((one) => one !== user);
  if (operation === 'AdminSetUserPassword') {
    user.password = input['Password'] ?? null;
    user.status = 'CONFIRMED';
  }
  if (operation === 'ForgotPassword') mailedCodes.push(user.sub);
  return { result: {} };
}

beforeAll(async () => {
  api = await openHarness();
  identity = await startIdentityServer();
  cognito = lazyCognito({
    identityEndpoint: identity.endpoint,
    region: 'local',
    userPoolId: 'local_Test',
    awsCredentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  });
});
afterAll(async () => {
  await cognito.close();
  await identity.close();
  await api.close();
});
beforeEach(async () => {
  await resetWorld(api.database);
  api.resetRateLimits();
  nextSub = 0;
  mailedCodes = [];
  identity.calls.length = 0;
  identity.respond = ({ operation, input }) => runInPool(operation, input as Input);
  anna = await addUser(api.database, 'alder');
  const { sub } = anna.user;
  await change({ poolUsername: username });
  pool = [
    {
      sub: sub ?? '',
      username,
      email: anna.user.email,
      status: 'EXTERNAL_PROVIDER',
      password: null,
      identities: [{ providerName: 'Google', userId: '12', dateCreated: '0' }],
    },
  ];
  api.providerLinks = poolProviderLinks(cognito, 'local_Test');
});

const change = (set: Partial<UserRow>) =>
  api.database.asSystem((transaction) => transaction.update(users).set(set).where(eq(users.id, anna.user.id)));
const read = async () => (await api.storedUsers()).find(({ id }) => id === anna.user.id);

type Mutated = { ok: boolean; userErrors: { code: string }[] };
const errorsOf = async (response: ReturnType<Harness['execute']>) => {
  const { code, data } = await response;
  const [payload] = Object.values(data ?? {}) as Mutated[];
  return code ?? payload?.userErrors.map((one) => one.code).join(' ') ?? null;
};
const request = (caller = anna.principal) =>
  errorsOf(api.execute(caller, 'mutation { requestPassword { ok userErrors { code } } }'));
const add = (code: string, caller = anna.principal) =>
  errorsOf(
    api.execute(caller, 'mutation ($code: String!) { addPassword(code: $code) { ok userErrors { code } } }', { code }),
  );

const mails = async () =>
  (await api.jobs()).flatMap(({ kind, payload }) =>
    kind === 'MAIL' ? [payload as { to: string; subject: string }] : [],
  );
const mailedCode = async () => /^\d{6}/.exec((await mails()).at(-1)?.subject ?? '')?.[0] ?? '';
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const kinds = async () => (await api.jobs()).map(({ kind }) => kind).filter((kind) => kind !== 'MAIL');

/** Runs one job of the outbox. Returns false if none is due. */
async function runJob(): Promise<boolean> {
  const origin = 'https://console.example';
  const runPasswordJob = createPasswordJobs({
    database: api.database,
    pool: poolPasswordUsers(cognito, { UserPoolId: 'local_Test', ClientId: 'client' }),
    links: poolProviderLinks(cognito, 'local_Test'),
    consoleOrigin: origin,
  });
  const sync = createPoolUserSync(cognito, 'local_Test', origin);
  const deliver = async ({ kind, payload }: OutboxJobRow) => {
    if (kind === 'MAIL') return emptyResult;
    if ('identities' in payload || ['ADD_PASSWORD', 'SEND_PASSWORD_CODE'].includes(kind))
      return { ...emptyResult, write: await runPasswordJob(kind as PasswordKind, payload as PasswordPayload) };
    return sync(kind as PoolKind, payload as PoolPayload, async () => ownMailBrand(origin));
  };
  const job = await api.database.asSystem((transaction) => claimJob(transaction));
  if (!job) return false;
  try {
    const result = await deliver(job);
    await api.database.asSystem((transaction) => finishJob(transaction, job, result));
  } catch (error) {
    await api.database.asSystem(async (transaction) => {
      await postponeJob(transaction, job, error);
      await transaction.execute(sql`UPDATE outbox_jobs SET run_at = now()`);
    });
  }
  return true;
}

async function runJobs(): Promise<void> {
  for (let count = 0; count < 30; count += 1) if (!(await runJob())) return;
  throw new Error('The outbox does not come to an end');
}

/** Whether the user can sign in with the provider, or can choose a password and sign in with it. */
async function canSignIn(): Promise<boolean> {
  const sub = (await read())?.sub;
  return pool.some((one) => one.sub === sub && (one.status === 'CONFIRMED' || one.identities.length > 0));
}

/** A request with its code, up to the jobs of the outbox. */
async function start(): Promise<void> {
  expect(await request()).toBe('');
  expect(await add(await mailedCode())).toBe('');
}

async function expectMoved(): Promise<void> {
  const [moved, ...others] = pool;
  expect(others).toEqual([]);
  expect(moved).toMatchObject({ status: 'CONFIRMED', identities: [{ providerName: 'Google', userId: '12' }] });
  expect(await read()).toMatchObject({ sub: moved?.sub, poolUsername: null });
}

describe('adding a password', () => {
  it('replaces the user in the pool, keeps the provider, and sends a code for the password', async () => {
    await start();
    expect(await read()).toMatchObject({ sub: anna.user.sub, poolUsername: username });
    await runJobs();
    await expectMoved();
    expect(mailedCodes).toEqual([(await read())?.sub]);
    expect(pool[0]?.password?.length).toBeGreaterThan(60);
    expect((await api.auditRows()).map(({ action, outcome }) => [action, outcome])).toEqual([
      ['password.add', 'OK'],
      ['password.startAdd', 'OK'],
    ]);
  });

  it('keeps the user’s own ID and role, and ends every session', async () => {
    const session = { userId: anna.user.id, originJti: 'a sign-in', device: 'Chrome', createdAt: new Date() };
    await api.database.asSystem(async (transaction) => {
      await transaction.insert(sessions).values({ ...session, id: crypto.randomUUID() });
      await transaction.insert(passkeys).values({ userId: anna.user.id, credentialId: 'old', name: 'Phone' });
    });
    await start();
    await runJob();
    await runJob();
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      [anna.user.email, 'Choose a password for your account'],
    ]);
    await runJobs();
    expect(await read()).toMatchObject({ roleId: anna.user.roleId, email: anna.user.email, mfaEnabled: false });
    const left = await api.database.asSystem(async (transaction) => ({
      sessions: await transaction.select().from(sessions).where(eq(sessions.originJti, 'a sign-in')),
      passkeys: await transaction.select().from(passkeys).where(eq(passkeys.userId, anna.user.id)),
    }));
    expect(left).toMatchObject({ sessions: [{ revokedAt: expect.any(Date) as unknown }], passkeys: [] });
  });

  it('stores no code or password', async () => {
    await request();
    const code = await mailedCode();
    await add(code);
    const passwords: string[] = [];
    do {
      passwords.push(...pool.flatMap(({ password }) => password ?? []));
      const stored = JSON.stringify([
        (await api.jobs()).filter(({ payload }) => !('subject' in payload)),
        await api.auditRows(),
        api.logged,
      ]);
      for (const secret of [code, ...passwords]) expect(stored).not.toContain(secret);
    } while (await runJob());
    expect(passwords).not.toEqual([]);
  });

  const calls = ['before', 'after'].flatMap((when) => [0, 1, 2, 3, 4, 5].map((index) => [when, index] as const));
  it.each(calls)(
    'is completed if the pool fails %s call %i, and the user can always sign in',
    async (when, failing) => {
      let count = 0;
      await start();
      identity.respond = ({ operation, input }) => {
        const isFailing = (count += 1) === failing + 1;
        if (isFailing && when === 'before') return { error: 'InternalErrorException', status: 500 };
        const response = runInPool(operation, input as Input);
        return isFailing ? { error: 'InternalErrorException', status: 500 } : response;
      };
      do expect(await canSignIn()).toBe(true);
      while (await runJob());
      expect(count).toBeGreaterThan(6);
      await expectMoved();
      expect(mailedCodes.length).toBeGreaterThan(0);
    },
  );

  it('replaces a user of the pool with the same address, who could be someone else', async () => {
    pool.push({ ...pool[0]!, sub: 'thief', username: 'thief', status: 'CONFIRMED', password: 'known', identities: [] });
    await start();
    await runJobs();
    await expectMoved();
    expect(pool[0]?.password).not.toBe('known');
  });

  it('never replaces a user of ours', async () => {
    const ben = await addUser(api.database, 'alder');
    const sub = ben.user.sub ?? '';
    pool.push({ ...pool[0]!, sub, username: sub, status: 'CONFIRMED', identities: [] });
    await start();
    await runJob();
    await runJob();
    expect(pool.map((one) => one.sub)).toEqual([anna.user.sub, sub]);
    expect(await kinds()).toEqual(['ADD_PASSWORD']);
  });
});

describe('the code', () => {
  it('can be tried five times, and used once', async () => {
    await request();
    const code = await mailedCode();
    for (let count = 0; count < 4; count += 1) expect(await add(otherThan(code))).toBe('CODE_INVALID');
    expect(await add(code)).toBe('');
    expect(await add(code)).toBe('CODE_INVALID');
    expect(await kinds()).toEqual(['ADD_PASSWORD']);
    await request();
    const second = await mailedCode();
    for (let count = 0; count < 5; count += 1) await add(otherThan(second));
    expect(await add(second)).toBe('CODE_INVALID');
  });

  it('is valid for fifteen minutes, and only the last one counts', async () => {
    await request();
    const first = await mailedCode();
    await request();
    const second = await mailedCode();
    expect(await add(first)).toBe('CODE_INVALID');
    await api.database.asSystem((transaction) => transaction.update(passwordRequests).set({ expiresAt: sql`now()` }));
    expect(await add(second)).toBe('CODE_INVALID');
    await api.database.asSystem(deleteExpiredPasswordRequests);
    expect(await api.database.asSystem((transaction) => transaction.select().from(passwordRequests))).toEqual([]);
  });

  it('is that of the user and their address', async () => {
    const ben = await addUser(api.database, 'alder');
    await request();
    const code = await mailedCode();
    expect(await add(code, ben.principal)).toBe('CODE_INVALID');
    await change({ email: 'moved@alder.example' });
    expect(await add(code)).toBe('CODE_INVALID');
  });

  it('is mailed at most five times an hour', async () => {
    for (let count = 0; count < 5; count += 1) expect(await request()).toBe('');
    expect(await request()).toBe('RATE_LIMITED');
  });

  it('wins once if it is entered twice concurrently', async () => {
    await request();
    const code = await mailedCode();
    expect((await Promise.all([add(code), add(code)])).toSorted()).toEqual(['', 'CODE_INVALID']);
    expect(await kinds()).toEqual(['ADD_PASSWORD']);
  });
});

describe('a request', () => {
  it('requires a sign-in within the last five minutes, MFA if it is overdue, and no password', async () => {
    expect(await request({ ...anna.principal, authenticatedAt: new Date(Date.now() - 301_000) })).toBe(
      'STEP_UP_REQUIRED',
    );
    expect(await request({ ...anna.principal, mfaDueAt: new Date(0), hasMfa: false })).toBe('FORBIDDEN');
    api.providerLinks = { ...api.providerLinks, read: async () => ({ hasPassword: true, providers: [] }) };
    expect(await request()).toBe('PASSWORD_EXISTS');
    api.providerLinks = { ...api.providerLinks, read: async () => Promise.reject(new Error('No answer')) };
    expect(await request()).toBe('UNAVAILABLE');
    expect(await mails()).toEqual([]);
  });
});

describe('a change before the outbox adds the password', () => {
  const remove = () =>
    api.database.asSystem((transaction) => transaction.delete(users).where(eq(users.id, anna.user.id)));

  it.each([
    ['is deleted', remove],
    ['is disabled', () => change({ active: false })],
    ['deactivates their account', () => change({ stage: 'DEACTIVATED' })],
  ])('changes nothing in the pool if the user %s', async (_, happen) => {
    await start();
    await happen();
    await runJobs();
    expect(pool).toMatchObject([{ username }]);
  });

  it.each([
    ['is deleted', remove],
    ['is disabled', () => change({ active: false })],
  ])('deletes the new user again if the user %s meanwhile', async (_, happen) => {
    await start();
    let isDone = false;
    const { database } = api;
    identity.respond = ({ operation, input }) => {
      if (operation === 'AdminSetUserPassword') isDone = true;
      return runInPool(operation, input as Input);
    };
    const asSystem: typeof database.asSystem = async (work) => {
      if (isDone) {
        isDone = false;
        await happen();
      }
      return database.asSystem(work);
    };
    api = { ...api, database: { ...database, asSystem } };
    await runJobs();
    api = { ...api, database };
    expect(pool).toMatchObject([{ username }]);
    expect((await read())?.sub ?? anna.user.sub).toBe(anna.user.sub);
    expect(mailedCodes).toEqual([]);
  });

  it('adds it once if it was requested twice', async () => {
    await start();
    await start();
    await runJobs();
    await expectMoved();
    expect(mailedCodes).toHaveLength(1);
  });

  it('links no provider if the user is deleted afterwards', async () => {
    await start();
    while (!(await kinds()).includes('MOVE_PROVIDERS')) await runJob();
    await remove();
    await runJobs();
    expect(pool).toMatchObject([{ identities: [] }]);
  });
});
