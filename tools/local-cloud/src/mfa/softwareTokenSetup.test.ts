import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lifetimes, userPoolClientId as ClientId } from '../user-pool/settings.ts';
import { appOf, closed, type SetupResponse } from '../testing/authenticatorApp.ts';
import { ana, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

let test: TestCloud;
let app: ReturnType<typeof appOf>;

beforeEach(async () => {
  test = await startTestCloud({ mfa: 'on' });
  await test.cloud().importUsers([ana]);
  app = appOf(test);
});

afterEach(() => test.stop());

describe('a pool that requires an app', () => {
  const finish = (Session: string | undefined) =>
    test.call('RespondToAuthChallenge', {
      ClientId,
      ChallengeName: 'MFA_SETUP',
      Session,
      ChallengeResponses: { USERNAME: ana.email },
    });

  it('completes a sign-in only after an app was added', async () => {
    const started = await test.signIn(ana.email, ana.password);
    expect(started).toMatchObject({
      ChallengeName: 'MFA_SETUP',
      ChallengeParameters: { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
    });
    const associated = (await test.call('AssociateSoftwareToken', { Session: started.Session })) as SetupResponse;
    expect(await finish(associated.Session)).toMatchObject({ message: 'User has not verified software token mfa' });
    const verified = await test.call('VerifySoftwareToken', {
      Session: associated.Session,
      UserCode: app.codeOf(associated.SecretCode),
    });
    const { AuthenticationResult: result } = await finish(verified.Session);
    expect(result).toBeDefined();
    expect(await test.mailsTo(ana.email)).toMatchObject([{ subject: 'Multi-factor authentication is on' }]);
    expect(await app.setEnabled(result?.AccessToken, false)).toHaveProperty('__type', 'InvalidParameterException');
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('ChallengeName', 'SOFTWARE_TOKEN_MFA');
  });

  it('accepts each session once', async () => {
    const { Session } = await test.signIn(ana.email, ana.password);
    await test.call('AssociateSoftwareToken', { Session });
    expect(await test.call('AssociateSoftwareToken', { Session })).toMatchObject({
      message: 'Invalid session for the user.',
    });
  });

  const associateIn = async (Session: string | undefined) =>
    (await test.call('AssociateSoftwareToken', { Session })) as SetupResponse;
  const verifyIn = (Session: string | undefined, UserCode: string) =>
    test.call('VerifySoftwareToken', { Session, UserCode });

  it('does not replace an app that was added in the meantime', async () => {
    const early = await test.signIn(ana.email, ana.password);
    const earlier = await associateIn((await test.signIn(ana.email, ana.password)).Session);
    const own = await associateIn((await test.signIn(ana.email, ana.password)).Session);
    expect(await verifyIn(own.Session, app.codeOf(own.SecretCode))).toHaveProperty('Status', 'SUCCESS');
    expect(await associateIn(early.Session)).toEqual(closed);
    expect(await verifyIn(earlier.Session, app.codeOf(earlier.SecretCode))).toEqual(closed);
    test.advance(30_000);
    const { Session } = await test.signIn(ana.email, ana.password);
    expect(await app.respond(Session, app.codeOf(own.SecretCode))).toHaveProperty('AuthenticationResult');
  });

  it.each([
    ['was reset', 'AdminResetUserPassword', closed],
    ['is gone with its account', 'AdminDeleteUser', closed],
    ['is of no use, as the account is disabled', 'AdminDisableUser', { ...closed, message: 'User is disabled.' }],
  ])('adds no app once the password %s', async (_, operation, refusal) => {
    const early = await test.signIn(ana.email, ana.password);
    const { Session, SecretCode } = await associateIn((await test.signIn(ana.email, ana.password)).Session);
    await test.admin(operation, { Username: ana.email });
    expect(await associateIn(early.Session)).toEqual(refusal);
    expect(await verifyIn(Session, app.codeOf(SecretCode))).toEqual(refusal);
  });

  it('allows three minutes in total', async () => {
    const { Session } = await test.signIn(ana.email, ana.password);
    test.advance(lifetimes.challengeSession - 1_000);
    const started = await associateIn(Session);
    expect(started).toHaveProperty('SecretCode');
    test.advance(1_000);
    expect(await verifyIn(started.Session, app.codeOf(started.SecretCode))).toEqual(closed);
  });
});
