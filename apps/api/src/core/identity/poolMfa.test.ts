import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientId, startIdentityServer, type IdentityServer } from '../../testing/identityServer.ts';
import { lazyCognito } from './clients.ts';
import { poolMfa } from './poolMfa.ts';
import { poolPasskeys } from './poolPasskeys.ts';

let identity: IdentityServer;
let cognito: ReturnType<typeof lazyCognito>;

beforeAll(async () => {
  identity = await startIdentityServer();
  cognito = lazyCognito({
    identityEndpoint: identity.endpoint,
    region: 'local',
    userPoolId: 'local_Test',
    awsCredentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  });
});
beforeEach(() => identity.calls.splice(0));
afterAll(async () => {
  await cognito.close();
  await identity.close();
});

const check = () =>
  poolMfa(cognito, { UserPoolId: 'local_Test', ClientId: clientId }).checkPassword('anna', 'Own-Choice-42');

it('recognizes a password by the pool’s request for a code', async () => {
  identity.respond = () => ({ result: { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 'session' } });
  expect(await check()).toBe('CODE_NEEDED');
  expect(identity.calls).toEqual([
    {
      operation: 'AdminInitiateAuth',
      input: {
        UserPoolId: 'local_Test',
        ClientId: clientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: 'anna', PASSWORD: 'Own-Choice-42' },
      },
    },
  ]);
});

it('revokes the tokens of a user without MFA', async () => {
  identity.respond = ({ operation }) => ({
    result: operation === 'RevokeToken' ? {} : { AuthenticationResult: { RefreshToken: 'refresh' } },
  });
  expect(await check()).toBe('NO_CODE_NEEDED');
  expect(identity.calls[1]).toEqual({ operation: 'RevokeToken', input: { ClientId: clientId, Token: 'refresh' } });
});

it.each(['NotAuthorizedException', 'UserNotFoundException', 'PasswordResetRequiredException'])(
  'treats %s as a wrong password',
  async (error) => {
    identity.respond = () => ({ error });
    expect(await check()).toBe('WRONG');
  },
);

it('rejects if the pool fails', async () => {
  identity.respond = () => ({ error: 'InternalErrorException', status: 500 });
  await expect(check()).rejects.toThrow('InternalErrorException');
});

it('starts adding a passkey only if the pool requires user verification', async () => {
  let userVerification = 'required';
  const options = () => ({ challenge: 'challenge', authenticatorSelection: { userVerification } });
  identity.respond = () => ({ result: { CredentialCreationOptions: options() } });
  const start = () => poolPasskeys(cognito).start('access token');
  expect(await start()).toEqual(options());
  userVerification = 'preferred';
  await expect(start()).rejects.toThrow('The user pool must require user verification of passkeys');
});
