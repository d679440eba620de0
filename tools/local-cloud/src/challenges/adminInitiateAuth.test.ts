import { afterEach, beforeEach, expect, it } from 'vitest';
import { appOf } from '../testing/authenticatorApp.ts';
import { ana, startTestCloud, type TestCloud } from '../testing/testCloud.ts';
import { userPoolClientId as ClientId } from '../user-pool/settings.ts';

let test: TestCloud;

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana]);
});
afterEach(() => test.stop());

const request = (USERNAME: string, PASSWORD: string) => ({
  ClientId,
  AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
  AuthParameters: { USERNAME, PASSWORD },
});
const signIn = (username: string, password: string) => test.admin('AdminInitiateAuth', request(username, password));

const wrong = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };

it('verifies a password for a server, which then gets the same challenge or tokens as a browser', async () => {
  expect(await signIn(ana.email, ana.password)).toHaveProperty('AuthenticationResult');
  await appOf(test).enroll();
  expect(await signIn(ana.email, ana.password)).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
  expect(await signIn(ana.email, 'Wrong-Guess-1')).toEqual(wrong);
  expect(await signIn('nobody@example.test', ana.password)).toEqual(wrong);
});

it('counts wrong passwords together with those of browsers', async () => {
  for (let count = 0; count < 5; count++) expect(await signIn(ana.email, 'Wrong-Guess-1')).toEqual(wrong);
  const locked = { ...wrong, message: 'Password attempts exceeded' };
  expect(await signIn(ana.email, ana.password)).toEqual(locked);
  expect(await test.signIn(ana.email, ana.password)).toEqual(locked);
});

it('requires a signature, and is the only flow for servers', async () => {
  expect(await test.call('AdminInitiateAuth', request(ana.email, ana.password))).not.toHaveProperty('ChallengeName');
  expect(await test.call('AdminInitiateAuth', request(ana.email, ana.password))).toHaveProperty('__type');
  const other = { ...request(ana.email, ana.password), AuthFlow: 'ADMIN_NO_SRP_AUTH' };
  expect(await test.admin('AdminInitiateAuth', other)).toHaveProperty('__type', 'InvalidParameterException');
});
