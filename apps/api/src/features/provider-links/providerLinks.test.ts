import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { entities, providerLinkRequests, sessions, users } from '../../core/database/schema.ts';
import { parseIdentities, type PoolSignInMethods } from '../../core/identity/poolProviderLinks.ts';
import type { Principal } from '../../core/policy/principal.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, entityId, resetWorld, type TestUser } from '../../testing/world.ts';
import { deleteExpiredLinkRequests } from './linkRequest.ts';
import { createPreSignUp, handler, signatureHeader, signatureOf } from './preSignUpFunction.ts';
import { createProviderSignUpReceiver } from './receiveProviderSignUp.ts';

const secret = 'secret of the trigger';
const taken = 'An account with the given email already exists';
const unchecked = 'The sign-up could not be checked';

let api: Harness;
let anna: TestUser;
let server: Server;
let url: string;
/** Calls of the user pool. */
let calls: string[];
let methods: PoolSignInMethods;

beforeAll(async () => {
  api = await openHarness();
  const logger = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
  const receive = createProviderSignUpReceiver({
    database: api.database,
    links: { link: (...given) => api.providerLinks.link(...given) },
    secret,
    consoleOrigin: 'https://console.example',
    logger,
    wakeWorkers: () => undefined,
  });
  server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  server.close();
  await api.close();
});
beforeEach(async () => {
  await resetWorld(api.database);
  calls = [];
  methods = { hasPassword: true, providers: [] };
  api.signOutOfPool = async (username) => void calls.push(`sign out ${username}`);
  api.providerLinks = {
    read: async () => methods,
    async link(username, provider, userId) {
      calls.push(`link ${provider} ${userId} to ${username}`);
      return 'LINKED';
    },
    unlink: async (provider, userId) => void calls.push(`unlink ${provider} ${userId}`),
  };
  anna = await addUser(api.database, 'alder');
});
afterEach(() => vi.useRealTimers());

const change =
  (name: string) =>
  (caller: Principal, provider = 'Google') =>
    api.execute(caller, `mutation ($provider: String!) { ${name}(provider: $provider) { ok userErrors { code } } }`, {
      provider,
    });
const start = change('startProviderLink');
const remove = change('removeProviderLink');
const mails = async () => (await api.jobs()).map(({ payload }) => payload);
const actions = async () => (await api.auditRows()).map(({ action }) => action);
const requests = () => api.database.asSystem((transaction) => transaction.select().from(providerLinkRequests));
const unreachable = async () => Promise.reject(new Error('No answer'));

type SignUp = { email?: string; isVerified?: string; username?: string; at?: string };

/** The trigger, before the first sign-in of Anna at Google unless changed. Returns its error, or null. */
const signUp = (
  { email = anna.user.email, isVerified = 'true', username = 'Google_12_3' }: SignUp = {},
  options: Partial<Parameters<typeof createPreSignUp>[0]> = {},
): Promise<string | null> =>
  createPreSignUp({ url, secret, ...options })({
    triggerSource: 'PreSignUp_ExternalProvider',
    userName: username,
    request: { userAttributes: { email, email_verified: isVerified } },
  }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const linked = () => [`link Google 12_3 to ${anna.user.sub}`];

describe('linking a provider', () => {
  it('links the provider that the user requested, mails the user, and records it in the audit log', async () => {
    expect((await start(anna.principal)).data).toEqual({ startProviderLink: { ok: true, userErrors: [] } });
    expect(calls).toEqual([]);
    expect(await signUp()).toBe('PROVIDER_LINKED');
    expect(calls).toEqual(linked());
    expect(await mails()).toMatchObject([{ to: anna.user.email, subject: 'Google was linked to your account' }]);
    expect((await api.auditRows()).toReversed()).toMatchObject([
      { action: 'provider.startLink', targetId: anna.user.id, diff: { provider: [null, 'Google'] } },
      { action: 'provider.link', actorId: anna.user.id, targetId: anna.user.id, diff: { provider: [null, 'Google'] } },
    ]);
  });

  it('compares addresses and provider names ignoring case, like the pool', async () => {
    await start(anna.principal);
    expect(await signUp({ email: anna.user.email.toUpperCase(), username: 'google_12_3' })).toBe('PROVIDER_LINKED');
    expect(calls).toEqual(linked());
  });

  it('reads the attributes that the address is mapped to', async () => {
    await start(anna.principal);
    const attributes = { 'custom:address': anna.user.email, 'custom:verified': 'true', email: 'other@alder.example' };
    const trigger = createPreSignUp({
      url,
      secret,
      emailAttribute: 'custom:address',
      verifiedAttribute: 'custom:verified',
    });
    const event = {
      triggerSource: 'PreSignUp_ExternalProvider',
      userName: 'Google_12_3',
      request: { userAttributes: attributes },
    };
    await expect(trigger(event)).rejects.toThrow('PROVIDER_LINKED');
  });

  it('accepts a new address, and rejects that of a user', async () => {
    expect(await signUp({ email: 'new@alder.example' })).toBeNull();
    expect(await signUp()).toBe(taken);
    expect(calls).toEqual([]);
  });

  it.each([
    ['an address that the provider has not verified', { isVerified: 'false' }],
    ['an address without a statement of the provider', { isVerified: '' }],
    ['another provider', { username: 'GitHub_12_3' }],
    ['a provider whose name begins alike', { username: 'Goog_12_3' }],
    ['a username without a provider', { username: 'Google' }],
  ])('does not link %s, and keeps the request', async (_, given) => {
    await start(anna.principal);
    expect(await signUp(given)).toBe(taken);
    expect(calls).toEqual([]);
    expect(await requests()).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });

  it('does not link the address of another user, or an unknown one', async () => {
    const ben = await addUser(api.database, 'alder');
    await start(anna.principal);
    expect(await signUp({ email: ben.user.email })).toBe(taken);
    expect(await signUp({ email: 'anna.other@alder.example' })).toBeNull();
    expect(calls).toEqual([]);
  });

  it('does not link after ten minutes', async () => {
    await start(anna.principal);
    await api.database.asSystem((transaction) =>
      transaction.update(providerLinkRequests).set({ expiresAt: sql`now()` }),
    );
    expect(await signUp()).toBe(taken);
    expect(calls).toEqual([]);
    await api.database.asSystem(deleteExpiredLinkRequests);
    expect(await requests()).toEqual([]);
  });

  it('keeps a request for ten minutes', async () => {
    await start(anna.principal);
    const [{ createdAt, expiresAt } = { createdAt: 0, expiresAt: 0 }] = await requests();
    expect(Number(expiresAt) - Number(createdAt)).toBe(600_000);
  });

  it('uses up a request, and only the last one counts', async () => {
    await start(anna.principal, 'Google');
    await signUp();
    expect(await signUp({ username: 'Google_other' })).toBe(taken);
    api.providerLinks = { ...api.providerLinks, link: async () => 'REFUSED' };
    await start(anna.principal);
    expect(await signUp()).toBe(taken);
    expect(await requests()).toEqual([]);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['the user is disabled', (id: string) => ({ table: users, set: { active: false }, id })],
    ['the account is disabled', () => ({ table: entities, set: { active: false }, id: entityId('alder') })],
  ])('does not link if %s', async (_, target) => {
    await start(anna.principal);
    const { table, set, id } = target(anna.user.id);
    await api.database.asSystem((transaction) => transaction.update(table).set(set).where(eq(table.id, id)));
    expect(await signUp()).toBe(taken);
    expect(calls).toEqual([]);
  });

  it('is recorded and mailed if the pool might have linked it', async () => {
    await start(anna.principal);
    api.providerLinks = { ...api.providerLinks, link: unreachable };
    expect(await signUp()).toBe(unchecked);
    expect(await mails()).toHaveLength(1);
    expect(await actions()).toContain('provider.link');
  });
});

it('enqueues the notice before the pool links, in case the link cannot be recorded', async () => {
  await start(anna.principal);
  let before: unknown[] = [];
  api.providerLinks = {
    ...api.providerLinks,
    async link() {
      before = await mails();
      return 'LINKED';
    },
  };
  await signUp();
  expect(before).toMatchObject([{ to: anna.user.email, subject: 'Google was linked to your account' }]);
});

describe('the trigger’s call', () => {
  const send = (body: string, headers: Record<string, string>) => fetch(url, { method: 'POST', body, headers });
  const body = () => JSON.stringify({ username: 'Google_12_3', email: anna.user.email, isEmailVerified: true });
  const signed = (text: string, at: number, key = secret) => ({ [signatureHeader]: signatureOf(key, text, at) });

  it.each([
    ['another secret', () => signed(body(), Date.now(), 'guess')],
    ['an empty secret', () => signed(body(), Date.now(), '')],
    ['no signature', () => ({})],
    ['the signature of another body', () => signed('{}', Date.now())],
    ['a signature from more than a minute ago', () => signed(body(), Date.now() - 61_000)],
    ['a signature from the future', () => signed(body(), Date.now() + 61_000)],
    [
      'another time than the signed one',
      () => {
        const now = Date.now();
        return { [signatureHeader]: signatureOf(secret, body(), now).replace(`t=${now}`, `t=${now + 1}`) };
      },
    ],
    ['a time that is no number', () => ({ [signatureHeader]: 't=,v1=' })],
  ])('is rejected with %s', async (_, headers) => {
    await start(anna.principal);
    expect((await send(body(), headers())).status).toBe(401);
    expect(calls).toEqual([]);
    expect(await requests()).toHaveLength(1);
  });

  it('cannot be replayed, neither for the same request nor for a later one', async () => {
    const at = Date.now() - 1_000;
    expect(await (await send(body(), signed(body(), at))).json()).toEqual({ outcome: 'EXISTS' });
    await start(anna.principal);
    expect(await (await send(body(), signed(body(), at))).json()).toEqual({ outcome: 'EXISTS' });
    expect(calls).toEqual([]);
    const next = signed(body(), Date.now() + 1_000);
    expect(await (await send(body(), next)).json()).toEqual({ outcome: 'LINKED' });
    expect(await (await send(body(), next)).json()).toEqual({ outcome: 'EXISTS' });
    expect(calls).toEqual(linked());
    expect(await mails()).toHaveLength(1);
  });

  it.each(['{}', 'null', '[', '{"username":1,"email":"a","isEmailVerified":true}', '{"username":"a","email":"a"}'])(
    'is rejected with the body %s',
    async (text) => {
      expect((await send(text, signed(text, Date.now()))).status).toBe(400);
    },
  );

  it('is rejected with another method, or a body that is too large', async () => {
    expect((await fetch(url)).status).toBe(405);
    expect((await send('x'.repeat(100_001), {})).status).toBe(413);
  });

  it('fails closed', async () => {
    expect(await signUp({ email: 'new@alder.example' }, { secret: 'other' })).toBe(unchecked);
    expect(await signUp({ email: 'new@alder.example' }, { url: 'http://127.0.0.1:1/' })).toBe('fetch failed');
  });

  it('is not made for other sign-ups', async () => {
    const event = { triggerSource: 'PreSignUp_SignUp', userName: 'id', request: { userAttributes: {} } };
    expect(await createPreSignUp({ url: 'http://127.0.0.1:1/', secret })(event)).toBe(event);
  });

  it('of the Lambda function uses its environment', async () => {
    vi.stubEnv('PROVIDER_SIGN_UP_URL', url);
    vi.stubEnv('PROVIDER_SIGN_UP_SECRET', secret);
    const event = {
      triggerSource: 'PreSignUp_ExternalProvider',
      userName: 'Google_12_3',
      request: { userAttributes: { email: anna.user.email, email_verified: 'true' } },
    };
    await expect(handler(event)).rejects.toThrow(taken);
    vi.unstubAllEnvs();
  });
});

describe('starting a link', () => {
  it('needs a password, a provider of the installation, and no earlier link', async () => {
    expect((await start(anna.principal, 'Other')).code).toBe('VALIDATION');
    methods = { hasPassword: true, providers: [{ provider: 'Google', userId: '1', linkedAt: new Date(0) }] };
    expect((await start(anna.principal)).data).toMatchObject({
      startProviderLink: { ok: false, userErrors: [{ code: 'PROVIDER_LINKED' }] },
    });
    methods = { ...methods, hasPassword: false };
    expect((await start(anna.principal)).data).toMatchObject({
      startProviderLink: { ok: false, userErrors: [{ code: 'PASSWORD_REQUIRED' }] },
    });
    expect(await requests()).toEqual([]);
  });
});

describe('removing a link', () => {
  beforeEach(() => {
    methods = { hasPassword: true, providers: [{ provider: 'Google', userId: '12_3', linkedAt: new Date(0) }] };
  });

  it('ends every session, mails the user, and records it in the audit log', async () => {
    const session = {
      id: randomUUID(),
      userId: anna.user.id,
      originJti: 'a sign-in',
      device: 'Chrome on Linux',
      createdAt: new Date(),
    };
    await api.database.asSystem((transaction) => transaction.insert(sessions).values(session));
    expect((await remove(anna.principal)).data).toEqual({ removeProviderLink: { ok: true, userErrors: [] } });
    expect(calls).toEqual(['unlink Google 12_3', `sign out ${anna.user.sub}`]);
    expect(await mails()).toMatchObject([{ to: anna.user.email, subject: 'Google was unlinked from your account' }]);
    expect(await api.auditRows()).toMatchObject([
      { action: 'provider.unlink', targetId: anna.user.id, diff: { provider: ['Google', null] } },
    ]);
    const rows = await api.database.asSystem((transaction) =>
      transaction.select().from(sessions).where(eq(sessions.userId, anna.user.id)),
    );
    expect(rows.map(({ revokedAt }) => revokedAt)).toEqual([expect.any(Date)]);
  });

  it('cancels a pending request, so that the next sign-in does not link it again', async () => {
    methods = { ...methods, providers: [] };
    await start(anna.principal);
    methods = { ...methods, providers: [{ provider: 'Google', userId: '12_3', linkedAt: new Date(0) }] };
    await remove(anna.principal);
    calls = [];
    expect(await signUp()).toBe(taken);
    expect(calls).toEqual([]);
  });

  it('never removes the last way to sign in', async () => {
    methods = { ...methods, hasPassword: false };
    expect((await remove(anna.principal)).data).toMatchObject({
      removeProviderLink: { ok: false, userErrors: [{ code: 'PASSWORD_REQUIRED' }] },
    });
    expect(calls).toEqual([]);
  });

  it('changes nothing for a provider that is not linked', async () => {
    expect((await remove(anna.principal, 'GitHub')).data).toMatchObject({
      removeProviderLink: { ok: false, userErrors: [{ code: 'PROVIDER_NOT_LINKED' }] },
    });
    expect(calls).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('leaves ending the sessions to the outbox if the pool does not', async () => {
    api.signOutOfPool = unreachable;
    expect((await remove(anna.principal)).data).toMatchObject({ removeProviderLink: { ok: true } });
    expect((await api.jobs()).map(({ kind }) => kind)).toEqual(['SIGN_OUT', 'MAIL']);
  });
});

it('lists how the user can sign in', async () => {
  methods = { hasPassword: true, providers: [{ provider: 'GitHub', userId: 'secret', linkedAt: new Date(0) }] };
  const query = '{ mySignInMethods { hasPassword providers { provider linkedAt } } }';
  expect((await api.execute(anna.principal, query)).data).toEqual({
    mySignInMethods: {
      hasPassword: true,
      providers: [{ provider: 'GitHub', linkedAt: '1970-01-01T00:00:00.000Z' }],
    },
  });
  api.providerLinks = { ...api.providerLinks, read: unreachable };
  expect((await api.execute(anna.principal, query)).code).toBe('UNAVAILABLE');
  expect((await start(anna.principal)).code).toBe('UNAVAILABLE');
  expect((await remove(anna.principal)).code).toBe('UNAVAILABLE');
});

it('requires a sign-in within the last five minutes, and MFA if it is overdue', async () => {
  const stale = { ...anna.principal, authenticatedAt: new Date(Date.now() - 301_000) };
  const overdue = { ...anna.principal, mfaDueAt: new Date(0), hasMfa: false };
  for (const attempt of [start, remove]) {
    expect((await attempt(stale)).code).toBe('STEP_UP_REQUIRED');
    expect((await attempt(overdue)).code).toBe('FORBIDDEN');
  }
  expect(calls).toEqual([]);
  expect(await requests()).toEqual([]);
});

it('reads the identities of the pool', () => {
  const identities = [
    { userId: '1', providerName: 'Google', dateCreated: '1000' },
    { userId: '2', providerName: 'GitHub', dateCreated: 2000 },
    { providerName: 'Microsoft' },
    null,
  ];
  expect(parseIdentities(JSON.stringify(identities))).toEqual([
    { provider: 'Google', userId: '1', linkedAt: new Date(1000) },
    { provider: 'GitHub', userId: '2', linkedAt: new Date(2000) },
  ]);
  expect([parseIdentities(), parseIdentities('{}')]).toEqual([[], []]);
});
