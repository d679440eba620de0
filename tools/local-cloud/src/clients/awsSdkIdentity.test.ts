import {
  CognitoIdentityClient,
  GetCredentialsForIdentityCommand,
  GetIdCommand,
  NotAuthorizedException,
} from '@aws-sdk/client-cognito-identity';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { identityPoolId as IdentityPoolId } from '../user-pool/settings.ts';
import { ana, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

let test: TestCloud;
let client: CognitoIdentityClient;

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana]);
  client = new CognitoIdentityClient({ endpoint: test.endpoint, region: 'local', maxAttempts: 1 });
});

afterEach(async () => {
  client.destroy();
  await test.stop();
});

it('lets the AWS SDK get the identity and credentials of a signed-in user', async () => {
  const { AuthenticationResult: result } = await test.signIn(ana.email, ana.password);
  const Logins = { 'localhost/identity/local_EdgeConsole': result?.IdToken ?? '' };
  const { IdentityId } = await client.send(new GetIdCommand({ IdentityPoolId, Logins }));
  const { Credentials: credentials } = await client.send(new GetCredentialsForIdentityCommand({ IdentityId, Logins }));
  expect(credentials?.Expiration?.getTime()).toBeGreaterThan(test.now());
  expect(credentials?.SessionToken).toBeTruthy();
});

it('rejects a guest with the SDK’s error class', async () => {
  await expect(client.send(new GetIdCommand({ IdentityPoolId }))).rejects.toThrow(NotAuthorizedException);
});
