import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const library = vi.hoisted(() => ({ fetchAuthSession: vi.fn<() => Promise<unknown>>() }));
vi.mock('aws-amplify/auth', () => library);
const { identityId, presignedUrl } = await import('./objectStore.ts');

const minute = 60_000;
const configuration = {
  userPoolId: 'local_Test',
  userPoolClientId: 'client',
  userPoolEndpoint: 'https://pool.example/identity/',
  identityPoolId: 'local:pool',
  identityPoolEndpoint: 'https://pool.example/identity/',
  storageEndpoint: 'https://store.example',
};
const place = { bucket: 'uploads', region: 'local', key: 'uploads/local:ana/a b.png' };

/** Keys that the identity pool has given, in their order. */
let given: string[];
let session = 0;

const token = (sub: string) => {
  const payload = { sub, iss: 'https://pool.example/local_Test', exp: 4_000_000_000 };
  return { payload, toString: () => `head.${btoa(JSON.stringify(payload))}.signature` };
};
const signedInAs = (sub: string) =>
  library.fetchAuthSession.mockResolvedValue({
    tokens: { idToken: token(sub), accessToken: token(sub) },
    userSub: sub,
  });

beforeEach(() => {
  given = [];
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-27T12:00:00Z'));
  vi.stubGlobal('fetch', async (_address: unknown, { headers }: { headers: Record<string, string> }) => {
    const operation = headers['x-amz-target'] ?? '';
    if (operation.endsWith('.GetId')) return Response.json({ IdentityId: 'local:ana' });
    const AccessKeyId = `KEY${given.length + 1}`;
    given.push(AccessKeyId);
    const Expiration = Math.floor(Date.now() / 1_000) + 3_600;
    return Response.json({
      IdentityId: 'local:ana',
      Credentials: { AccessKeyId, SecretKey: 'secret', SessionToken: `token of ${AccessKeyId}`, Expiration },
    });
  });
  // A person of their own for each test: credentials are kept by person.
  session += 1;
  signedInAs(`ana ${session}`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function signedFor(upload: typeof place): Promise<URL> {
  const signed = await presignedUrl(configuration, upload);
  if (signed.kind !== 'done') throw new Error(signed.reason);
  return new URL(signed.value);
}

/** Whose key the address of an upload is signed by. */
async function signer(): Promise<string | undefined> {
  return (await signedFor(place)).searchParams.get('X-Amz-Credential')?.split('/')[0];
}
const passMinutes = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minute);

it('asks for credentials when something is uploaded, and again after 50 minutes of the hour that they live', async () => {
  expect(await identityId(configuration)).toEqual({ kind: 'done', value: 'local:ana' });
  expect(await signer()).toBe('KEY1');
  passMinutes(49);
  expect(await signer()).toBe('KEY1');
  passMinutes(2);
  expect(await signer()).toBe('KEY2');
  passMinutes(49);
  expect(await signer()).toBe('KEY2');
  expect(given).toEqual(['KEY1', 'KEY2']);
});

it('asks anew for somebody else who signs in on the same page', async () => {
  expect(await signer()).toBe('KEY1');
  signedInAs('bo');
  expect(await signer()).toBe('KEY2');
});

it('signs one address for ten minutes, and writes nothing down', async () => {
  const setItem = vi.fn<Storage['setItem']>();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem });
  const address = await signedFor(place);
  expect(address.origin + address.pathname).toBe('https://store.example/uploads/uploads/local%3Aana/a%20b.png');
  expect(address.searchParams.get('X-Amz-Expires')).toBe('600');
  expect(address.searchParams.get('X-Amz-Security-Token')).toBe('token of KEY1');
  expect(setItem).not.toHaveBeenCalled();
});

it('says so where nobody is signed in, and where there is no identity pool', async () => {
  library.fetchAuthSession.mockResolvedValue({});
  expect(await identityId(configuration)).toEqual({ kind: 'refused', reason: 'credentialsMissing' });
  signedInAs('ana');
  const withoutPool = await identityId({ ...configuration, identityPoolId: undefined });
  expect(withoutPool).toEqual({ kind: 'refused', reason: 'unknown' });
});

const refusal = (__type: string, message: string) => () => Response.json({ __type, message }, { status: 400 });

describe.each(['GetId', 'GetCredentialsForIdentity'])('%s that is not answered as it should be', (operation) => {
  it.each<[string, () => Response, string]>([
    [
      'a token that is over',
      refusal('NotAuthorizedException', 'Invalid login token. Token expired'),
      'credentialsMissing',
    ],
    [
      'a session that was revoked',
      refusal('NotAuthorizedException', 'Token is not from a supported provider of this identity pool.'),
      'credentialsMissing',
    ],
    ['a pool that is gone', refusal('ResourceNotFoundException', "IdentityPool 'local:pool' not found."), 'unknown'],
    ['a service that is down', () => new Response('', { status: 500 }), 'network'],
    ['a page of a proxy', () => new Response('<!doctype html>', { status: 200 }), 'network'],
    [
      'a server in haste',
      () => Response.json({ __type: 'TooManyRequestsException' }, { status: 429 }),
      'tooManyAttempts',
    ],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')) as never, 'network'],
  ])('%s', async (_what, answer, reason) => {
    const served = fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const target = new Headers(request[1]?.headers).get('x-amz-target') ?? '';
      return target.endsWith(`.${operation}`) ? answer() : served(...request);
    });
    expect(await presignedUrl(configuration, place)).toMatchObject({ kind: 'refused', reason });
  });
});
