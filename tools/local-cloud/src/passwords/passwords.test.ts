import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lifetimes, userPoolClientId as ClientId } from '../user-pool/settings.ts';
import { ana, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

const Better = 'Better-1234';
const incorrect = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };

let test: TestCloud;

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana]);
});

afterEach(() => test.stop());

const forgot = (Username: string) => test.call('ForgotPassword', { ClientId, Username });
const confirm = (Username: string, ConfirmationCode: string, Password = Better) =>
  test.call('ConfirmForgotPassword', { ClientId, Username, ConfirmationCode, Password });
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

it('is notified of a change with the old password, and of a reset with a code', async () => {
  await test.stop();
  const noticed: unknown[] = [];
  test = await startTestCloud({ onPasswordSet: async (...news) => void noticed.push(news) });
  await test.cloud().importUsers([ana]);
  const { AuthenticationResult: tokens } = await test.signIn(ana.email, ana.password);
  const input = { AccessToken: tokens?.AccessToken, ProposedPassword: Better };
  await test.call('ChangePassword', { ...input, PreviousPassword: 'Wrong-Guess-1' });
  expect(noticed).toEqual([]);
  await test.call('ChangePassword', { ...input, PreviousPassword: ana.password });
  await forgot(ana.email);
  await confirm(ana.email, await test.codeOf(ana.email), 'Once-More-44');
  expect(noticed).toEqual([
    [ana.sub, 'CHANGED'],
    [ana.sub, 'RESET'],
  ]);
});

describe('a forgotten password', () => {
  it('is replaced with the code from the email, once, which ends all sessions and a lockout', async () => {
    const { AuthenticationResult: before } = await test.signIn(ana.email, ana.password);
    for (let attempt = 0; attempt < 5; attempt++) await test.signIn(ana.email, 'wrong');
    expect(await forgot(ana.email)).toEqual({
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@e***' },
    });
    await test.reopen();
    const code = await test.codeOf(ana.email);
    expect(await confirm(ana.email, code, 'weak')).toHaveProperty('__type', 'InvalidPasswordException');
    expect(await confirm(ana.email, otherThan(code))).toHaveProperty('__type', 'CodeMismatchException');
    expect(await confirm(ana.email, code)).toEqual({});
    expect(await test.signIn(ana.email, Better)).toHaveProperty('AuthenticationResult');
    expect(await test.signIn(ana.email, ana.password)).toEqual(incorrect);
    expect(await test.call('GetUser', { AccessToken: before?.AccessToken })).toMatchObject({
      message: 'Access Token has been revoked',
    });
    expect(await confirm(ana.email, code)).toHaveProperty('__type', 'ExpiredCodeException');
    expect((await test.mailsTo(ana.email)).map(({ subject }) => subject)).toEqual([
      'Your password was changed',
      'Your password reset code',
    ]);
  });

  it('cannot be replaced with itself, and the code stays valid', async () => {
    await forgot(ana.email);
    const code = await test.codeOf(ana.email);
    expect(await confirm(ana.email, code, ana.password)).toHaveProperty(
      '__type',
      'PasswordHistoryPolicyViolationException',
    );
    expect(await confirm(ana.email, code)).toEqual({});
  });

  it('has a code that is valid for ten minutes', async () => {
    await forgot(ana.email);
    test.advance(lifetimes.passwordCode);
    expect(await confirm(ana.email, await test.codeOf(ana.email))).toHaveProperty('__type', 'ExpiredCodeException');
  });

  it('returns the same response for unknown, invited, and disabled users', async () => {
    await test.admin('AdminCreateUser', { Username: 'b@example.test', TemporaryPassword: 'Temp-1234' });
    await test.admin('AdminDisableUser', { Username: ana.email });
    const mails = await Promise.all(['b@example.test', ana.email].map(async (email) => test.mailsTo(email)));
    for (const email of ['nobody@example.test', 'b@example.test', ana.email]) {
      expect(await forgot(email)).toEqual({
        CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: `${email[0]}***@e***` },
      });
      // As for a user who mistypes the code.
      expect(await confirm(email, '123456')).toHaveProperty('__type', 'CodeMismatchException');
    }
    expect(await confirm('other@example.test', '123456')).toHaveProperty('__type', 'ExpiredCodeException');
    expect(await test.mailsTo('nobody@example.test')).toEqual([]);
    expect(await Promise.all(['b@example.test', ana.email].map(async (email) => test.mailsTo(email)))).toEqual(mails);
  });

  it('masks the address the same way for known and unknown users, ignoring case', async () => {
    await test.call('SignUp', { ClientId, Username: 'Bob@Example.test', Password: Better });
    for (const email of ['ANA@Example.test', 'bob@example.test', 'NOBODY@Example.test']) {
      const Destination = `${email[0]?.toLowerCase()}***@e***`;
      expect(await forgot(email)).toHaveProperty('CodeDeliveryDetails.Destination', Destination);
    }
  });

  it('gives the owner of a mailbox an account that someone else signed up with their address', async () => {
    const email = 'bob@example.test';
    await test.call('SignUp', { ClientId, Username: email, Password: 'Stranger-1' });
    expect(await forgot(email)).toHaveProperty('CodeDeliveryDetails');
    expect(await confirm(email, await test.codeOf(email))).toEqual({});
    expect(await test.signIn(email, Better)).toHaveProperty('AuthenticationResult');
    expect(await test.signIn(email, 'Stranger-1')).toEqual(incorrect);
  });

  it('has its own limit, which no other code resets', async () => {
    const { AuthenticationResult: result } = await test.signIn(ana.email, ana.password);
    const { AccessToken } = result ?? {};
    await forgot(ana.email);
    const code = await test.codeOf(ana.email);
    for (let guess = 0; guess < 4; guess++) await confirm(ana.email, otherThan(code));
    const AttributeName = 'email';
    await test.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName });
    const Code = await test.codeOf(ana.email);
    expect(await test.call('VerifyUserAttribute', { AccessToken, AttributeName, Code })).toEqual({});
    await confirm(ana.email, otherThan(code));
    expect(await confirm(ana.email, code)).toHaveProperty('__type', 'LimitExceededException');
  });

  it('can be requested five times an hour, by known and unknown users', async () => {
    for (const email of [ana.email, 'nobody@example.test']) {
      for (let attempt = 0; attempt < 5; attempt++) expect(await forgot(email)).toHaveProperty('CodeDeliveryDetails');
      expect(await forgot(email)).toHaveProperty('__type', 'LimitExceededException');
    }
  });
});

describe('a password reset by an administrator', () => {
  it('blocks sign-in, reveals the reset only with the old password, and is replaced with the code from the email', async () => {
    const { AuthenticationResult: before } = await test.signIn(ana.email, ana.password);
    expect(await test.admin('AdminResetUserPassword', { Username: ana.email })).toEqual({});
    expect(await test.call('GetUser', { AccessToken: before?.AccessToken })).toMatchObject({
      message: 'Access Token has been revoked',
    });
    expect(await test.signIn(ana.email, 'wrong')).toEqual(incorrect);
    expect(await test.signIn(ana.email, ana.password)).toEqual({
      __type: 'PasswordResetRequiredException',
      message: 'Password reset required for the user',
    });
    expect(await confirm(ana.email, await test.codeOf(ana.email))).toEqual({});
    expect(await test.signIn(ana.email, Better)).toHaveProperty('AuthenticationResult');
  });

  it('is rejected for an invited user', async () => {
    await test.admin('AdminCreateUser', { Username: 'b@example.test', TemporaryPassword: 'Temp-1234' });
    expect(await test.admin('AdminResetUserPassword', { Username: 'b@example.test' })).toEqual({
      __type: 'NotAuthorizedException',
      message: 'User password cannot be reset in the current state.',
    });
  });
});

describe('changing the password', () => {
  const change = (AccessToken: string | undefined, PreviousPassword: string, ProposedPassword: string) =>
    test.call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword });

  it('requires a session and the old password', async () => {
    const { AuthenticationResult: result } = await test.signIn(ana.email, ana.password);
    expect(await change(result?.AccessToken, 'wrong', Better)).toEqual(incorrect);
    expect(await change(result?.AccessToken, ana.password, 'weak')).toHaveProperty(
      '__type',
      'InvalidPasswordException',
    );
    expect(await change(result?.AccessToken, ana.password, ana.password)).toHaveProperty(
      '__type',
      'PasswordHistoryPolicyViolationException',
    );
    expect(await change(result?.AccessToken, ana.password, Better)).toEqual({});
    expect(await test.signIn(ana.email, Better)).toHaveProperty('AuthenticationResult');
    expect(await test.signIn(ana.email, ana.password)).toEqual(incorrect);
    expect(await test.call('GetUser', { AccessToken: result?.AccessToken })).toHaveProperty('Username');
    const mails = await test.mailsTo(ana.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your password was changed']);
    expect(mails[0]?.text).toContain(`${test.origin}/forgot-password`);
  });

  it('rejects a foreign token, and any token for a while after five wrong passwords', async () => {
    expect(await change('a.b.c', ana.password, Better)).toMatchObject({ message: 'Invalid Access Token' });
    const { AuthenticationResult: result } = await test.signIn(ana.email, ana.password);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await change(result?.AccessToken, 'wrong', Better)).toEqual(incorrect);
    }
    expect(await change(result?.AccessToken, ana.password, Better)).toHaveProperty('__type', 'LimitExceededException');
  });
});
