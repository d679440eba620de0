import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfiguration } from '../core/configuration/configuration.ts';
import { startGuest } from './startGuest.ts';

let calls: (string | undefined)[];
const stored = new Map<string, string>();

beforeEach(() => {
  calls = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', async (_address: unknown, { headers }: { headers: Record<string, string> }) => {
    calls.push(headers['x-amz-target']?.split('.')[1]);
    const Expiration = Math.floor(Date.now() / 1_000) + 3_600;
    const Credentials = { AccessKeyId: 'GUEST', SecretKey: 'secret', SessionToken: 'token', Expiration };
    return Response.json({ IdentityId: 'local:guest', Credentials });
  });
});
afterEach(() => vi.unstubAllGlobals());

const configuration = (allowGuestAccess: boolean) =>
  readConfiguration({
    userPoolId: 'local_Test',
    userPoolClientId: 'client',
    graphqlEndpoint: 'https://api.example/graphql',
    identityPoolId: 'local:pool',
    identityPoolEndpoint: 'https://pool.example/identity/',
    allowGuestAccess,
  });
const visitor = { current: () => null };
const user = { current: () => ({ subject: 'ana', email: null, provider: null }) };

it('requests credentials only for signed-out visitors, if guests are allowed', async () => {
  await startGuest({ configuration: configuration(false), session: visitor });
  await startGuest({ configuration: configuration(true), session: user });
  expect([calls, [...stored]]).toEqual([[], []]);
  await startGuest({ configuration: configuration(true), session: visitor });
  await startGuest({ configuration: configuration(true), session: visitor });
  expect(calls).toEqual(['GetId', 'GetCredentialsForIdentity']);
  expect([...stored]).toEqual([['com.amplify.Cognito.local:pool.identityId', 'local:guest']]);
});
