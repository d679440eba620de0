import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lifetimes } from '../user-pool/settings.ts';
import { ana, eve, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

let test: TestCloud;

beforeEach(async () => {
  test = await startTestCloud();
});

afterEach(() => test.stop());

const username = 'bob@example.test';
const invite = (input: object = {}) => test.admin('AdminCreateUser', { Username: username, ...input });

async function links(): Promise<URLSearchParams[]> {
  const { text } = await test.send(`/inbox/messages.json?to=${encodeURIComponent(username)}`);
  const { messages } = JSON.parse(text) as { messages: { text: string }[] };
  return messages.map((mail) => new URL(/http\S+/.exec(mail.text)?.[0] ?? '').searchParams);
}

describe('inviting', () => {
  it('creates the user with a new ID and sends a working link', async () => {
    const { User: user } = await invite({ UserAttributes: [{ Name: 'name', Value: 'Bob Stone' }] });
    expect(user).toMatchObject({ Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' });
    expect(user?.Attributes).toEqual([
      { Name: 'email_verified', Value: 'false' },
      { Name: 'name', Value: 'Bob Stone' },
      { Name: 'email', Value: username },
      { Name: 'sub', Value: user?.Username },
    ]);
    const [link] = await links();
    expect(link?.get('username')).toBe(username);
    expect(await test.signIn(username, link?.get('code') ?? '')).toHaveProperty(
      'ChallengeName',
      'NEW_PASSWORD_REQUIRED',
    );
  });

  it('names the inviter and the account in each email', async () => {
    await invite({ ClientMetadata: { inviter: 'Olle Ek', account: 'Alder TV' } });
    await invite({ MessageAction: 'RESEND', ClientMetadata: { inviter: 'Eva Å', account: 'Alder TV' } });
    const { text } = await test.send(`/inbox/messages.json?to=${encodeURIComponent(username)}`);
    expect(text).toContain('Olle Ek has invited you to join Alder TV');
    expect(text).toContain('Eva Å has invited you to join Alder TV');
    expect(await invite({ MessageAction: 'RESEND', ClientMetadata: { inviter: 7 } })).toMatchObject({
      __type: 'InvalidParameterException',
    });
  });

  it('sends no mail with SUPPRESS', async () => {
    await invite({ MessageAction: 'SUPPRESS', TemporaryPassword: 'Temp-1234' });
    expect(await links()).toEqual([]);
    expect(await test.signIn(username, 'Temp-1234')).toHaveProperty('Session');
  });

  it('rejects an email address that is taken, ignoring case', async () => {
    await test.cloud().importUsers([ana]);
    expect(await invite({ Username: 'ANA@example.test' })).toEqual({
      __type: 'UsernameExistsException',
      message: 'An account with the given email already exists.',
    });
  });

  it.each([
    ['no e-mail address', { Username: 'bob' }, 'Invalid email address format.'],
    [
      'two addresses',
      { UserAttributes: [{ Name: 'email', Value: 'eve@example.test' }] },
      'Username should be an email.',
    ],
    [
      'an id',
      { UserAttributes: [{ Name: 'sub', Value: '1' }] },
      'Attributes did not conform to the schema: sub: Attribute does not exist in the schema.',
    ],
    ['attributes that are none', { UserAttributes: 'name' }, "Value at 'userAttributes' must be a list."],
    [
      'a message action nobody knows',
      { MessageAction: 'SHOUT' },
      "1 validation error detected: Value 'SHOUT' at 'messageAction' failed to satisfy constraint: Member must satisfy enum value set: [SUPPRESS, RESEND]",
    ],
  ])('rejects %s', async (_, input, message) => {
    expect(await invite(input)).toEqual({ __type: 'InvalidParameterException', message });
  });

  it('rejects a weak temporary password and another pool', async () => {
    expect(await invite({ TemporaryPassword: 'weak' })).toHaveProperty('__type', 'InvalidPasswordException');
    expect(await invite({ UserPoolId: 'local_Other' })).toEqual({
      __type: 'ResourceNotFoundException',
      message: 'User pool local_Other does not exist.',
    });
  });
});

describe('server faults', () => {
  it('creates no user without an email, and hides the cause from the client', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const database = new DatabaseSync(join(test.folder, 'pool.sqlite'));
    database.exec('ALTER TABLE mails RENAME TO lost');
    expect(await invite()).toEqual({
      __type: 'InternalErrorException',
      message: 'Something went wrong on the server.',
    });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    database.exec('ALTER TABLE lost RENAME TO mails');
    database.close();
    expect(await test.admin('AdminGetUser', { Username: username })).toHaveProperty('__type', 'UserNotFoundException');
    expect(await invite()).toHaveProperty('User');
  });
});

describe('inviting again', () => {
  it('sends another temporary password, which replaces the first and is valid for seven days', async () => {
    await invite();
    test.advance(lifetimes.temporaryPassword);
    expect(await invite({ MessageAction: 'RESEND' })).toHaveProperty('User.UserStatus', 'FORCE_CHANGE_PASSWORD');
    const [second, first] = await links();
    expect(await test.signIn(username, second?.get('code') ?? '')).toHaveProperty('Session');
    expect(await test.signIn(username, first?.get('code') ?? '')).toHaveProperty('__type', 'NotAuthorizedException');
  });

  it('works for an imported user without a password', async () => {
    await test.cloud().importUsers([{ ...eve, email: username, status: 'FORCE_CHANGE_PASSWORD' }]);
    await invite({ MessageAction: 'RESEND' });
    expect(await test.signIn(username, (await links())[0]?.get('code') ?? '')).toHaveProperty('Session');
  });

  it('is rejected for an unknown user and for a user who has signed in', async () => {
    expect(await invite({ MessageAction: 'RESEND' })).toEqual({
      __type: 'UserNotFoundException',
      message: 'User does not exist.',
    });
    await test.cloud().importUsers([ana]);
    expect(await invite({ Username: ana.email, MessageAction: 'RESEND' })).toEqual({
      __type: 'UnsupportedUserStateException',
      message: 'Resend not possible. ana@example.test status is not FORCE_CHANGE_PASSWORD',
    });
  });
});
