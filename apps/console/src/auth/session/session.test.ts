import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { clientPrefix, createBrowser, store, userPrefix } from './browser.fixture.ts';
import { encodeToken } from './encodeToken.fixture.ts';
import type { SessionMessage } from './sessionChannel.ts';

const user = { subject: 'user-1', email: 'user-1@northlight.example', provider: null };

describe('a stored session', () => {
  it('is read without loading the identity library', async () => {
    const browser = createBrowser();
    store(browser.storage);
    const { session } = browser.openTab();
    expect(session.current()).toEqual(user);
    expect(await session.accessToken()).toBe(browser.storage.getItem(`${userPrefix}.accessToken`));
    expect(browser.loadIdentity).not.toHaveBeenCalled();
  });

  it.each([
    ['garbage', 'not.a-token'],
    ['signed by nobody', encodeToken('access', {}, { alg: 'none' })],
    ['of another client', encodeToken('access', { client_id: 'other' })],
    ['of another pool', encodeToken('access', { iss: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Other' })],
    ['an ID token', encodeToken('id', {})],
  ])('that is %s is cleared, and reported once', async (_name, accessToken) => {
    const browser = createBrowser();
    store(browser.storage);
    browser.storage.setItem(`${userPrefix}.accessToken`, accessToken);
    const { session, events } = browser.openTab();
    expect(session.current()).toBeNull();
    expect(await session.accessToken()).toBeNull();
    expect(Object.keys(browser.storage)).toEqual([]);
    expect(session.lastEnd()).toEqual({
      reason: 'invalid',
      subject: null,
      email: null,
      isHosted: false,
      provider: null,
    });
    expect(events).toEqual([{ type: 'ended', reason: 'invalid', isFromOtherTab: false }]);
  });

  it('with a forged ID token is not a session', () => {
    const browser = createBrowser();
    store(browser.storage);
    browser.storage.setItem(`${userPrefix}.idToken`, encodeToken('id', { aud: 'other' }));
    expect(browser.openTab().session.current()).toBeNull();
  });

  it('is a valid session or null for any stored values', async () => {
    const name = fc.constantFrom('accessToken', 'idToken', 'refreshToken', 'clockDrift', 'idleAt', 'LastAuthUser');
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '..', 'null', '-1', 'NaN', '9'.repeat(400), 'x'.repeat(20_000)),
      fc
        .dictionary(fc.constantFrom('exp', 'sub', 'iss'), fc.jsonValue({ maxDepth: 1 }))
        .map((claims) => encodeToken('access', claims)),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, text), async (entries) => {
        const browser = createBrowser();
        store(browser.storage);
        for (const [key, value] of Object.entries(entries)) {
          browser.storage.setItem(`${userPrefix}.${key}`, value);
          if (key === 'idleAt' || key === 'LastAuthUser') browser.storage.setItem(`${clientPrefix}.${key}`, value);
        }
        const { session } = browser.openTab();
        const current = session.current();
        expect(current === null || current.subject !== '').toBe(true);
        const token = await session.accessToken();
        expect(token === null || token === undefined || token.split('.').length === 3).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('expires five seconds early by the service’s clock', async () => {
    const browser = createBrowser();
    store(browser.storage, { exp: 100, clockDrift: 50_000 });
    const { session } = browser.openTab();
    browser.setNow(44_000);
    await session.accessToken();
    expect(browser.refresh).not.toHaveBeenCalled();
    browser.setNow(45_000);
    await session.accessToken();
    expect(browser.refresh).toHaveBeenCalledOnce();
  });

  it('that was removed from the store ends with the next request', async () => {
    const browser = createBrowser();
    store(browser.storage);
    const { session, events } = browser.openTab();
    await session.accessToken();
    browser.storage.removeItem(`${userPrefix}.accessToken`);
    expect(await session.accessToken()).toBeNull();
    expect(events).toEqual([{ type: 'ended', reason: 'expired', isFromOtherTab: false }]);
    expect(browser.warn).toHaveBeenCalledExactlyOnceWith('Auth session was not found. Make sure to call signIn.');
  });

  it.each(['current', 'accessToken'] as const)(
    'without a refresh token ends with its access token: %s',
    async (request) => {
      const browser = createBrowser();
      store(browser.storage, { exp: 100 });
      browser.storage.removeItem(`${userPrefix}.refreshToken`);
      const { session, events } = browser.openTab();
      expect(session.current()).toEqual(user);
      browser.setNow(100_000);
      expect(await session[request]()).toBeNull();
      expect(events).toEqual([{ type: 'ended', reason: 'unrefreshable', isFromOtherTab: false }]);
      expect(Object.keys(browser.storage)).toEqual([]);
    },
  );
});

describe('an expired token', () => {
  function setUp() {
    const browser = createBrowser();
    store(browser.storage, { exp: 1 });
    browser.setNow(10_000);
    return browser;
  }

  it('is refreshed once for 51 callers in three tabs', async () => {
    const browser = setUp();
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
    const calls = tabs.flatMap(({ session }) => Array.from({ length: 17 }, () => session.accessToken()));
    const tokens = await Promise.all(calls);
    expect(new Set(tokens)).toEqual(new Set([browser.storage.getItem(`${userPrefix}.accessToken`)]));
    expect(browser.refresh).toHaveBeenCalledOnce();
  });

  it('keeps the session while the identity service cannot be reached', async () => {
    const browser = setUp();
    browser.refresh.mockResolvedValue('unreachable');
    const { session, events } = browser.openTab();
    expect(await session.accessToken()).toBeUndefined();
    expect(session.current()).not.toBeNull();
    expect(events).toEqual([]);
  });

  it('keeps the session while the identity library cannot be loaded', async () => {
    const browser = setUp();
    browser.loadIdentity.mockRejectedValue(new Error('chunk'));
    const { session } = browser.openTab();
    expect(await session.accessToken()).toBeUndefined();
    expect(session.current()).not.toBeNull();
  });

  it('keeps the session after a timeout, and does not call the library in the meantime', async () => {
    const browser = setUp();
    browser.refresh.mockReturnValue(new Promise(() => undefined));
    browser.wait.mockResolvedValue(undefined);
    const { session } = browser.openTab();
    expect(await session.accessToken()).toBeUndefined();
    expect(await session.accessToken()).toBeUndefined();
    expect(browser.refresh).toHaveBeenCalledOnce();
    expect(session.current()).not.toBeNull();
  });

  it('ends the session in all tabs when the service refuses', async () => {
    const browser = setUp();
    browser.refresh.mockResolvedValue('ended');
    const here = browser.openTab();
    const there = browser.openTab();
    expect(await here.session.accessToken()).toBeNull();
    expect(here.session.current()).toBeNull();
    expect(here.events).toEqual([{ type: 'ended', reason: 'expired', isFromOtherTab: false }]);
    expect(there.events).toMatchObject([{ type: 'ended', reason: 'expired', isFromOtherTab: true }]);
    expect(here.session.lastEnd()).toEqual({ reason: 'expired', ...user, isHosted: false });
  });

  it.each([
    ['revoked', 'expired', 'revoked'],
    ['deviceForgotten', 'expired', 'deviceForgotten'],
    // The API's reason is more specific than the identity service's.
    ['deviceForgotten', 'disabled', 'disabled'],
    ['disabled', 'expired', 'disabled'],
    ['ended', 'revoked', 'revoked'],
    ['ended', 'disabled', 'disabled'],
  ] as const)('that ended as %s, and that the API reported as %s, ends as %s', async (outcome, reported, reason) => {
    const browser = setUp();
    browser.refresh.mockResolvedValue(outcome);
    const { session, events } = browser.openTab();
    expect(
      await session.refreshedToken(browser.storage.getItem(`${userPrefix}.accessToken`) ?? '', reported),
    ).toBeNull();
    expect(events).toEqual([{ type: 'ended', reason, isFromOtherTab: false }]);
  });

  it('does not restore a session that was signed out during the refresh', async () => {
    const browser = setUp();
    const { session, events } = browser.openTab();
    const other = browser.openTab();
    browser.refresh.mockImplementation(async (keyValues) => {
      await other.session.signOut();
      await browser.keep(keyValues, { exp: 5000, id: 'late' });
      return 'refreshed';
    });
    expect(await session.accessToken()).toBeNull();
    expect(session.current()).toBeNull();
    expect(Object.keys(browser.storage)).toEqual([]);
    expect(events).toMatchObject([{ type: 'ended', reason: 'signedOut', isFromOtherTab: true }]);
  });
});

describe('a token that the API rejected', () => {
  it('is refreshed before it expires', async () => {
    const browser = createBrowser();
    store(browser.storage);
    const { session } = browser.openTab();
    const rejected = (await session.accessToken()) ?? '';
    expect(await session.refreshedToken(rejected)).not.toBe(rejected);
    expect(browser.refresh).toHaveBeenCalledOnce();
  });

  it('is not refreshed again if another tab has refreshed it', async () => {
    const browser = createBrowser();
    store(browser.storage, { id: 'old' });
    const { session } = browser.openTab();
    const rejected = (await session.accessToken()) ?? '';
    store(browser.storage, { id: 'new' });
    expect(await session.refreshedToken(rejected)).toBe(browser.storage.getItem(`${userPrefix}.accessToken`));
    expect(browser.refresh).not.toHaveBeenCalled();
  });
});

describe('a session that the API closed', () => {
  it('is also revoked at the identity service', () => {
    const browser = createBrowser();
    store(browser.storage);
    const { session } = browser.openTab();
    session.end('revoked');
    session.end('revoked');
    expect(browser.revoke).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ refreshToken: 'refresh-a' }));
  });
});

describe('another tab', () => {
  it('ends the session immediately, even if local storage still shows it', async () => {
    const browser = createBrowser();
    store(browser.storage);
    const here = browser.openTab();
    const there = browser.openTab();
    await there.session.accessToken();
    here.session.end('expired');
    // A broadcast message can arrive before the removal from local storage is visible.
    store(browser.storage);
    expect(there.session.current()).toBeNull();
    expect(await there.session.accessToken()).toBeNull();
    store(browser.storage, { id: 'next' });
    expect(there.session.current()).not.toBeNull();
  });

  it('continues only when it can read the new session', async () => {
    const browser = createBrowser();
    let check: () => void = () => undefined;
    browser.wait.mockImplementation(() => new Promise((resolve) => (check = resolve)));
    const { session, events } = browser.openTab();
    session.subscribe(() => expect(session.current()).not.toBeNull());
    browser.broadcast({ type: 'signedIn', subject: 'user-1' });
    await vi.waitFor(() => expect(browser.wait).toHaveBeenCalled(), 10_000);
    expect(events).toEqual([]);
    store(browser.storage);
    check();
    await vi.waitFor(() => expect(events).toHaveLength(1), 10_000);
  });
});

it('ignores unknown messages of another version of the console', async () => {
  const browser = createBrowser();
  store(browser.storage);
  browser.wait.mockResolvedValue(undefined);
  const { session, events } = browser.openTab();
  for (const message of [{ type: 'acting', subject: 'user-2' }, { type: 'signedIn ' }, {}])
    // A message type that this version does not have.
    browser.broadcast(message as unknown as SessionMessage);
  // Every check of the store has run after this.
  await new Promise((resolve) => setTimeout(resolve));
  expect(events).toEqual([]);
  expect(session.current()).toEqual(user);
});
