import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHostingFixture } from './core/services/hosting.fixture.ts';
import { embeddedEdgeIntelligence } from './core/services/embeddedEdgeIntelligence.ts';
import { openPglite } from './core/database/openPglite.ts';
import { entities, outboxJobs, users } from './core/database/schema.ts';
import { createApi, isSeeded, type Api, type ApiOptions } from './createApi.ts';
import type { RenderedMail } from './core/mail/renderMail.ts';
import { clientId, issuer, startIdentityServer, type IdentityServer } from './testing/identityServer.ts';
import { writeEmptyDatabase } from './testing/testDatabase.ts';
import { addUser, entityId, resetWorld, type TestUser } from './testing/world.ts';

/** Tests the whole API over HTTP, with real tokens, a real folder, and a pool on the network. */

let identity: IdentityServer;
let folder: string;
let api: Api;
let server: Server;
let origin: string;
let admin: TestUser;
const mails: RenderedMail[] = [];

const open = async (changed: Partial<ApiOptions> = {}) =>
  createApi({
    database: await openPglite(folder),
    issuer,
    jwksUrl: identity.jwksUrl,
    userPoolId: 'local_Test',
    userPoolClientId: clientId,
    identityEndpoint: identity.endpoint,
    awsCredentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    region: 'local',
    consoleOrigin: origin,
    regions: ['eu-north'],
    sendMail: async (mail) => void mails.push(mail),
    storage: { region: 'local', uploadBucket: 'uploads', assetBucket: 'assets', assetsUrl: 'https://assets.example' },
    steeringOrigin: 'https://steering.example',
    supportAddress: 'support@console.example',
    steeringSecrets: ['secret-of-steering'],
    chartsOrigin: 'https://charts.example',
    chartsSecrets: ['secret-of-charts'],
    edgeIntelligence: { ...embeddedEdgeIntelligence(), createCustomer: async () => 'ei-1' },
    domainHosting: createHostingFixture(),
    logger: { warn: () => undefined, error: () => undefined },
    ...changed,
  });

beforeAll(async () => {
  identity = await startIdentityServer();
  folder = await mkdtemp(join(tmpdir(), 'edge-console-api-'));
  await writeEmptyDatabase(folder);
  server = createServer((request, response) => void api.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  api = await open();
});

afterAll(async () => {
  await api.close();
  server.close();
  await identity.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  identity.respond = () => ({ result: {} });
  await resetWorld(api.database);
  identity.calls.length = 0;
  mails.length = 0;
  admin = await addUser(api.database, 'platform');
});

type Wire = {
  data?: Record<string, unknown>;
  extensions?: Record<string, unknown>;
  errors?: { message: string; extensions: Record<string, unknown> }[];
};

async function post(
  token: string | null,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; wire: Wire; code: unknown }> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  const wire = (await response.json()) as Wire;
  return { status: response.status, headers: response.headers, wire, code: wire.errors?.[0]?.extensions['code'] };
}

let signIns = 0;
const tokenOf = ({ user }: TestUser, claims: object = {}) => {
  signIns += 1;
  return identity.sign({ sub: user.sub ?? '', origin_jti: `sign-in ${signIns}`, ...claims });
};

const storedUser = async (id: string) =>
  (await api.database.asSystem((transaction) => transaction.select().from(users))).find((user) => user.id === id);

const viewer = '{ viewer { email permissions { group level } administrators { email } provisioning } }';

describe('sign-in', () => {
  it("returns the token's user as the viewer", async () => {
    const { status, wire, headers } = await post(await tokenOf(admin), viewer, {}, { 'x-request-id': 'my-request.1' });
    expect(status).toBe(200);
    expect(wire.data?.['viewer']).toMatchObject({
      email: admin.user.email,
      administrators: [{ email: admin.user.email }],
      provisioning: 'READY',
    });
    expect(headers.get('x-request-id')).toBe('my-request.1');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('date')).not.toBeNull();
  });

  it('activates an invited user on their first request, and stores the sign-in time', async () => {
    const invited = await addUser(api.database, 'alder', { stage: 'INVITED' });
    const signedIn = new Date(Math.floor(Date.now() / 1000) * 1000 - 60_000);
    await post(await tokenOf(invited, { auth_time: signedIn.getTime() / 1000 }), viewer);
    expect(await storedUser(invited.user.id)).toMatchObject({ status: 'ACTIVE', lastLogin: signedIn, version: 1 });
  });

  it('does not treat an older token as a newer sign-in', async () => {
    const lastLogin = new Date('2099-01-01T00:00:00Z');
    const user = await addUser(api.database, 'alder', { lastLogin });
    await post(await tokenOf(user), viewer);
    expect(await storedUser(user.user.id)).toMatchObject({ lastLogin });
  });

  it('returns 401 with the reason', async () => {
    const off = await addUser(api.database, 'alder', { active: false });
    const deactivated = await addUser(api.database, 'alder', { stage: 'DEACTIVATED' });
    const responses = [
      await post(null, viewer),
      await post('nonsense', viewer),
      await post(await tokenOf(off), viewer),
      await post(await tokenOf(deactivated), viewer),
      await post(await identity.sign({ sub: 'nobody' }), viewer),
      await post(await tokenOf(admin, { exp: 1 }), viewer),
    ];
    expect(responses.map(({ status, code, wire }) => [status, code, wire.errors?.[0]?.extensions['reason']])).toEqual([
      [401, 'UNAUTHENTICATED', 'SIGN_IN'],
      [401, 'UNAUTHENTICATED', 'TOKEN_INVALID'],
      [401, 'UNAUTHENTICATED', 'USER_INACTIVE'],
      [401, 'UNAUTHENTICATED', 'USER_INACTIVE'],
      [401, 'UNAUTHENTICATED', 'USER_UNKNOWN'],
      [401, 'TOKEN_EXPIRED', undefined],
    ]);
  });

  it('does not list deactivated users as administrators to contact', async () => {
    await addUser(api.database, 'platform', { stage: 'DEACTIVATED' });
    const { wire } = await post(await tokenOf(admin), viewer);
    expect(wire.data?.['viewer']).toMatchObject({ administrators: [{ email: admin.user.email }] });
  });

  it('ends a session that the pool has ended', async () => {
    identity.respond = () => ({ error: 'NotAuthorizedException' });
    const { status, code } = await post(await tokenOf(admin), viewer);
    expect([status, code]).toEqual([401, 'SESSION_REVOKED']);
    expect(identity.calls.map(({ operation }) => operation)).toEqual(['GetUser']);
  });

  it('does not end a session whose token expired before the pool responded; it continues with a new token', async () => {
    const sitting = { origin_jti: 'a long sitting' };
    identity.respond = () => ({ error: 'NotAuthorizedException', message: 'Access Token has expired' });
    expect((await post(await tokenOf(admin, sitting), viewer)).code).toBe('UNAVAILABLE');
    identity.respond = () => ({ result: {} });
    expect((await post(await tokenOf(admin, sitting), viewer)).status).toBe(200);
  });

  it('returns 503 while the pool does not respond', async () => {
    identity.respond = () => ({ error: 'InternalErrorException', status: 500 });
    const { status, code } = await post(await tokenOf(admin), viewer);
    expect([status, code]).toEqual([503, 'UNAVAILABLE']);
  });
});

describe('required MFA', () => {
  const longAgo = new Date('2020-01-01T00:00:00Z');
  const requireMfa = (requireMfaSince: Date | null) =>
    api.database.asSystem((transaction) => transaction.update(entities).set({ requireMfaSince }));
  const withFactors = (UserMFASettingList: string[]) => {
    identity.respond = () => ({ result: { UserAttributes: [], UserMFASettingList } });
  };
  const reasonOf = ({ wire }: { wire: Wire }) => wire.errors?.[0]?.extensions['reason'];
  const usersQuery = '{ users { totalCount } }';

  it('is announced in every response, and locks no one out before it is due', async () => {
    const user = await addUser(api.database, 'alder', { activatedAt: longAgo });
    const since = new Date();
    await requireMfa(since);
    const token = await tokenOf(user);
    const { wire, code } = await post(token, usersQuery);
    expect(code).toBeUndefined();
    const dueAt = new Date(since.getTime() + 7 * 86_400_000).toISOString();
    expect(wire.extensions).toEqual({ secondFactor: { dueAt, isOverdue: false } });
    withFactors(['SOFTWARE_TOKEN_MFA']);
    expect((await post(await tokenOf(user), viewer)).wire.extensions).toEqual({ secondFactor: null });
  });

  it('is not required of users who sign in with a provider, because they cannot set it up here', async () => {
    const user = await addUser(api.database, 'alder', { activatedAt: longAgo });
    await requireMfa(longAgo);
    const identities = JSON.stringify([{ providerName: 'Google', userId: '1', primary: 'true' }]);
    identity.respond = () => ({
      result: { UserAttributes: [{ Name: 'identities', Value: identities }], UserMFASettingList: [] },
    });
    const { wire } = await post(await tokenOf(user), usersQuery);
    expect(wire.errors).toBeUndefined();
    expect(wire.extensions).toEqual({ secondFactor: null });
  });

  it.each([
    [
      'has a password beside the provider that was linked',
      '[{"providerName":"Google","userId":"1","primary":"false"}]',
    ],
    ['has linked several', '[{"providerName":"Google","primary":false},{"providerName":"GitHub","primary":false}]'],
    ['has unlinked the last', '[]'],
    ['has an unknown format', 'null'],
    ['has an unreadable format', 'Google'],
  ])('is required of a user with a linked provider who %s', async (_what, Value) => {
    const user = await addUser(api.database, 'alder', { activatedAt: longAgo });
    await requireMfa(longAgo);
    identity.respond = () => ({
      result: { UserAttributes: [{ Name: 'identities', Value }], UserMFASettingList: [] },
    });
    expect(reasonOf(await post(await tokenOf(user), usersQuery))).toBe('SECOND_FACTOR');
  });

  it('limits users to their own user and sessions once overdue, until they sign in with MFA', async () => {
    const user = await addUser(api.database, 'alder', { activatedAt: longAgo });
    await requireMfa(longAgo);
    expect((await post(await tokenOf(user), 'mutation { revokeOtherSessions { ok } }')).code).toBeUndefined();
    const token = await tokenOf(user);
    const refused = await post(token, usersQuery);
    expect([refused.code, reasonOf(refused)]).toEqual(['FORBIDDEN', 'SECOND_FACTOR']);
    expect(refused.wire.extensions).toMatchObject({ secondFactor: { isOverdue: true } });
    expect(reasonOf(await post(token, invite, { input: anna() }))).toBe('SECOND_FACTOR');
    expect((await post(token, viewer)).code).toBeUndefined();
    expect((await post(token, '{ mySessions { current } mySecurityEvents { id } }')).code).toBeUndefined();
    withFactors(['SOFTWARE_TOKEN_MFA']);
    expect((await post(await tokenOf(user), usersQuery)).wire).toMatchObject({
      data: {},
      extensions: { secondFactor: null },
    });
  });

  it("is due a grace period after a new user's first sign-in", async () => {
    const user = await addUser(api.database, 'alder', { stage: 'INVITED' });
    await requireMfa(longAgo);
    const token = await tokenOf(user);
    expect((await post(token, usersQuery)).code).toBeUndefined();
    const activatedAt = (await storedUser(user.user.id))?.activatedAt?.getTime() ?? 0;
    expect(Math.abs(Date.now() - activatedAt)).toBeLessThan(60_000);
    await api.database.asSystem((transaction) => transaction.update(users).set({ activatedAt: longAgo }));
    expect(reasonOf(await post(token, usersQuery))).toBe('SECOND_FACTOR');
    expect(await storedUser(user.user.id)).toMatchObject({ activatedAt: longAgo });
  });

  it('is not required if the account does not require it or the pool does not support it', async () => {
    const user = await addUser(api.database, 'alder', { activatedAt: longAgo });
    await requireMfa(null);
    expect((await post(await tokenOf(user), usersQuery)).wire.extensions).toEqual({ secondFactor: null });
    await requireMfa(longAgo);
    const token = await tokenOf(user);
    await api.close();
    api = await open({ isMfaOffered: false });
    expect((await post(token, usersQuery)).wire.extensions).toEqual({ secondFactor: null });
    const policy = 'mutation { setAccountPolicy(requireMfa: true) { entity { id } } }';
    expect((await post(token, policy)).wire.errors?.[0]?.extensions).toMatchObject({ field: 'requireMfa' });
    await api.close();
    api = await open();
  });
});

describe('a session from before MFA setup', () => {
  const start = `mutation($input: ImpersonationInput!) { startImpersonation(input: $input) { secret userErrors { code } } }`;

  /** The pool reports these MFA factors for every token of the user. */
  const withFactors = ({ user }: TestUser, UserMFASettingList: string[]) => {
    identity.respond = ({ operation }) => ({
      result: operation === 'GetUser' ? { UserAttributes: [{ Name: 'sub', Value: user.sub }], UserMFASettingList } : {},
    });
  };

  it('is refused, and ends everywhere when the pool reports MFA', async () => {
    const target = await addUser(api.database, 'alder');
    const input = { userId: target.user.id, reason: 'A customer asked for it' };
    const stolen = { origin_jti: 'stolen', auth_time: Math.floor(Date.now() / 1000) - 60 };
    withFactors(admin, []);
    expect((await post(await tokenOf(admin, stolen), viewer)).code).toBeUndefined();
    // A sign-in that this process has not seen is not cached.
    const unseen = { ...stolen, origin_jti: 'unseen' };
    withFactors(admin, ['SOFTWARE_TOKEN_MFA']);
    for (const claims of [unseen, stolen, unseen])
      expect((await post(await tokenOf(admin, claims), start, { input })).code).toBe('SESSION_REVOKED');
    const fresh = await tokenOf(admin, { auth_time: Math.floor(Date.now() / 1000) + 2 });
    expect((await post(fresh, start, { input })).wire.data).toMatchObject({ startImpersonation: { userErrors: [] } });
    expect(await storedUser(admin.user.id)).toMatchObject({ mfaEnabled: true, version: 1 });
    await vi.waitFor(() => {
      expect(identity.calls.map(({ operation }) => operation)).toContain('AdminUserGlobalSignOut');
      expect(mails.map(({ to, subject }) => [to, subject])).toContainEqual([
        admin.user.email,
        'Multi-factor authentication is on',
      ]);
    });
  });
});

const foundation = `mutation($input: CreateAccountInput!) {
  createAccount(input: $input) { entity { id } userErrors { code } }
}`;

describe('a new user', () => {
  const input = { entityName: 'Lumen', companyName: 'Lumen Sports', region: 'eu-north', acceptTerms: true };
  const attributes = (changed: Record<string, string> = {}) =>
    Object.entries({ email: 'priya@lumen.example', email_verified: 'true', name: 'Priya Devi Rao', ...changed }).map(
      ([Name, Value]) => ({ Name, Value }),
    );
  const user = (UserAttributes: object[]) => (identity.respond = () => ({ result: { Username: 'u', UserAttributes } }));

  it('can read themselves and create an account, which is then provisioned', async () => {
    user(attributes({ phone_number: '+4670' }));
    const token = await identity.sign({ sub: 'sub-of-priya' });
    expect((await post(token, viewer)).wire.data?.['viewer']).toMatchObject({
      email: 'priya@lumen.example',
      provisioning: 'NO_ENTITY',
    });
    const { wire } = await post(token, foundation, { input }, { 'idempotency-key': 'first-account' });
    const repeated = await post(token, foundation, { input }, { 'idempotency-key': 'first-account' });
    expect(repeated.wire.data).toEqual(wire.data);
    expect(wire.data).toMatchObject({ createAccount: { userErrors: [] } });
    const allUsers = await api.database.asSystem((transaction) => transaction.select().from(users));
    expect(allUsers.find(({ sub }) => sub === 'sub-of-priya')).toMatchObject({
      name: 'Priya',
      lastName: 'Devi Rao',
      phone: '4670',
      roleId: 'admin',
    });
    const ready = async () => (await post(token, '{ viewer { provisioning entity { eiCustomerId } } }')).wire.data;
    const expected = { viewer: { provisioning: 'READY', entity: { eiCustomerId: 'ei-1' } } };
    await vi.waitFor(async () => expect(await ready()).toEqual(expected), 10_000);
  });

  it('gets no due date for MFA, regardless of earlier users of the browser', async () => {
    user(attributes());
    const { wire } = await post(await identity.sign({ sub: 'sub-of-priya' }), viewer);
    expect(wire).toMatchObject({ data: { viewer: { provisioning: 'NO_ENTITY' } }, extensions: { secondFactor: null } });
  });

  it('is refused with an unverified address, or one that another user has', async () => {
    const token = await identity.sign({ sub: 'sub-of-priya' });
    for (const changed of [{ email_verified: 'false' }, { email: admin.user.email.toUpperCase() }] as const) {
      user(attributes(changed));
      const { code, wire } = await post(token, viewer);
      expect([code, wire.errors?.[0]?.extensions['reason']]).toEqual(['UNAUTHENTICATED', 'USER_UNKNOWN']);
    }
  });

  it('gets the errors for an ended session and an unresponsive pool', async () => {
    const token = await identity.sign({ sub: 'sub-of-priya' });
    identity.respond = () => ({ error: 'NotAuthorizedException' });
    expect((await post(token, viewer)).code).toBe('SESSION_REVOKED');
    identity.respond = () => ({ error: 'InternalErrorException', status: 500 });
    expect((await post(token, viewer)).code).toBe('UNAVAILABLE');
  });

  it('can request a new invitation, which is mailed', async () => {
    const invited = await addUser(api.database, 'platform', { stage: 'INVITED', roleId: 'regular' });
    await post(null, `mutation($email: String!) { requestInvite(email: $email) { ok } }`, {
      email: invited.user.email,
    });
    await vi.waitFor(() => expect(mails.map(({ to }) => to)).toEqual([admin.user.email]), 10_000);
  });
});

const invite = `mutation($input: InviteUserInput!) {
  inviteUser(input: $input) { user { id status } userErrors { code } }
}`;
const anna = () => ({ name: 'Anna', lastName: 'Berg', email: 'anna@example.com', entityId: entityId('alder') });
const poolCalls = () => identity.calls.map(({ operation }) => operation).filter((name) => name !== 'GetUser');

async function inviteAnna(): Promise<string> {
  const { wire } = await post(await tokenOf(admin), invite, { input: anna() });
  const { user } = (wire.data ?? {})['inviteUser'] as { user: { id: string } };
  return user.id;
}

/** Attributes of a pool user with a verified address. */
const member = [
  { Name: 'sub', Value: 'sub-of-member' },
  { Name: 'email_verified', Value: 'true' },
];

describe('user pool jobs', () => {
  it('create an invited user and store their pool ID', async () => {
    identity.respond = ({ operation }) =>
      operation === 'AdminCreateUser'
        ? { result: { User: { Username: 'u', Attributes: [{ Name: 'sub', Value: 'sub-of-anna' }] } } }
        : { result: {} };
    const id = await inviteAnna();
    await vi.waitFor(async () => expect(await storedUser(id)).toMatchObject({ sub: 'sub-of-anna' }), 10_000);
    expect(identity.calls.find(({ operation }) => operation === 'AdminCreateUser')?.input).toMatchObject({
      UserPoolId: 'local_Test',
      Username: 'anna@example.com',
      DesiredDeliveryMediums: ['EMAIL'],
      // In a link, without encoding.
      TemporaryPassword: expect.stringMatching(/^[\w-]{16,}$/) as unknown,
      ClientMetadata: {
        inviter: `Given ${admin.user.lastName}`,
        account: 'alder',
        product: 'north',
        address: origin.replace('localhost', 'north.localhost'),
        console: origin,
      },
      UserAttributes: expect.arrayContaining([{ Name: 'email_verified', Value: 'true' }]) as unknown,
    });
  });

  it('reuse the existing user if the response of an earlier attempt was lost', async () => {
    identity.respond = ({ operation }) => {
      if (operation === 'AdminCreateUser') return { error: 'UsernameExistsException' };
      return {
        result: { UserAttributes: [{ Name: 'sub', Value: 'sub-from-before' }], UserStatus: 'FORCE_CHANGE_PASSWORD' },
      };
    };
    const id = await inviteAnna();
    await vi.waitFor(async () => expect(await storedUser(id)).toMatchObject({ sub: 'sub-from-before' }), 10_000);
  });

  it('mail users with a password that they have an account now, also when they are invited again', async () => {
    identity.respond = ({ operation, input }) => {
      if (operation !== 'AdminCreateUser') return { result: { UserAttributes: member, UserStatus: 'CONFIRMED' } };
      const isAgain = input['MessageAction'] === 'RESEND';
      return { error: isAgain ? 'UnsupportedUserStateException' : 'UsernameExistsException' };
    };
    mails.length = 0;
    const id = await inviteAnna();
    await vi.waitFor(() => expect(mails.map(({ to }) => to)).toEqual(['anna@example.com']), 10_000);
    expect(mails[0]?.text).toContain(`${origin}/signin/`);
    expect(mails[0]?.text).toContain(`Given ${admin.user.lastName} has invited you to join alder in north`);
    expect(mails[0]).toMatchObject({ sender: 'north', subject: 'Your north account is ready' });
    expect(await storedUser(id)).toMatchObject({ sub: 'sub-of-member' });
    // Sessions from before the invitation have ended before anyone could use them here.
    expect(poolCalls()).toEqual(['AdminCreateUser', 'AdminGetUser', 'AdminUserGlobalSignOut']);
    await post(await tokenOf(admin), `mutation($id: ID!) { resendInvite(id: $id) { user { id } } }`, { id });
    await vi.waitFor(() => expect(mails).toEqual([mails[0], mails[0]]), 10_000);
  });

  it('mail nothing to a user who is invited as disabled', async () => {
    identity.respond = ({ operation }) =>
      operation === 'AdminCreateUser'
        ? { error: 'UsernameExistsException' }
        : { result: { UserAttributes: member, UserStatus: 'CONFIRMED' } };
    await post(await tokenOf(admin), invite, { input: { ...anna(), active: false } });
    const jobs = () => api.database.asSystem((transaction) => transaction.$count(outboxJobs));
    await vi.waitFor(async () => expect(await jobs()).toBe(0), 10_000);
    expect(mails).toEqual([]);
  });

  it.each([
    ['signed up with the address of another', 'UNCONFIRMED', []],
    [
      'comes by a provider that calls it not verified',
      'EXTERNAL_PROVIDER',
      [{ Name: 'email_verified', Value: 'false' }],
    ],
    ['comes by a provider that says nothing of it', 'EXTERNAL_PROVIDER', []],
  ])('do not let in a user who %s and never verified the address', async (_name, UserStatus, more) => {
    let isInUse = true;
    const attributes = (sub: string) => [{ Name: 'sub', Value: sub }];
    identity.respond = ({ operation, input }) => {
      if (operation === 'AdminDeleteUser') isInUse = input['Username'] !== 'name-of-stranger';
      if (operation === 'AdminGetUser')
        return {
          result: {
            Username: 'name-of-stranger',
            UserAttributes: [...attributes('sub-of-stranger'), ...more],
            UserStatus,
          },
        };
      if (operation !== 'AdminCreateUser') return { result: {} };
      return isInUse
        ? { error: 'UsernameExistsException' }
        : { result: { User: { Attributes: attributes('sub-of-anna') } } };
    };
    const id = await inviteAnna();
    await vi.waitFor(async () => expect((await storedUser(id))?.sub).not.toBeNull(), 10_000);
    expect(await storedUser(id)).toMatchObject({ sub: 'sub-of-anna' });
    expect(identity.calls.at(-1)?.input).toMatchObject({ DesiredDeliveryMediums: ['EMAIL'] });
  });

  it('are retried in order after an error, without delaying responses', async () => {
    let isDown = true;
    identity.respond = ({ operation }) => {
      if (operation !== 'GetUser' && isDown) return { error: 'InternalErrorException', status: 500 };
      return { result: { User: { Attributes: [{ Name: 'sub', Value: 'sub-at-last' }] } } };
    };
    const id = await inviteAnna();
    const off = `mutation($id: ID!) { setUserActive(id: $id, active: false) { user { status } } }`;
    expect((await post(await tokenOf(admin), off, { id })).wire.data).toEqual({
      setUserActive: { user: { status: 'INACTIVE' } },
    });
    isDown = false;
    await vi.waitFor(() => expect(poolCalls().at(-1)).toBe('AdminUserGlobalSignOut'), 10_000);
    expect([...new Set(poolCalls())]).toEqual(['AdminCreateUser', 'AdminDisableUser', 'AdminUserGlobalSignOut']);
    expect(await storedUser(id)).toMatchObject({ sub: 'sub-at-last', active: false });
  });

  it('disable a user who was invited again after choosing a password', async () => {
    const user = await addUser(api.database, 'alder', { roleId: 'regular', stage: 'INVITED' });
    identity.respond = ({ operation }) =>
      operation === 'AdminCreateUser' ? { error: 'UnsupportedUserStateException' } : { result: {} };
    const token = await tokenOf(admin);
    const variables = { id: user.user.id };
    await post(token, `mutation($id: ID!) { resendInvite(id: $id) { user { id } } }`, variables);
    await post(token, `mutation($id: ID!) { setUserActive(id: $id, active: false) { user { id } } }`, variables);
    const expected = ['AdminCreateUser', 'AdminDisableUser', 'AdminUserGlobalSignOut'];
    await vi.waitFor(() => expect(poolCalls()).toEqual(expected), 10_000);
  });

  it("end a user's sessions", async () => {
    const user = await addUser(api.database, 'alder');
    const { code } = await post(
      await tokenOf(admin),
      'mutation ($id: ID!) { revokeUserSessions(id: $id) { ok userErrors { code } } }',
      { id: user.user.id },
    );
    expect(code).toBeUndefined();
    const call = {
      operation: 'AdminUserGlobalSignOut',
      input: { UserPoolId: 'local_Test', Username: user.user.sub },
    };
    await vi.waitFor(() => expect(identity.calls).toContainEqual(call), 10_000);
  });

  it('reset a password', async () => {
    const user = await addUser(api.database, 'alder');
    const reset = 'mutation ($id: ID!) { resetUserPassword(id: $id) { ok userErrors { code } } }';
    expect((await post(await tokenOf(admin), reset, { id: user.user.id })).code).toBeUndefined();
    const call = {
      operation: 'AdminResetUserPassword',
      input: expect.objectContaining({ UserPoolId: 'local_Test', Username: user.user.sub }),
    };
    // Cognito itself revokes no tokens when a password is reset.
    await vi.waitFor(() => expect(poolCalls()).toEqual([call.operation, 'AdminUserGlobalSignOut']), 10_000);
    expect(identity.calls).toContainEqual(call);
  });

  it('reset MFA, and end the sessions and remembered devices', async () => {
    const person = await addUser(api.database, 'alder', { mfaEnabled: true });
    identity.respond = ({ operation }) => ({
      result: operation === 'AdminListDevices' ? { Devices: [{ DeviceKey: 'device-1' }] } : {},
    });
    const reset = 'mutation ($id: ID!) { resetUserMfa(id: $id) { ok userErrors { code } } }';
    expect((await post(await tokenOf(admin), reset, { id: person.user.id })).code).toBeUndefined();
    const user = { UserPoolId: 'local_Test', Username: person.user.sub };
    const calls = () => identity.calls.filter(({ operation }) => operation.startsWith('Admin'));
    await vi.waitFor(
      () =>
        expect(calls()).toMatchObject([
          { operation: 'AdminUserGlobalSignOut', input: user },
          { operation: 'AdminListDevices', input: user },
          { operation: 'AdminForgetDevice', input: { ...user, DeviceKey: 'device-1' } },
          { operation: 'AdminSetUserMFAPreference', input: { ...user, SoftwareTokenMfaSettings: { Enabled: false } } },
        ]),
      10_000,
    );
  });

  it('disable a user without a password to reset', async () => {
    const user = await addUser(api.database, 'alder', { roleId: 'regular' });
    identity.respond = ({ operation }) =>
      operation === 'AdminResetUserPassword' ? { error: 'NotAuthorizedException' } : { result: {} };
    const token = await tokenOf(admin);
    const variables = { id: user.user.id };
    await post(token, 'mutation ($id: ID!) { resetUserPassword(id: $id) { ok } }', variables);
    await post(token, 'mutation ($id: ID!) { setUserActive(id: $id, active: false) { user { id } } }', variables);
    const expected = ['AdminResetUserPassword', 'AdminUserGlobalSignOut', 'AdminDisableUser', 'AdminUserGlobalSignOut'];
    await vi.waitFor(() => expect(poolCalls()).toEqual(expected), 10_000);
  });

  it.each([
    ['ended them', { result: {} }, undefined],
    ['knows nobody', { error: 'UserNotFoundException' }, undefined],
    ['refuses', { error: 'TooManyRequestsException' }, 'UNAVAILABLE'],
    ['fails', { error: 'InternalErrorException', status: 500 }, 'UNAVAILABLE'],
  ] as const)("end the caller's own sessions before responding: the pool %s", async (_, result, code) => {
    const user = await addUser(api.database, 'alder');
    identity.respond = ({ operation }) => (operation === 'GetUser' ? { result: {} } : result);
    const token = await tokenOf(user);
    expect((await post(token, 'mutation { revokeOtherSessions { ok } }')).code).toBe(code);
    expect(identity.calls).toContainEqual({
      operation: 'AdminUserGlobalSignOut',
      input: { UserPoolId: 'local_Test', Username: user.user.sub },
    });
    expect((await post(token, viewer)).code).toBe(code ? undefined : 'SESSION_REVOKED');
  });

  it('delete a user, and accept that they are already deleted', async () => {
    const user = await addUser(api.database, 'alder', { roleId: 'regular' });
    identity.respond = ({ operation }) =>
      operation === 'GetUser' ? { result: {} } : { error: 'UserNotFoundException' };
    await post(await tokenOf(admin), `mutation($id: ID!) { deleteUser(id: $id) { ok } }`, { id: user.user.id });
    await vi.waitFor(() => expect(poolCalls()).toEqual(['AdminDeleteUser']), 10_000);
  });
});

describe('restart', () => {
  afterEach(async () => {
    api = await open();
  });

  it('completes running requests, keeps outbox jobs, and delivers them afterwards', async () => {
    identity.respond = ({ operation }) =>
      operation === 'GetUser' ? { result: {} } : { error: 'InternalErrorException', status: 500 };
    const running = inviteAnna();
    await vi.waitFor(() => expect(identity.calls.length).toBeGreaterThan(0), 10_000);
    await expect(open()).rejects.toThrow(String(process.pid));
    const id = await running;
    await api.close();

    identity.respond = () => ({ result: { User: { Attributes: [{ Name: 'sub', Value: 'sub-after' }] } } });
    api = await open();
    expect(await isSeeded(api.database)).toBe(true);
    await vi.waitFor(async () => expect(await storedUser(id)).toMatchObject({ sub: 'sub-after' }), 10_000);
    await api.close();
  });
});
