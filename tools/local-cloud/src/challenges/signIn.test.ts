import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lifetimes, userPoolClientId } from '../user-pool/settings.ts';
import { ana, eve, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

const incorrect = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };

let test: TestCloud;

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana]);
});

afterEach(() => test.stop());

describe('signing in', () => {
  it('returns tokens for the email address in any case and for the ID, and offers to remember the device', async () => {
    for (const username of ['ana@example.test', ' ANA@Example.Test', ana.sub]) {
      const { AuthenticationResult: result } = await test.signIn(username, ana.password);
      expect(result).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 3600 });
      expect(result?.NewDeviceMetadata).toHaveProperty('DeviceKey');
    }
  });

  it('rejects a wrong password', async () => {
    expect(await test.signIn(ana.email, 'Passw0rd?')).toEqual(incorrect);
  });

  it('rejects USER_PASSWORD_AUTH, which sends the password', async () => {
    const AuthParameters = { USERNAME: ana.email, PASSWORD: ana.password };
    expect(
      await test.call('InitiateAuth', { ClientId: userPoolClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
    ).toEqual({
      __type: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    });
  });

  it('rejects a name longer than an email address can be', async () => {
    const begin = (USERNAME: string) =>
      test.call('InitiateAuth', {
        ClientId: userPoolClientId,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME, SRP_A: 'abc' },
      });
    expect(await begin('a'.repeat(254))).toHaveProperty('Session');
    expect(await begin('a'.repeat(255))).toHaveProperty('__type', 'InvalidParameterException');
  });

  it('continues without a session name, identified by the secret block, once', async () => {
    const { response } = await test.challenge(ana.email, ana.password);
    const { Session: _, ...unnamed } = response;
    const PASSWORD_CLAIM_SECRET_BLOCK = Buffer.from('another').toString('base64');
    const ChallengeResponses = { ...response.ChallengeResponses, PASSWORD_CLAIM_SECRET_BLOCK };
    expect(await test.call('RespondToAuthChallenge', { ...unnamed, ChallengeResponses })).toHaveProperty(
      '__type',
      'NotAuthorizedException',
    );
    // As older clients send it.
    expect(await test.call('RespondToAuthChallenge', { ...unnamed, Session: null })).toHaveProperty(
      'AuthenticationResult',
    );
    expect(await test.call('RespondToAuthChallenge', unnamed)).toHaveProperty('__type', 'NotAuthorizedException');
  });

  it('accepts one response per session', async () => {
    const { response } = await test.challenge(ana.email, ana.password);
    expect(await test.call('RespondToAuthChallenge', response)).toHaveProperty('AuthenticationResult');
    expect(await test.call('RespondToAuthChallenge', response)).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Invalid session for the user.',
    });
  });

  it('ends a session after three minutes', async () => {
    const { response } = await test.challenge(ana.email, ana.password);
    test.advance(lifetimes.challengeSession);
    expect(await test.call('RespondToAuthChallenge', response)).toMatchObject({
      message: 'Invalid session for the user.',
    });
  });

  it('rejects another secret block, another user, and a timestamp off by more than five minutes', async () => {
    const { response } = await test.challenge(ana.email, ana.password);
    const { ChallengeResponses: responses } = response;
    const respond = (Session: string | undefined, changes: Partial<typeof responses>) =>
      test.call('RespondToAuthChallenge', { ...response, Session, ChallengeResponses: { ...responses, ...changes } });
    expect(await respond(response.Session, { PASSWORD_CLAIM_SECRET_BLOCK: 'AAAA' })).toEqual(incorrect);

    const other = await test.challenge(ana.email, ana.password);
    expect(await respond(other.started.Session, { USERNAME: 'bob@example.test' })).toMatchObject({
      message: 'Invalid session for the user.',
    });

    const expired = await test.challenge(ana.email, ana.password);
    const timestamp = 'Fri Nov 20 09:27:52 UTC 2020';
    expect(
      await test.call('RespondToAuthChallenge', {
        ...expired.response,
        ChallengeResponses: { ...expired.response.ChallengeResponses, TIMESTAMP: timestamp },
      }),
    ).toEqual(incorrect);
  });
});

describe('an unknown username', () => {
  it('is indistinguishable from an account: same fields, stable salt, same result', async () => {
    const first = await test.challenge('nobody@example.test', 'Passw0rd!');
    const second = await test.challenge('NOBODY@example.test', 'Passw0rd!');
    const known = await test.challenge(ana.email, 'wrong');
    expect(Object.keys(first.started)).toEqual(Object.keys(known.started));
    expect(Object.keys(first.started.ChallengeParameters ?? {})).toEqual(
      Object.keys(known.started.ChallengeParameters ?? {}),
    );
    for (const field of ['SALT', 'USER_ID_FOR_SRP', 'USERNAME']) {
      expect(second.started.ChallengeParameters?.[field]).toBe(first.started.ChallengeParameters?.[field]);
    }
    expect(await test.call('RespondToAuthChallenge', first.response)).toEqual(incorrect);
    expect(await test.call('RespondToAuthChallenge', known.response)).toEqual(incorrect);
  });

  it('gets the same response as an account without a password', async () => {
    await test.cloud().importUsers([eve]);
    const { started, response } = await test.challenge(eve.email, 'Passw0rd!');
    expect(started.ChallengeParameters?.['SALT']).toMatch(/^[0-9a-f]{20,32}$/);
    expect(await test.call('RespondToAuthChallenge', response)).toEqual(incorrect);
  });

  it('is locked out like an account', async () => {
    for (const username of ['nobody@example.test', ana.email]) {
      for (let attempt = 0; attempt < 5; attempt++) expect(await test.signIn(username, 'wrong')).toEqual(incorrect);
      expect(await test.signIn(username, ana.password)).toEqual({
        __type: 'NotAuthorizedException',
        message: 'Password attempts exceeded',
      });
    }
  });
});

describe('a locked account', () => {
  beforeEach(async () => {
    for (let attempt = 0; attempt < 5; attempt++) await test.signIn(ana.email, 'wrong');
  });

  it('unlocks after the delay and resets the count', async () => {
    test.advance(1_000);
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('AuthenticationResult');
    expect(await test.signIn(ana.email, 'wrong')).toEqual(incorrect);
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('AuthenticationResult');
  });

  it('is locked longer after each failure, even after a restart', async () => {
    test.advance(1_000);
    expect(await test.signIn(ana.email, 'wrong')).toEqual(incorrect);
    test.advance(1_000);
    await test.reopen();
    expect(await test.signIn(ana.email, ana.password)).toMatchObject({ message: 'Password attempts exceeded' });
    test.advance(1_000);
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('AuthenticationResult');
  });
});

describe('a disabled account', () => {
  it('is revealed only after the correct password', async () => {
    await test.admin('AdminDisableUser', { Username: ana.email });
    expect(await test.signIn(ana.email, 'wrong')).toEqual(incorrect);
    expect(await test.signIn(ana.email, ana.password)).toEqual({
      __type: 'NotAuthorizedException',
      message: 'User is disabled.',
    });
    await test.admin('AdminEnableUser', { Username: ana.email });
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('AuthenticationResult');
  });
});
