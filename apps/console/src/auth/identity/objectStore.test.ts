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
const uploadTarget = { bucket: 'uploads', region: 'local', key: 'uploads/local:ana/a b.png' };

/** Access keys that the identity pool has issued, in order. */
let issuedKeys: string[];
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
  issuedKeys = [];
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-27T12:00:00Z'));
  vi.stubGlobal('fetch', async (_address: unknown, { headers }: { headers: Record<string, string> }) => {
    const operation = headers['x-amz-target'] ?? '';
    if (operation.endsWith('.GetId')) return Response.json({ IdentityId: 'local:ana' });
    const AccessKeyId = `KEY${issuedKeys.length + 1}`;
    issuedKeys.push(AccessKeyId);
    const Expiration = Math.floor(Date.now() / 1_000) + 3_600;
    return Response.json({
      IdentityId: 'local:ana',
      Credentials: { AccessKeyId, SecretKey: 'secret', SessionToken: `token of ${AccessKeyId}`, Expiration },
    });
  });
  // A separate user for each test, because credentials are cached per user.
  session += 1;
  signedInAs(`ana ${session}`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function signedFor(upload: typeof uploadTarget): Promise<URL> {
  const signed = await presignedUrl(configuration, upload);
  if (signed.kind !== 'done') throw new Error(signed.reason);
  return new URL(signed.value);
}

/** The access key that signed an upload URL. */
async function signer(): Promise<string | undefined> {
  return (await signedFor(uploadTarget)).searchParams.get('X-Amz-Credential')?.split('/')[0];
}
const advanceMinutes = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minute);

it('requests credentials for the first upload, and again after 50 minutes', async () => {
  expect(await identityId(configuration)).toEqual({ kind: 'done', value: 'local:ana' });
  expect(await signer()).toBe('KEY1');
  advanceMinutes(49);
  expect(await signer()).toBe('KEY1');
  advanceMinutes(2);
  expect(await signer()).toBe('KEY2');
  advanceMinutes(49);
  expect(await signer()).toBe('KEY2');
  expect(issuedKeys).toEqual(['KEY1', 'KEY2']);
});

it('requests new credentials for another user on the same page', async () => {
  expect(await signer()).toBe('KEY1');
  signedInAs('bo');
  expect(await signer()).toBe('KEY2');
});

it('signs a URL for ten minutes, and stores nothing', async () => {
  const setItem = vi.fn<Storage['setItem']>();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem });
  const url = await signedFor(uploadTarget);
  expect(url.origin + url.pathname).toBe('https://store.example/uploads/uploads/local%3Aana/a%20b.png');
  expect(url.searchParams.get('X-Amz-Expires')).toBe('600');
  expect(url.searchParams.get('X-Amz-Security-Token')).toBe('token of KEY1');
  expect(setItem).not.toHaveBeenCalled();
});

it('returns a refusal without a session, and without an identity pool', async () => {
  library.fetchAuthSession.mockResolvedValue({});
  expect(await identityId(configuration)).toEqual({ kind: 'refused', reason: 'credentialsMissing' });
  signedInAs('ana');
  const withoutPool = await identityId({ ...configuration, identityPoolId: undefined });
  expect(withoutPool).toEqual({ kind: 'refused', reason: 'unknown' });
});

const refusal = (__type: string, message: string) => () => Response.json({ __type, message }, { status: 400 });

describe.each(['GetId', 'GetCredentialsForIdentity'])('%s with an error response', (operation) => {
  it.each<[string, () => Response, string]>([
    ['an expired token', refusal('NotAuthorizedException', 'Invalid login token. Token expired'), 'credentialsMissing'],
    [
      'a revoked session',
      refusal('NotAuthorizedException', 'Token is not from a supported provider of this identity pool.'),
      'credentialsMissing',
    ],
    ['a missing pool', refusal('ResourceNotFoundException', "IdentityPool 'local:pool' not found."), 'unknown'],
    ['an unavailable service', () => new Response('', { status: 500 }), 'network'],
    ['a proxy page', () => new Response('<!doctype html>', { status: 200 }), 'network'],
    ['a rate limit', () => Response.json({ __type: 'TooManyRequestsException' }, { status: 429 }), 'tooManyAttempts'],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')) as never, 'network'],
  ])('%s', async (_what, respond, reason) => {
    const served = fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const target = new Headers(request[1]?.headers).get('x-amz-target') ?? '';
      return target.endsWith(`.${operation}`) ? respond() : served(...request);
    });
    expect(await presignedUrl(configuration, uploadTarget)).toMatchObject({ kind: 'refused', reason });
  });
});
