import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userPoolClientId as ClientId } from '../user-pool/settings.ts';
import { ana, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

const Password = 'Better-1234';
const bob = 'bob@example.test';

let test: TestCloud;
let database: DatabaseSync;

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana]);
  database = new DatabaseSync(join(test.folder, 'pool.sqlite'));
});

afterEach(async () => {
  database.close();
  await test.stop();
});

/** Makes one kind of write fail during a request. */
async function failing(write: string, send: () => Promise<object>): Promise<void> {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  database.exec(`CREATE TRIGGER fault BEFORE ${write} BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
  expect(await send()).toHaveProperty('__type', 'InternalErrorException');
  database.exec('DROP TRIGGER fault');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
}

const tokens = (): unknown => database.prepare('SELECT count(*) AS count FROM refresh_tokens').get()?.['count'];

describe('a failed write', () => {
  it('does not disable a user whose sessions continue', async () => {
    await test.signIn(ana.email, ana.password);
    await failing('UPDATE ON sign_ins', () => test.admin('AdminDisableUser', { Username: ana.email }));
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('AuthenticationResult');
  });

  it('keeps the earlier code', async () => {
    await test.call('SignUp', { ClientId, Username: bob, Password });
    const ConfirmationCode = await test.codeOf(bob);
    await failing('INSERT ON mails', () => test.call('ResendConfirmationCode', { ClientId, Username: bob }));
    expect(await test.call('ConfirmSignUp', { ClientId, Username: bob, ConfirmationCode })).toEqual({});
  });

  it('does not change a password if sessions continue, and the code stays valid', async () => {
    await test.signIn(ana.email, ana.password);
    await test.call('ForgotPassword', { ClientId, Username: ana.email });
    const ConfirmationCode = await test.codeOf(ana.email);
    const confirm = () =>
      test.call('ConfirmForgotPassword', { ClientId, Username: ana.email, ConfirmationCode, Password });
    await failing('UPDATE ON sign_ins', confirm);
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('AuthenticationResult');
    expect(await confirm()).toEqual({});
  });

  it('creates no token that was not returned', async () => {
    const { AuthenticationResult: result } = await test.signIn(ana.email, ana.password);
    const refresh = () => test.call('GetTokensFromRefreshToken', { ClientId, RefreshToken: result?.RefreshToken });
    await failing('UPDATE ON refresh_tokens', refresh);
    expect(tokens()).toBe(1);
    expect(await refresh()).toHaveProperty('AuthenticationResult');
    await failing('INSERT ON refresh_tokens', () => test.signIn(ana.email, ana.password));
    expect(database.prepare('SELECT count(*) AS count FROM sign_ins').get()?.['count']).toBe(1);
  });
});
