import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let calls: (string | undefined)[];
const kept = new Map<string, string>();

beforeEach(() => {
  calls = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('fetch', async (_address: unknown, { headers }: { headers: Record<string, string> }) => {
    calls.push(headers['x-amz-target']?.split('.')[1]);
    const Expiration = Math.floor(Date.now() / 1_000) + 3_600;
    const Credentials = { AccessKeyId: 'GUEST', SecretKey: 'secret', SessionToken: 'token', Expiration };
    return Response.json({ IdentityId: 'local:guest', Credentials });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('asks the identity pool for the credentials of a guest once, and keeps only the identity', async () => {
  const { guestCredentials } = await import('./guest.ts');
  const configuration = {
    userPoolId: 'local_Test',
    userPoolClientId: 'client',
    identityPoolId: 'local:pool',
    identityPoolEndpoint: 'https://pool.example/identity/',
  };
  const done = { kind: 'done', value: { accessKeyId: 'GUEST' } };
  expect(await guestCredentials(configuration)).toEqual(done);
  expect(await guestCredentials(configuration)).toEqual(done);
  expect(calls).toEqual(['GetId', 'GetCredentialsForIdentity']);
  expect([...kept]).toEqual([['com.amplify.Cognito.local:pool.identityId', 'local:guest']]);
});
