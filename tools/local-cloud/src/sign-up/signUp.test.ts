import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lifetimes, userPoolClientId as ClientId } from '../user-pool/settings.ts';
import { ana, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

const bob = 'bob@example.test';
const Password = 'Better-1234';

let test: TestCloud;

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana]);
});

afterEach(() => test.stop());

const signUp = (Username: string, changes: object = {}) =>
  test.call('SignUp', { ClientId, Username, Password, ...changes });
const confirm = (Username: string, ConfirmationCode: string) =>
  test.call('ConfirmSignUp', { ClientId, Username, ConfirmationCode });
const resend = (Username: string) => test.call('ResendConfirmationCode', { ClientId, Username });
const delivery = { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'b***@e***' };
const expired = { __type: 'ExpiredCodeException', message: 'Invalid code provided, please request a code again.' };
const mismatch = {
  __type: 'CodeMismatchException',
  message: 'Invalid verification code provided, please try again.',
};

/** Returns a different code. */
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('signing up', () => {
  it('creates an account that can sign in after its code is confirmed, even after a restart', async () => {
    expect(await signUp(bob, { UserAttributes: [{ Name: 'name', Value: 'Bob' }] })).toMatchObject({
      UserConfirmed: false,
      CodeDeliveryDetails: delivery,
    });
    expect(await test.signIn(bob, Password)).toEqual({
      __type: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
    });
    await test.reopen();
    const code = await test.codeOf(bob);
    expect(await confirm(bob, otherThan(code))).toEqual(mismatch);
    expect(await confirm(bob, code)).toEqual({});
    expect(await test.signIn(bob, Password)).toHaveProperty('AuthenticationResult');
    expect(await test.admin('AdminGetUser', { Username: bob })).toMatchObject({ UserStatus: 'CONFIRMED' });
    expect(await confirm(bob, code)).toEqual(expired);
  });

  it('reveals the state of the account only with its password', async () => {
    await signUp(bob);
    expect(await test.signIn(bob, 'wrong')).toMatchObject({ message: 'Incorrect username or password.' });
  });

  it('emails the owner of an address that is in use, and changes nothing', async () => {
    expect(await signUp(ana.email)).toEqual({ __type: 'UsernameExistsException', message: 'User already exists' });
    const [mail] = await test.mailsTo(ana.email);
    expect(mail?.subject).toBe('You already have an account');
    expect(mail?.text).toContain(`${test.origin}/signin/`);
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('AuthenticationResult');
  });

  it.each([
    ['a weak password', { Password: 'weak' }, 'InvalidPasswordException'],
    ['a name that is no e-mail address', { Username: 'bob' }, 'InvalidParameterException'],
    ['another address', { UserAttributes: [{ Name: 'email', Value: 'eve@example.test' }] }, 'NotAuthorizedException'],
    [
      'an address that says of itself that it is verified',
      { UserAttributes: [{ Name: 'email_verified', Value: 'true' }] },
      'NotAuthorizedException',
    ],
    ['a phone number', { UserAttributes: [{ Name: 'phone_number', Value: '+4670' }] }, 'NotAuthorizedException'],
    ['an unknown attribute', { UserAttributes: [{ Name: 'role', Value: 'admin' }] }, 'InvalidParameterException'],
    ['a custom attribute', { UserAttributes: [{ Name: 'custom:foo', Value: 'x' }] }, 'InvalidParameterException'],
    ['another client', { ClientId: 'other' }, 'ResourceNotFoundException'],
  ])('rejects %s', async (_, changes, error) => {
    expect(await signUp(bob, changes)).toHaveProperty('__type', error);
    expect(await test.mailsTo(bob)).toEqual([]);
  });

  it('allows five attempts an hour for one email address', async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await signUp(ana.email)).toHaveProperty('__type', 'UsernameExistsException');
    }
    expect(await signUp(ana.email)).toHaveProperty('__type', 'LimitExceededException');
    test.advance(60 * 60_000);
    expect(await signUp(ana.email)).toHaveProperty('__type', 'UsernameExistsException');
  });

  it('allows five attempts an hour from one client address, even after a restart', async () => {
    // Rejected because of the password, so it does not count.
    for (let attempt = 0; attempt < 5; attempt++) await signUp(bob, { Password: 'weak' });
    for (let index = 0; index < 5; index++) {
      expect(await signUp(`bob${index}@example.test`)).toHaveProperty('UserSub');
    }
    await test.reopen();
    expect(await signUp('bob5@example.test')).toHaveProperty('__type', 'LimitExceededException');
    test.advance(60 * 60_000);
    expect(await signUp('bob6@example.test')).toHaveProperty('UserSub');
  });

  it.each(['x-forwarded-for', 'cloudfront-viewer-address', 'forwarded', 'x-real-ip'])(
    'counts by the connection, whatever a client says of itself: %s',
    async (header) => {
      const from = (location: string, email: string) =>
        test.call('SignUp', { ClientId, Username: email, Password }, { [header]: location });
      for (let index = 0; index < 5; index++) await from(`203.0.113.${index}`, `bob${index}@example.test`);
      expect(await from('198.51.100.7', 'bob5@example.test')).toHaveProperty('__type', 'LimitExceededException');
    },
  );

  it('counts by the address that the mounting server returns', async () => {
    const behind = await startTestCloud({ addressOf: ({ headers }) => String(headers['x-test-address']) });
    const from = (location: string, email: string) =>
      behind.call('SignUp', { ClientId, Username: email, Password }, { 'x-test-address': location });
    for (let index = 0; index < 5; index++) await from('203.0.113.9', `bob${index}@example.test`);
    const answers = [await from('203.0.113.9', 'bob5@example.test'), await from('198.51.100.7', 'bob5@example.test')];
    await behind.stop();
    expect(answers).toEqual([
      expect.objectContaining({ __type: 'LimitExceededException' }),
      expect.objectContaining({ UserConfirmed: false }),
    ]);
  });
});

describe('the code of a new account', () => {
  beforeEach(() => signUp(bob));

  it('becomes invalid when another one is sent', async () => {
    const first = await test.codeOf(bob);
    let second = first;
    // One time in a million, both codes are equal.
    while (second === first) {
      expect(await resend(bob)).toEqual({ CodeDeliveryDetails: delivery });
      second = await test.codeOf(bob);
    }
    expect(await confirm(bob, first)).toEqual(mismatch);
    expect(await confirm(bob, second)).toEqual({});
    // The response does not reveal that no code is pending.
    const mails = await test.mailsTo(bob);
    expect(await resend(bob)).toEqual({ CodeDeliveryDetails: delivery });
    expect(await test.mailsTo(bob)).toEqual(mails);
  });

  it('expires after a day', async () => {
    const code = await test.codeOf(bob);
    test.advance(lifetimes.signUpCode);
    expect(await confirm(bob, code)).toEqual(expired);
  });

  it('is blocked for 15 minutes after five wrong codes', async () => {
    const code = await test.codeOf(bob);
    for (let attempt = 0; attempt < 5; attempt++) expect(await confirm(bob, otherThan(code))).toEqual(mismatch);
    await test.reopen();
    expect(await confirm(bob, code)).toHaveProperty('__type', 'LimitExceededException');
    test.advance(15 * 60_000);
    expect(await confirm(bob, code)).toEqual({});
  });

  it('is sent at most five times an hour', async () => {
    for (let mail = 0; mail < 5; mail++) expect(await resend(bob)).toHaveProperty('CodeDeliveryDetails');
    expect(await resend(bob)).toEqual({
      __type: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    });
  });

  it('is stored as a hash', async () => {
    const code = await test.codeOf(bob);
    const database = new DatabaseSync(join(test.folder, 'pool.sqlite'), { readOnly: true });
    const kept = database.prepare('SELECT * FROM codes').all();
    database.close();
    expect(kept).toHaveLength(1);
    // As a whole value: digits of the expiry can equal the code.
    expect(Object.values(kept[0] ?? {})).not.toContain(code);
  });
});

describe('an unknown address', () => {
  it('gets the same responses and limits as one with a pending code', async () => {
    for (const spelling of [bob, 'BOB@Example.test']) {
      expect(await resend(spelling)).toEqual({ CodeDeliveryDetails: delivery });
    }
    expect(await test.mailsTo(bob)).toEqual([]);
    for (let attempt = 0; attempt < 5; attempt++) expect(await confirm(bob, '123456')).toEqual(expired);
    expect(await confirm(bob, '123456')).toHaveProperty('__type', 'LimitExceededException');
  });
});
