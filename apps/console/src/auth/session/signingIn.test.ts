import { describe, expect, it, vi } from 'vitest';
import { clientPrefix, createBrowser, store, userPrefix } from './browser.fixture.ts';
import { encodeToken } from './encodeToken.fixture.ts';

describe('signing in', () => {
  it('notifies this tab and the others', async () => {
    const browser = createBrowser();
    const here = browser.openTab();
    const there = browser.openTab();
    expect(await here.session.signIn('ines', 'secret')).toEqual({ kind: 'signedIn' });
    expect(here.events).toMatchObject([{ type: 'signedIn', subject: 'user-1', isFromOtherTab: false }]);
    await vi.waitFor(
      () => expect(there.events).toMatchObject([{ type: 'signedIn', subject: 'user-1', isFromOtherTab: true }]),
      10_000,
    );
  });

  it('stores the method, and reports it on this page and in the other tabs', async () => {
    const browser = createBrowser();
    const [here, there] = [browser.openTab(), browser.openTab()];
    browser.signIn.mockResolvedValueOnce({ kind: 'mfaSelection', types: ['TOTP', 'SMS'] });
    await here.session.signIn('ines', 'secret');
    expect(here.session.signInMethod()).toBeNull();
    browser.signIn.mockResolvedValueOnce({ kind: 'codeRequired', type: 'TOTP' });
    await here.session.respondToChallenge('TOTP');
    browser.signIn.mockResolvedValueOnce({ kind: 'refused', reason: 'wrongMfaCode' });
    await here.session.respondToChallenge('000000');
    await here.session.respondToChallenge('123456');
    expect(here.session.signInMethod()).toBe('PASSWORD_AND_APP');
    await vi.waitFor(() => expect(there.session.signInMethod()).toBe('PASSWORD_AND_APP'), 10_000);
    await here.session.signOut();
    expect(browser.storage.getItem('sign-in-method')).toBe('PASSWORD_AND_APP');
  });

  it('reports whether it is the user whose session ended last', async () => {
    const browser = createBrowser();
    store(browser.storage);
    const here = browser.openTab();
    const there = browser.openTab();
    here.session.end('expired');
    await here.session.signIn('ines', 'secret');
    expect(here.events.at(-1)).toMatchObject({ type: 'signedIn', isSameUser: true });
    browser.signIn.mockImplementation(async (keyValues) => {
      await browser.keep(keyValues, { subject: 'user-2' });
      return { kind: 'signedIn' };
    });
    await here.session.signIn('omar', 'secret');
    expect(here.events.at(-1)).toMatchObject({ subject: 'user-2', isSameUser: false });
    await vi.waitFor(() => expect(there.events.at(-1)).toMatchObject({ subject: 'user-2', isSameUser: false }), 10_000);
  });

  it('is retried once if the clock was off', async () => {
    const browser = createBrowser();
    browser.signIn.mockResolvedValueOnce({ kind: 'refused', reason: 'wrongCredentials' });
    browser.correctClock.mockResolvedValueOnce(true);
    expect(await browser.openTab().session.signIn('ines', 'secret')).toEqual({ kind: 'signedIn' });
    browser.signIn.mockResolvedValue({ kind: 'refused', reason: 'wrongCredentials' });
    expect(await browser.openTab().session.signIn('ines', 'wrong')).toMatchObject({ kind: 'refused' });
    expect(browser.signIn).toHaveBeenCalledTimes(3);
    browser.signIn.mockResolvedValue({ kind: 'refused', reason: 'disabled' });
    await browser.openTab().session.signIn('ines', 'secret');
    expect(browser.correctClock).toHaveBeenCalledTimes(2);
  });

  it('returns the end reason of the previous session once', async () => {
    const browser = createBrowser();
    store(browser.storage);
    const { session } = browser.openTab();
    session.end('revoked');
    expect(session.takePreviousEnd()).toBeNull();
    await session.signIn('ines', 'secret');
    expect([session.takePreviousEnd(), session.takePreviousEnd()]).toEqual(['revoked', null]);
  });

  it('returns a network error if the library cannot be loaded', async () => {
    const browser = createBrowser();
    browser.loadIdentity.mockRejectedValue(new Error('chunk'));
    const { session } = browser.openTab();
    expect(await session.signIn('ines', 'secret')).toEqual({ kind: 'refused', reason: 'network' });
  });

  it('returns a network error after a timeout, and ignores a delayed response', async () => {
    const browser = createBrowser();
    let respond: (outcome: { kind: 'signedIn' }) => void = () => undefined;
    browser.signIn.mockImplementation(async (keyValues) => {
      const outcome = await new Promise<{ kind: 'signedIn' }>((resolve) => (respond = resolve));
      await browser.keep(keyValues, { id: 'late' });
      return outcome;
    });
    browser.wait.mockResolvedValue(undefined);
    const { session } = browser.openTab();
    expect(await session.signIn('ines', 'secret')).toEqual({ kind: 'refused', reason: 'network' });
    respond({ kind: 'signedIn' });
    await vi.waitFor(async () => expect(await session.accessToken()).toBeNull(), 10_000);
    expect(Object.keys(browser.storage)).toEqual([]);
  });

  it('keeps the current session after a refusal', async () => {
    const browser = createBrowser();
    store(browser.storage);
    browser.signIn.mockResolvedValue({ kind: 'refused', reason: 'wrongCredentials' });
    const { session, events } = browser.openTab();
    await session.signIn('ines', 'wrong');
    expect(session.current()).not.toBeNull();
    expect(events).toEqual([]);
    expect(browser.revoke).not.toHaveBeenCalled();
  });

  it('with a provider ends the earlier session', async () => {
    const browser = createBrowser();
    store(browser.storage, { id: 'old' });
    const { session, events } = browser.openTab();
    const { tokens } = await session.runProviderSignIn((keyValues) => browser.keep(keyValues, { id: 'new' }));
    expect(browser.storage.getItem(`${userPrefix}.refreshToken`)).toBe('refresh-old');
    expect(session.start(tokens, { subject: 'user-1' })).toBe(true);
    expect(browser.storage.getItem(`${userPrefix}.refreshToken`)).toBe('refresh-new');
    expect(browser.revoke).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ refreshToken: 'refresh-old' }));
    expect(events).toMatchObject([{ type: 'signedIn', subject: 'user-1', isSameUser: true }]);
  });

  it.each([
    ['than expected after the session ended', null, 'user-1'],
    ['than the current one, although expected', 'user-1', 'user-2'],
    ['than the current one', 'user-1', ''],
  ])('with a provider as a user other %s changes nothing', async (_what, signedIn, expectedSubject) => {
    const browser = createBrowser();
    if (signedIn) store(browser.storage, { id: 'old', subject: signedIn });
    const entries = () => Object.keys(browser.storage).map((key) => [key, browser.storage.getItem(key)]);
    const before = entries();
    const { session, events } = browser.openTab();
    const { tokens } = await session.runProviderSignIn((keyValues) =>
      browser.keep(keyValues, { id: 'new', subject: 'user-2' }),
    );
    expect(session.start(tokens, { subject: expectedSubject })).toBe(false);
    expect(entries()).toEqual(before);
    expect(browser.revoke).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ refreshToken: 'refresh-new' }));
    expect(events).toEqual([]);
    // Without an expected subject, any user can sign in.
    expect(session.start(tokens)).toBe(true);
    expect(session.current()?.subject).toBe('user-2');
  });

  it('with a provider without valid tokens starts no session', async () => {
    const browser = createBrowser();
    store(browser.storage);
    const { session } = browser.openTab();
    expect(session.start(new Map())).toBe(false);
    expect(
      session.start(
        new Map([
          [`${clientPrefix}.LastAuthUser`, 'x'],
          [`${clientPrefix}.x.accessToken`, 'y'],
        ]),
      ),
    ).toBe(false);
    expect(session.current()?.subject).toBe('user-1');
  });

  it('hides the current session from the library, and replaces it only after success', async () => {
    const browser = createBrowser();
    store(browser.storage, { id: 'old' });
    const old = browser.storage.getItem(`${userPrefix}.accessToken`);
    browser.signIn.mockImplementation(async (keyValues) => {
      expect(await keyValues.getItem(`${userPrefix}.accessToken`)).toBeNull();
      await browser.keep(keyValues, { id: 'new' });
      expect(browser.storage.getItem(`${userPrefix}.accessToken`)).toBe(old);
      return { kind: 'signedIn' };
    });
    const { session } = browser.openTab();
    await session.signIn('ines', 'secret');
    expect(browser.storage.getItem(`${userPrefix}.refreshToken`)).toBe('refresh-new');
    expect(browser.revoke).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ refreshToken: 'refresh-old' }));
  });
});

describe('signing out', () => {
  it('clears this browser before the revocation completes', async () => {
    const browser = createBrowser();
    store(browser.storage);
    browser.storage.setItem('menu', 'collapsed');
    let respond: (value: undefined) => void = () => undefined;
    browser.revoke.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
    const { session, events } = browser.openTab();
    const done = session.signOut();
    expect(session.current()).toBeNull();
    expect(Object.keys(browser.storage)).toEqual(['menu']);
    expect(browser.revoke).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ refreshToken: 'refresh-a' }));
    await vi.waitFor(() => expect(events).toMatchObject([{ type: 'ended', reason: 'signedOut' }]), 10_000);
    respond(undefined);
    await done;
  });

  it('reports whether this session started at the hosted UI', async () => {
    const browser = createBrowser();
    store(browser.storage);
    browser.storage.setItem(`${clientPrefix}.oauthSignIn`, 'true,false');
    const { session } = browser.openTab();
    await session.signOut();
    expect(session.lastEnd()).toMatchObject({ reason: 'signedOut', isHosted: true });
    await session.signIn('ines', 'secret');
    await session.signOut();
    expect(session.lastEnd()).toMatchObject({ isHosted: false });
  });

  it.each([
    ['true,false', 'Google'],
    // A user with a linked provider, signed in with a password.
    ['false,false', null],
  ])('reports the provider of the session (%s)', async (flow, provider) => {
    const browser = createBrowser();
    store(browser.storage);
    const identities = [{ userId: '1', providerName: 'Google' }];
    browser.storage.setItem(`${userPrefix}.idToken`, encodeToken('id', { identities }));
    browser.storage.setItem(`${clientPrefix}.oauthSignIn`, flow);
    const { session } = browser.openTab();
    expect(session.current()).toMatchObject({ provider });
    await session.signOut();
    expect(session.lastEnd()).toMatchObject({ provider });
  });

  const deviceKeys = ['deviceKey', 'deviceGroupKey', 'randomPasswordKey'].map((name) => `${userPrefix}.${name}`);

  it('removes the keys of a device that is not remembered', async () => {
    const browser = createBrowser();
    store(browser.storage);
    for (const key of deviceKeys) browser.storage.setItem(key, 'known');
    await browser.openTab().session.signOut();
    expect(Object.keys(browser.storage)).toEqual([]);
  });

  it('keeps a remembered device for 30 days', async () => {
    const browser = createBrowser();
    const { session } = browser.openTab();
    await session.respondToChallenge('123456', { isDeviceRemembered: true });
    for (const key of deviceKeys) browser.storage.setItem(key, 'known');
    await session.signOut();
    const keys = Object.keys(browser.storage);
    expect(new Set(keys)).toEqual(new Set(['sign-in-method', ...deviceKeys, `${userPrefix}.rememberedUntil`]));
    browser.setNow(30 * 24 * 3_600_000);
    await session.signIn('ines', 'secret');
    await session.signOut();
    expect(Object.keys(browser.storage)).toEqual(['sign-in-method']);
  });
});

describe('inactivity', () => {
  it('ends and revokes the session in all tabs, even those opened later', () => {
    const browser = createBrowser();
    store(browser.storage, { exp: 100_000 });
    const { session } = browser.openTab();
    expect(session.idleAt()).toBeNull();
    session.keepAlive(60_000);
    browser.setNow(59_999);
    expect(browser.openTab().session.current()).not.toBeNull();
    browser.setNow(60_000);
    const later = browser.openTab().session;
    expect(later.current()).toBeNull();
    expect(later.lastEnd()?.reason).toBe('inactive');
    expect(session.current()).toBeNull();
    expect(browser.revoke).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ refreshToken: 'refresh-a' }));
  });

  it('is reset by activity in any tab', () => {
    const browser = createBrowser();
    store(browser.storage);
    const here = browser.openTab().session;
    const there = browser.openTab().session;
    here.keepAlive(60_000);
    browser.setNow(50_000);
    there.keepAlive(60_000);
    browser.setNow(100_000);
    expect(here.current()).not.toBeNull();
    expect(here.idleAt()).toBe(110_000);
  });

  it('of an earlier session does not affect the next', async () => {
    const browser = createBrowser();
    store(browser.storage);
    const { session } = browser.openTab();
    session.keepAlive(1000);
    await session.signOut();
    browser.setNow(2000);
    await session.signIn('ines', 'secret');
    expect(session.current()).not.toBeNull();
  });
});

describe('the clock of the service', () => {
  it('is read from responses and stored with the session', async () => {
    const browser = createBrowser();
    store(browser.storage, { exp: 4_000 });
    const { session } = browser.openTab();
    expect(session.observeClock(3_600_000)).toBe(3_600_000);
    expect(browser.storage.getItem(`${userPrefix}.clockDrift`)).toBe('3600000');
    browser.setNow(395_000);
    await session.accessToken();
    expect(browser.refresh).toHaveBeenCalledOnce();
  });

  it('is not corrected for network latency', () => {
    const browser = createBrowser();
    store(browser.storage, { clockDrift: 1_000 });
    browser.openTab().session.observeClock(4_000);
    expect(browser.storage.getItem(`${userPrefix}.clockDrift`)).toBe('1000');
  });

  it('is not stored without a session', () => {
    const browser = createBrowser();
    browser.openTab().session.observeClock(3_600_000);
    expect(browser.storage.getItem(`${clientPrefix}.null.clockDrift`)).toBeNull();
  });
});

describe('a browser whose storage quota is exceeded', () => {
  /** Makes storage refuse keys by `isRefused`, until it is freed. */
  function fill({ storage }: ReturnType<typeof createBrowser>, isRefused = (_value: string) => true) {
    const setItem = storage.setItem.bind(storage);
    storage.setItem = (key, value) => {
      if (isRefused(value)) throw new DOMException('Full', 'QuotaExceededError');
      setItem(key, value);
    };
    return { empty: () => void (storage.setItem = setItem) };
  }

  it('fails the sign-in, stores no partial session, and revokes the new one', async () => {
    const browser = createBrowser();
    const { session, events } = browser.openTab();
    const full = fill(browser);
    expect(await session.signIn('ines', 'secret')).toEqual({ kind: 'refused', reason: 'storageFull' });
    expect(Object.keys(browser.storage)).toEqual([]);
    expect(browser.revoke).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ refreshToken: 'refresh-signed-in' }),
    );
    expect(events).toEqual([]);
    full.empty();
    expect(await session.signIn('ines', 'secret')).toEqual({ kind: 'signedIn' });
  });

  it('keeps the current session', async () => {
    const browser = createBrowser();
    store(browser.storage, { id: 'old' });
    const before = Object.fromEntries(Object.keys(browser.storage).map((key) => [key, browser.storage.getItem(key)]));
    const { session } = browser.openTab();
    fill(browser, (value) => value.includes('signed-in'));
    expect(await session.signIn('ines', 'secret')).toEqual({ kind: 'refused', reason: 'storageFull' });
    expect(Object.fromEntries(Object.keys(browser.storage).map((key) => [key, browser.storage.getItem(key)]))).toEqual(
      before,
    );
    expect(session.current()?.subject).toBe('user-1');
  });

  it('works without optional entries', () => {
    const browser = createBrowser();
    store(browser.storage);
    const { session } = browser.openTab();
    fill(browser);
    expect(() => session.keepAlive(60_000)).not.toThrow();
    expect(session.observeClock(3_600_000)).toBe(3_600_000);
    expect(session.current()).not.toBeNull();
  });

  it('ends a session whose refreshed tokens cannot be stored', async () => {
    const browser = createBrowser();
    store(browser.storage, { exp: 1 });
    const { session } = browser.openTab();
    browser.setNow(5_000);
    fill(browser);
    expect(await session.accessToken()).toBeNull();
    expect(session.lastEnd()?.reason).toBe('expired');
  });
});
