import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownMailBrand } from '../mail/mailBrand.ts';
import { lazyCognito } from '../identity/clients.ts';
import { startIdentityServer, type IdentityServer } from '../../testing/identityServer.ts';
import { createPoolUserSync } from './poolUsers.ts';

let identity: IdentityServer;

beforeAll(async () => {
  identity = await startIdentityServer();
});
afterAll(() => identity.close());

it.each(['ENABLE', 'DISABLE', 'SIGN_OUT', 'RESET_PASSWORD', 'ENABLE_MFA', 'RESET_MFA', 'DELETE'] as const)(
  '%s uses the pool username of a provider’s user, and the sub of others',
  async (kind) => {
    const awsCredentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
    const cognito = lazyCognito({
      identityEndpoint: identity.endpoint,
      region: 'local',
      userPoolId: 'local_Test',
      awsCredentials,
    });
    const deliver = createPoolUserSync(cognito, 'local_Test', 'https://console.example');
    const named = async (user: { sub: string | null; poolUsername?: string | null }) => {
      identity.calls.length = 0;
      const payload = { userId: 'id', email: 'bob@alder.example', name: 'Bob', lastName: 'Hale', mail: false, ...user };
      await deliver(kind, payload, async () => ownMailBrand('https://console.example'));
      return [...new Set(identity.calls.map(({ input }) => input['Username']))];
    };
    expect(await named({ sub: 'sub', poolUsername: 'Google_1234' })).toEqual(['Google_1234']);
    expect(await named({ sub: 'sub', poolUsername: null })).toEqual(['sub']);
    expect(await named({ sub: 'sub' })).toEqual(['sub']);
    expect(await named({ sub: null, poolUsername: null })).toEqual(['bob@alder.example']);
    await cognito.close();
  },
);

it('passes the name of the administrator who reset the password to the pool, for its mail', async () => {
  const awsCredentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const cognito = lazyCognito({
    identityEndpoint: identity.endpoint,
    region: 'local',
    userPoolId: 'local_Test',
    awsCredentials,
  });
  const deliver = createPoolUserSync(cognito, 'local_Test', 'https://console.example');
  identity.calls.length = 0;
  const invitation = { inviter: 'Anna Berg', account: 'Alder TV' };
  const payload = { userId: 'id', email: 'bob@alder.example', sub: 'sub', name: 'Bob', lastName: 'Hale', mail: false };
  await deliver('RESET_PASSWORD', { ...payload, invitation }, async () => ownMailBrand('https://console.example'));
  expect(identity.calls[0]?.input['ClientMetadata']).toMatchObject({ ...invitation, product: 'Edge Console' });
  await cognito.close();
});
