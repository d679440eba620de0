import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ana, eve, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

let test: TestCloud;

beforeEach(async () => {
  test = await startTestCloud();
});

afterEach(() => test.stop());

describe('importing users', () => {
  it('imports 2,500 users and finds them by email address', async () => {
    const users = Array.from({ length: 2_500 }, (_, index) => ({
      sub: randomUUID(),
      email: `user-${index}@example.test`,
      enabled: index % 10 !== 0,
      status: index % 7 === 0 ? ('FORCE_CHANGE_PASSWORD' as const) : ('CONFIRMED' as const),
    }));
    await test.cloud().importUsers(users);
    expect(await test.admin('AdminGetUser', { Username: 'User-70@example.test' })).toMatchObject({
      Username: users[70]?.sub,
      Enabled: false,
      UserStatus: 'FORCE_CHANGE_PASSWORD',
    });
  });

  it('does not change existing users', async () => {
    await test.cloud().importUsers([ana]);
    await test.cloud().importUsers([{ ...ana, password: 'Changed-1234', enabled: false }, eve]);
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('AuthenticationResult');
    expect(await test.admin('AdminGetUser', { Username: eve.email })).toHaveProperty('Username', eve.sub);
  });

  it('imports none if an email address belongs to another user', async () => {
    await test.cloud().importUsers([ana]);
    const twin = { ...ana, sub: randomUUID(), email: 'ANA@example.test' };
    await expect(test.cloud().importUsers([eve, twin])).rejects.toThrow(
      'The pool has another user with the e-mail ANA@example.test.',
    );
    expect(await test.admin('AdminGetUser', { Username: eve.email })).toHaveProperty('__type', 'UserNotFoundException');
  });
});
