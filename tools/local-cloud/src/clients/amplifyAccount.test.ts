import {
  autoSignIn,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  fetchDevices,
  fetchMFAPreference,
  fetchUserAttributes,
  forgetDevice,
  rememberDevice,
  resendSignUpCode,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttribute,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ana, startTestCloud, type TestCloud } from '../testing/testCloud.ts';
import { configureAmplify, failureOf } from '../testing/amplifyBrowser.ts';

const bob = 'bob@example.test';
const better = 'Better-1234';

let test: TestCloud;

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana]);
  configureAmplify(test.endpoint);
});

afterEach(async () => {
  await signOut();
  await test.stop();
});

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.now() });

/** Signs in, adds an authenticator app, turns it on. */
async function enroll(): Promise<string> {
  await signIn({ username: ana.email, password: ana.password });
  const { sharedSecret } = await setUpTOTP();
  await verifyTOTPSetup({ code: codeOf(sharedSecret) });
  await updateMFAPreference({ totp: 'PREFERRED' });
  test.advance(30_000);
  return sharedSecret;
}

describe('aws-amplify', () => {
  it('signs a user up, resends the code, confirms, and signs in', async () => {
    const options = { userAttributes: { name: 'Bob' } };
    expect(await signUp({ username: bob, password: better, options })).toMatchObject({
      isSignUpComplete: false,
      nextStep: { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: { destination: 'b***@e***' } },
    });
    expect((await signIn({ username: bob, password: better })).nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_UP',
    });
    await resendSignUpCode({ username: bob });
    expect(await confirmSignUp({ username: bob, confirmationCode: await test.codeOf(bob) })).toMatchObject({
      isSignUpComplete: true,
    });
    expect(await signIn({ username: bob, password: better })).toMatchObject({ isSignedIn: true });
    expect(await fetchUserAttributes()).toMatchObject({ email: bob, email_verified: 'true', name: 'Bob' });
    expect(await failureOf(autoSignIn())).toMatchObject({ name: 'AutoSignInException' });
  });

  it('replaces a forgotten password', async () => {
    expect(await resetPassword({ username: ana.email })).toMatchObject({
      nextStep: { resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE' },
    });
    const confirmation = { username: ana.email, newPassword: better };
    expect(await failureOf(confirmResetPassword({ ...confirmation, confirmationCode: '1' }))).toMatchObject({
      name: 'CodeMismatchException',
    });
    await confirmResetPassword({ ...confirmation, confirmationCode: await test.codeOf(ana.email) });
    expect(await signIn({ username: ana.email, password: better })).toMatchObject({ isSignedIn: true });
  });

  it('changes the password and name of a signed-in user, but not the email address', async () => {
    await signIn({ username: ana.email, password: ana.password });
    await updatePassword({ oldPassword: ana.password, newPassword: better });
    await updateUserAttribute({ userAttribute: { attributeKey: 'name', value: 'Ana Souza' } });
    expect(
      await failureOf(updateUserAttribute({ userAttribute: { attributeKey: 'email', value: 'new@example.test' } })),
    ).toMatchObject({ name: 'NotAuthorizedException', message: 'A client attempted to write unauthorized attribute' });
    expect(await fetchUserAttributes()).toMatchObject({ email: ana.email, name: 'Ana Souza' });
    await signOut();
    expect(await signIn({ username: ana.email, password: better })).toMatchObject({ isSignedIn: true });
  });

  it('adds an authenticator app and requires its code', async () => {
    const secret = await enroll();
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
    await signOut();
    expect((await signIn({ username: ana.email, password: ana.password })).nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE',
    });
    expect(await failureOf(confirmSignIn({ challengeResponse: '00000' }))).toMatchObject({
      name: 'CodeMismatchException',
    });
    expect(await confirmSignIn({ challengeResponse: codeOf(secret) })).toMatchObject({ isSignedIn: true });
  });

  it('adds an app during a sign-in that requires one', async () => {
    await test.stop();
    test = await startTestCloud({ mfa: 'on' });
    await test.cloud().importUsers([ana]);
    configureAmplify(test.endpoint);
    const { nextStep } = await signIn({ username: ana.email, password: ana.password });
    if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep);
    const code = codeOf(nextStep.totpSetupDetails.sharedSecret);
    expect(await confirmSignIn({ challengeResponse: code })).toMatchObject({ isSignedIn: true });
  });

  it('uses a remembered device instead of a code, until it is forgotten', async () => {
    const secret = await enroll();
    const signInAgain = async () => {
      await signOut();
      return (await signIn({ username: ana.email, password: ana.password })).nextStep.signInStep;
    };
    expect(await signInAgain()).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    await confirmSignIn({ challengeResponse: codeOf(secret) });
    await rememberDevice();
    expect(await signInAgain()).toBe('DONE');
    expect(await fetchAuthSession({ forceRefresh: true })).toHaveProperty('tokens');
    expect(await fetchDevices()).toHaveLength(1);

    await forgetDevice();
    // Forgetting the device ended its session.
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
    expect((await signIn({ username: ana.email, password: ana.password })).nextStep.signInStep).toBe(
      'CONFIRM_SIGN_IN_WITH_TOTP_CODE',
    );
  });
});
