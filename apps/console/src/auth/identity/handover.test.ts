import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfiguration } from '../../core/configuration/configuration.ts';
import { requestOnce } from '../../api/requestOnce.ts';
import { sourceOf } from '../../api/graphql.ts';
import { encodeToken } from '../session/encodeToken.fixture.ts';
import { entriesOf } from '../session/sessionTokens.ts';
import { readStoredSession } from '../session/storedSession.ts';
import { tokenOriginOf } from '../session/openSession.ts';
import { challengeOf, finishHandover, leaveForHost, readHandover, startHandover } from './handover.ts';

vi.mock('../../api/requestOnce.ts', () => ({ requestOnce: vi.fn<typeof requestOnce>() }));

const configuration = readConfiguration({
  userPoolId: 'eu-west-1_Pool',
  userPoolClientId: 'client',
  graphqlEndpoint: 'https://console.example/graphql',
  consoleHost: 'console.example',
});
const origin = tokenOriginOf(configuration);
const user = { sub: 'user-1', username: 'google_123' };
const tokens = {
  accessToken: encodeToken('access', user),
  idToken: encodeToken('id', { ...user, identities: [{ providerName: 'Google' }] }),
  refreshToken: 'refresh',
};
const entries = entriesOf(tokens, origin) ?? new Map<string, string>();
const host = 'tv.north.example';
const handover = { host, challenge: 'c'.repeat(43) };

/** Sets the API's responses by operation name. */
const respondWith = (responses: Record<string, unknown>) =>
  vi.mocked(requestOnce).mockImplementation(async (_endpoint, document) => {
    const name = Object.keys(responses).find((one) => sourceOf(document).includes(` ${one}(`)) ?? '';
    return { ok: true, value: responses[name] } as never;
  });

let page: { href: string; storage: Map<string, string> };
function open(url: string) {
  const location = new URL(url);
  const go = (next: string) => void (page.href = next);
  page.href = url;
  vi.stubGlobal('location', {
    protocol: location.protocol,
    host: location.host,
    pathname: location.pathname,
    search: location.search,
    hash: location.hash,
    assign: go,
    replace: go,
  });
}

beforeEach(() => {
  const storage = new Map<string, string>();
  page = { href: '', storage };
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => open(`https://${host}${to}`),
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function finish(fragment: string) {
  const written = new Map<string, string>();
  open(`https://${host}/loading/${fragment}`);
  const keyValues = {
    getItem: async () => null,
    setItem: async (name: string, value: string) => void written.set(name, value),
    removeItem: async () => undefined,
    clear: async () => undefined,
  };
  return { finished: await finishHandover(configuration, keyValues), written };
}

async function start(): Promise<URL> {
  open(`https://${host}/signin/`);
  await startHandover(configuration, 'Google', { returnTo: '/users/' });
  return new URL(page.href);
}

it('computes the challenge of RFC 7636', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

describe('at the reseller’s host', () => {
  it('keeps the verifier in the tab, and sends its challenge to the platform’s page', async () => {
    const url = await start();
    expect(url.origin + url.pathname).toBe('https://console.example/loading/');
    const { verifier } = JSON.parse(page.storage.get('handover') ?? '') as { verifier: string };
    expect(readHandover(url.searchParams)).toEqual({ host, challenge: await challengeOf(verifier) });
    expect(url.href).not.toContain(verifier);
    expect(url.href).not.toContain('users');
  });

  it('redeems the code once with the verifier, and removes it from the URL', async () => {
    await start();
    const { verifier } = JSON.parse(page.storage.get('handover') ?? '') as { verifier: string };
    respondWith({ RedeemHandover: { redeemHandover: { tokens } } });
    const { finished, written } = await finish('#code=secret');
    expect(finished).toEqual({ kind: 'signedIn', returnTo: '/users/' });
    expect(vi.mocked(requestOnce).mock.lastCall?.[2]).toEqual({ code: 'secret', verifier });
    expect(page.href).toBe(`https://${host}/loading/`);
    const stored = readStoredSession({ getItem: (name) => written.get(name) ?? null }, origin);
    expect(stored).toMatchObject({ subject: 'user-1', refreshToken: 'refresh', isHosted: true, provider: 'Google' });
    expect((await finish('#code=secret')).finished).toMatchObject({ failure: { reason: 'addressNotAllowed' } });
  });

  it.each(['#code=theirs', '#error=cancelled'])(
    'refuses %s that this tab did not start, without a request',
    async (fragment) => {
      vi.mocked(requestOnce).mockClear();
      expect((await finish(fragment)).finished).toMatchObject({ failure: { reason: 'addressNotAllowed' } });
      expect(requestOnce).not.toHaveBeenCalled();
    },
  );

  it('does not sign in with a refused code or foreign tokens', async () => {
    for (const refused of [null, { ...tokens, accessToken: encodeToken('access', { ...user, client_id: 'other' }) }]) {
      await start();
      respondWith({ RedeemHandover: { redeemHandover: { tokens: refused } } });
      const { finished, written } = await finish('#code=secret');
      expect(finished).toMatchObject({ kind: 'failed', returnTo: '/users/' });
      expect(written.size).toBe(0);
    }
  });

  it.each([
    ['cancelled', { kind: 'cancelled' }],
    ['foreignAccount', { kind: 'refused', reason: 'foreignAccount' }],
    ['<b>', { kind: 'refused', reason: 'unknown' }],
  ])('keeps the requested URL after the error %s', async (reason, failure) => {
    await start();
    expect((await finish(`#error=${encodeURIComponent(reason)}`)).finished).toEqual({
      kind: 'failed',
      failure,
      returnTo: '/users/',
    });
  });
});

describe('at the platform’s own origin', () => {
  const created = (origin_: string) => ({
    createHandover: { handover: { origin: origin_, code: 'secret' }, userErrors: [] },
  });
  const refusedBy = (code: string) => ({ createHandover: { handover: null, userErrors: [{ code }] } });
  const brand = (...socialProviders: string[]) => ({ brandingByHost: { socialProviders } });

  it.each([
    'host=evil.example/&challenge=',
    `host=user@evil.example&challenge=${'c'.repeat(43)}`,
    `host=evil.example/path&challenge=${'c'.repeat(43)}`,
    `host=&challenge=${'c'.repeat(43)}`,
    'host=tv.north.example&challenge=short',
  ])('rejects the request %s', (query) => {
    expect(readHandover(new URLSearchParams(query))).toBeNull();
  });

  it('sends the browser to the API’s origin, with the code in the fragment', async () => {
    open('https://console.example/loading/');
    respondWith({ CreateHandover: created('https://tv.north.example') });
    expect(await leaveForHost(configuration, handover, { entries })).toEqual({ kind: 'handedOver' });
    expect(page.href).toBe('https://tv.north.example/loading/#code=secret');
    expect(vi.mocked(requestOnce).mock.lastCall?.slice(2)).toEqual([
      { input: { ...handover, ...tokens } },
      tokens.accessToken,
    ]);
  });

  it('reports a foreign account at the host, without a code', async () => {
    open('https://console.example/loading/');
    respondWith({ CreateHandover: refusedBy('HANDOVER_ACCOUNT'), BrandingByHost: brand('Google') });
    expect(await leaveForHost(configuration, handover, { entries })).toEqual({ kind: 'left' });
    expect(page.href).toBe(`https://${host}/loading/#error=foreignAccount`);
  });

  it.each([
    ['that is not one of the console’s', { entries }],
    ['after a cancelled sign-in', { failure: { kind: 'cancelled' } as const }],
  ])('does not redirect to a host %s', async (_what, signIn) => {
    open('https://console.example/loading/');
    respondWith({ CreateHandover: refusedBy('HANDOVER_HOST'), BrandingByHost: brand() });
    expect(await leaveForHost(configuration, handover, signIn)).toEqual({
      kind: 'refused',
      reason: 'addressNotAllowed',
    });
    expect(page.href).toBe('https://console.example/loading/');
  });
});
