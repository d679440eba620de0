import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userPoolClientId as ClientId } from '../user-pool/settings.ts';
import { appOf } from '../testing/authenticatorApp.ts';
import { createPasskeyAuthenticator } from '../testing/passkeyAuthenticator.ts';
import { ana, eve, startTestCloud, type ServiceResponse, type TestCloud } from '../testing/testCloud.ts';

type Authenticator = ReturnType<typeof createPasskeyAuthenticator>;
type CreationOptions = Parameters<Authenticator['create']>[0];

const incorrect = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const closed = { __type: 'NotAuthorizedException', message: 'Invalid session for the user.' };

let test: TestCloud;

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana, { ...eve, password: ana.password }]);
});

afterEach(() => test.stop());

const tokenOf = async (email: string = ana.email) =>
  (await test.signIn(email, ana.password)).AuthenticationResult?.AccessToken;

async function start(AccessToken: string | undefined): Promise<CreationOptions> {
  const response = await test.call('StartWebAuthnRegistration', { AccessToken });
  return (response as { CredentialCreationOptions?: CreationOptions }).CredentialCreationOptions as CreationOptions;
}

const complete = (AccessToken: string | undefined, Credential: object) =>
  test.call('CompleteWebAuthnRegistration', { AccessToken, Credential });

/** Adds a passkey of the user. */
async function register(email: string = ana.email, authenticator = createPasskeyAuthenticator()) {
  const token = await tokenOf(email);
  expect(await complete(token, authenticator.create(await start(token), { origin: test.origin }))).toEqual({});
  return authenticator;
}

const list = async (AccessToken: string | undefined) =>
  ((await test.call('ListWebAuthnCredentials', { AccessToken })) as { Credentials?: { CredentialId: string }[] })
    .Credentials;

const initiate = (USERNAME: string, parameters: object = { PREFERRED_CHALLENGE: 'WEB_AUTHN' }) =>
  test.call('InitiateAuth', { ClientId, AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME, ...parameters } });

const requestOf = ({ ChallengeParameters }: ServiceResponse) =>
  JSON.parse(ChallengeParameters?.['CREDENTIAL_REQUEST_OPTIONS'] ?? '') as { challenge: string; rpId: string };

const respond = (Session: string | undefined, USERNAME: string, credential: object) =>
  test.call('RespondToAuthChallenge', {
    ClientId,
    ChallengeName: 'WEB_AUTHN',
    Session,
    ChallengeResponses: { USERNAME, CREDENTIAL: JSON.stringify(credential) },
  });

/** Signs in with the passkey. */
async function signInWith(
  authenticator: Authenticator,
  email: string = ana.email,
  use: Partial<Parameters<Authenticator['get']>[1]> = {},
) {
  const started = await initiate(email);
  const credential = authenticator.get(requestOf(started), { origin: test.origin, ...use });
  return respond(started.Session, email, credential);
}

describe('adding a passkey', () => {
  it('requires a discoverable passkey that verifies the user', async () => {
    const token = await tokenOf();
    expect(await start(token)).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: ana.email, displayName: 'Ana Silva' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const { id } = await register();
    expect(await list(token)).toMatchObject([
      { CredentialId: id, RelyingPartyId: 'localhost', AuthenticatorTransports: ['internal'] },
    ]);
    expect(await start(token)).toMatchObject({ excludeCredentials: [{ id }] });
    expect(await list(await tokenOf(eve.email))).toEqual([]);
  });

  it.each([
    ['without user verification', { isUserVerified: false }, 'WebAuthnCredentialNotSupportedException'],
    ['from another origin', { origin: 'http://localhost:1' }, 'WebAuthnOriginNotAllowedException'],
  ])('is rejected %s', async (_what, use, __type) => {
    const token = await tokenOf();
    const credential = createPasskeyAuthenticator().create(await start(token), { origin: test.origin, ...use });
    expect(await complete(token, credential)).toMatchObject({ __type });
    expect(await list(token)).toEqual([]);
  });

  it('requires a challenge of the same session, once, in time', async () => {
    const notFound = { __type: 'WebAuthnChallengeNotFoundException' };
    const token = await tokenOf();
    const credential = createPasskeyAuthenticator().create(await start(token), { origin: test.origin });
    expect(await complete(await tokenOf(), credential)).toMatchObject(notFound);
    expect(await complete(await tokenOf(eve.email), credential)).toMatchObject(notFound);
    expect(await complete(token, credential)).toEqual({});
    expect(await complete(token, credential)).toMatchObject(notFound);
    const late = createPasskeyAuthenticator().create(await start(token), { origin: test.origin });
    test.advance(180_000);
    expect(await complete(token, late)).toMatchObject(notFound);
  });

  it("never replaces another user's passkey", async () => {
    const id = Buffer.alloc(32, 7);
    const authenticator = await register(ana.email, createPasskeyAuthenticator(id));
    const token = await tokenOf(eve.email);
    const copy = createPasskeyAuthenticator(id).create(await start(token), { origin: test.origin });
    expect(await complete(token, copy)).toMatchObject({ __type: 'WebAuthnCredentialNotSupportedException' });
    expect(await signInWith(authenticator)).toHaveProperty('AuthenticationResult');
  });
});

describe('signing in with a passkey', () => {
  it('needs neither a password nor a code, even with an authenticator app', async () => {
    const authenticator = await register();
    await appOf(test).enroll();
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('ChallengeName', 'SOFTWARE_TOKEN_MFA');
    expect(await signInWith(authenticator)).toHaveProperty('AuthenticationResult');
  });

  it('survives a restart', async () => {
    const authenticator = await register();
    await test.reopen();
    expect(await signInWith(authenticator)).toHaveProperty('AuthenticationResult');
  });

  it.each([
    ['without user verification', { isUserVerified: false }],
    ['at another origin', { origin: 'http://localhost:1' }],
  ])('is rejected %s', async (_what, use) => {
    expect(await signInWith(await register(), ana.email, use)).toEqual(incorrect);
  });

  it('rejects a passkey that belongs to another user or was removed', async () => {
    const authenticator = await register();
    expect(await signInWith(authenticator, eve.email)).toEqual(incorrect);
    expect(await signInWith(createPasskeyAuthenticator())).toEqual(incorrect);
    const { id: CredentialId } = authenticator;
    const missing = { __type: 'ResourceNotFoundException' };
    const byOther = { AccessToken: await tokenOf(eve.email), CredentialId };
    expect(await test.call('DeleteWebAuthnCredential', byOther)).toMatchObject(missing);
    const AccessToken = await tokenOf();
    expect(await test.call('DeleteWebAuthnCredential', { AccessToken, CredentialId })).toEqual({});
    expect(await test.call('DeleteWebAuthnCredential', { AccessToken, CredentialId })).toMatchObject(missing);
    expect(await signInWith(authenticator)).toEqual(incorrect);
  });

  it('rejects the signature of another challenge, and a counter that did not increase', async () => {
    const authenticator = await register();
    const [first, second] = [await initiate(ana.email), await initiate(ana.email)];
    const credential = authenticator.get(requestOf(first), { origin: test.origin, counter: 2 });
    expect(await respond(second.Session, ana.email, credential)).toEqual(incorrect);
    expect(await respond(first.Session, ana.email, credential)).toHaveProperty('AuthenticationResult');
    expect(await respond(first.Session, ana.email, credential)).toEqual(closed);
    expect(await signInWith(authenticator, ana.email, { counter: 2 })).toEqual(incorrect);
    expect(await signInWith(authenticator, ana.email, { counter: 3 })).toHaveProperty('AuthenticationResult');
  });

  it('is rejected for a disabled user, and after an administrator reset the password', async () => {
    const authenticator = await register();
    await test.admin('AdminDisableUser', { Username: ana.sub });
    expect(await signInWith(authenticator)).toMatchObject({ message: 'User is disabled.' });
    await test.admin('AdminEnableUser', { Username: ana.sub });
    await test.admin('AdminResetUserPassword', { Username: ana.sub });
    expect(await signInWith(authenticator)).toMatchObject({ __type: 'PasswordResetRequiredException' });
  });

  it.each(['CREDENTIAL', 'null', '[]', '{"id":"AAAA","response":{}}'])('rejects %s as a credential', async (text) => {
    const { Session } = await initiate(ana.email);
    expect(
      await test.call('RespondToAuthChallenge', {
        ClientId,
        ChallengeName: 'WEB_AUTHN',
        Session,
        ChallengeResponses: { USERNAME: ana.email, CREDENTIAL: text },
      }),
    ).toEqual(incorrect);
  });
});

describe('choice-based sign-in', () => {
  const unknown = 'nobody@example.test';

  /** Everything that is not random. */
  const shapeOf = (response: ServiceResponse) => {
    const { CREDENTIAL_REQUEST_OPTIONS: options } = response.ChallengeParameters ?? {};
    return {
      ...response,
      Session: typeof response.Session,
      ...(options && { options: { ...JSON.parse(options), challenge: '' } as unknown, ChallengeParameters: {} }),
    };
  };

  it.each([{ PREFERRED_CHALLENGE: 'WEB_AUTHN' }, {}])(
    'responds alike for users with and without passkeys, and for unknown users (%s)',
    async (parameters) => {
      await register();
      const shape = shapeOf(await initiate(ana.email, parameters));
      for (const email of [eve.email, unknown]) expect(shapeOf(await initiate(email, parameters))).toEqual(shape);
      expect(shape).not.toHaveProperty('options.allowCredentials');
      const credential = createPasskeyAuthenticator();
      for (const email of [ana.email, eve.email, unknown])
        expect(await signInWith(credential, email)).toEqual(incorrect);
    },
  );

  const select = (Session: string | undefined, responses: object) =>
    test.call('RespondToAuthChallenge', {
      ClientId,
      ChallengeName: 'SELECT_CHALLENGE',
      Session,
      ChallengeResponses: { USERNAME: ana.email, ...responses },
    });

  it('offers a password and a passkey', async () => {
    const authenticator = await register();
    const choice = await initiate(ana.email, {});
    expect(choice).toMatchObject({
      ChallengeName: 'SELECT_CHALLENGE',
      AvailableChallenges: ['PASSWORD_SRP', 'WEB_AUTHN'],
    });
    const started = await select(choice.Session, { ANSWER: 'WEB_AUTHN' });
    const credential = authenticator.get(requestOf(started), { origin: test.origin });
    expect(await respond(started.Session, ana.email, credential)).toHaveProperty('AuthenticationResult');
    const { Session } = await initiate(ana.email, {});
    expect(await select(Session, { ANSWER: 'PASSWORD_SRP', SRP_A: 'abcdef0123' })).toHaveProperty(
      'ChallengeName',
      'PASSWORD_VERIFIER',
    );
  });

  it.each(['PASSWORD', 'EMAIL_OTP', 'constructor'])('does not offer %s', async (name) => {
    const invalid = { __type: 'InvalidParameterException' };
    expect(await initiate(ana.email, { PREFERRED_CHALLENGE: name })).toMatchObject(invalid);
    const { Session } = await initiate(ana.email, {});
    expect(await select(Session, { ANSWER: name })).toMatchObject(invalid);
  });
});
