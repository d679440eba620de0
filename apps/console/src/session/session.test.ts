import { describe, expect, it, vi } from 'vitest';
import { encodeToken } from './encodeToken.fixture.ts';
import type { RefreshOutcome } from '../identity/tokens.ts';
import type { SessionMessage } from './sessionChannel.ts';
import { createSession, type Identity, type SessionEvent } from './session.ts';

const prefix = 'CognitoIdentityServiceProvider.client.user-1';

class MemoryStorage extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => void this.set(key, value);
  removeItem = (key: string) => void this.delete(key);
}

/** As the browser's: `Object.keys` lists what is stored. */
function createStorage(): Storage {
  const entries = new MemoryStorage();
  return new Proxy(entries, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_target, key) =>
      entries.has(String(key)) ? { enumerable: true, configurable: true, value: entries.get(String(key)) } : undefined,
    get: (target, key) => (key === 'size' ? target.size : Reflect.get(target, key)),
  }) as unknown as Storage;
}

function store(storage: Storage, { exp = 1000, id = 'a', clockDrift = 0 } = {}) {
  storage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'user-1');
  storage.setItem(`${prefix}.accessToken`, encodeToken({ exp, iat: 0, sub: 'user-1', jti: id }));
  storage.setItem(`${prefix}.idToken`, encodeToken({ exp, iat: 0, sub: 'user-1', email: 'ines@northlight.example' }));
  storage.setItem(`${prefix}.refreshToken`, `refresh-${id}`);
  storage.setItem(`${prefix}.clockDrift`, String(clockDrift));
}

/** Two tabs of one browser share storage, locks and channel. */
function createBrowser() {
  const storage = createStorage();
  const listeners: ((message: SessionMessage) => void)[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  let now = 0;
  const revoke = vi.fn<(refreshToken: string) => Promise<void>>(async () => undefined);
  const refresh = vi.fn<() => Promise<RefreshOutcome>>(async () => {
    store(storage, { exp: now / 1000 + 3600, id: 'fresh' });
    return 'refreshed';
  });
  const identity: Identity = {
    async signIn() {
      store(storage, { exp: 5000, id: 'signed-in' });
      return { kind: 'signedIn' };
    },
    answerChallenge: async () => ({ kind: 'signedIn' }),
    refresh,
  };
  const loadIdentity = vi.fn<() => Promise<Identity>>(async () => identity);
  return {
    storage,
    revoke,
    refresh,
    loadIdentity,
    tell: (message: SessionMessage) => listeners.forEach((listener) => listener(message)),
    setNow: (value: number) => void (now = value),
    openTab() {
      const events: SessionEvent[] = [];
      const own: ((message: SessionMessage) => void)[] = [];
      const session = createSession({
        clientId: 'client',
        storage,
        loadIdentity,
        exclusively(work) {
          const result = queue.then(work);
          queue = result.catch(() => undefined);
          return result;
        },
        revoke,
        channel: {
          post: (message) =>
            listeners.filter((listener) => !own.includes(listener)).forEach((listener) => listener(message)),
          listen: (listener) => void own.push(listener),
        },
        now: () => now,
        wait: async () => undefined,
      });
      listeners.push(...own.filter((listener) => !listeners.includes(listener)));
      session.subscribe((event) => void events.push(event));
      return { session, events };
    },
  };
}

describe('a stored session', () => {
  it('is known without loading the identity library', async () => {
    const browser = createBrowser();
    store(browser.storage);
    const { session } = browser.openTab();
    expect(session.current()).toEqual({ subject: 'user-1', email: 'ines@northlight.example' });
    expect(await session.accessToken()).toBe(browser.storage.getItem(`${prefix}.accessToken`));
    expect(browser.loadIdentity).not.toHaveBeenCalled();
  });

  it('that is malformed is no session, and is cleared', async () => {
    const browser = createBrowser();
    store(browser.storage);
    browser.storage.setItem(`${prefix}.accessToken`, 'not.a-token');
    const { session } = browser.openTab();
    expect(session.current()).toBeNull();
    expect(Object.keys(browser.storage)).toEqual([]);
  });

  it('counts as expired by the clock of the service, five seconds early', async () => {
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
});

describe('an expired token', () => {
  it('is refreshed once for some fifty callers in three tabs', async () => {
    const browser = createBrowser();
    store(browser.storage, { exp: 1 });
    browser.setNow(10_000);
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
    const calls = tabs.flatMap(({ session }) => Array.from({ length: 17 }, () => session.accessToken()));
    const tokens = await Promise.all(calls);
    expect(new Set(tokens)).toEqual(new Set([browser.storage.getItem(`${prefix}.accessToken`)]));
    expect(browser.refresh).toHaveBeenCalledOnce();
  });

  it('keeps the session while the identity service cannot be reached', async () => {
    const browser = createBrowser();
    store(browser.storage, { exp: 1 });
    browser.setNow(10_000);
    browser.refresh.mockResolvedValue('unreachable');
    const { session, events } = browser.openTab();
    expect(await session.accessToken()).toBeUndefined();
    expect(session.current()).not.toBeNull();
    expect(events).toEqual([]);
  });

  it('keeps the session while the identity library cannot be loaded', async () => {
    const browser = createBrowser();
    store(browser.storage, { exp: 1 });
    browser.setNow(10_000);
    browser.loadIdentity.mockRejectedValue(new Error('chunk'));
    const { session } = browser.openTab();
    expect(await session.accessToken()).toBeUndefined();
    expect(session.current()).not.toBeNull();
  });

  it('ends the session everywhere when the service says no', async () => {
    const browser = createBrowser();
    store(browser.storage, { exp: 1 });
    browser.setNow(10_000);
    browser.refresh.mockResolvedValue('ended');
    const here = browser.openTab();
    const there = browser.openTab();
    expect(await here.session.accessToken()).toBeNull();
    expect(here.session.current()).toBeNull();
    expect(here.events).toEqual([{ type: 'ended', reason: 'expired', isElsewhere: false }]);
    expect(there.events).toMatchObject([{ type: 'ended', reason: 'expired', isElsewhere: true }]);
    expect(here.session.lastEnd()).toEqual({ reason: 'expired', email: 'ines@northlight.example' });
  });
});

describe('a token that the API turned away', () => {
  it('is refreshed although its time is not over', async () => {
    const browser = createBrowser();
    store(browser.storage);
    const { session } = browser.openTab();
    const rejected = (await session.accessToken()) ?? '';
    expect(await session.refreshedToken(rejected)).not.toBe(rejected);
    expect(browser.refresh).toHaveBeenCalledOnce();
  });

  it('is not refreshed again when another tab has done so meanwhile', async () => {
    const browser = createBrowser();
    store(browser.storage, { id: 'old' });
    const { session } = browser.openTab();
    const rejected = (await session.accessToken()) ?? '';
    store(browser.storage, { id: 'new' });
    expect(await session.refreshedToken(rejected)).toBe(browser.storage.getItem(`${prefix}.accessToken`));
    expect(browser.refresh).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  it('takes a session for ended at once, although its store still shows it', async () => {
    const browser = createBrowser();
    store(browser.storage);
    const here = browser.openTab();
    const there = browser.openTab();
    here.session.end('expired');
    // Browsers tell of a message sooner than of what the other tab has removed.
    store(browser.storage);
    browser.tell({ type: 'ended', reason: 'signedOut', email: null });
    expect(there.session.current()).toBeNull();
    expect(await there.session.accessToken()).toBeNull();
    store(browser.storage, { id: 'next' });
    expect(there.session.current()).not.toBeNull();
  });

  it('goes on only when it can read the session that began elsewhere', async () => {
    const browser = createBrowser();
    const { session, events } = browser.openTab();
    session.subscribe(() => expect(session.current()).not.toBeNull());
    browser.tell({ type: 'signedIn', subject: 'user-1' });
    expect(events).toEqual([]);
    store(browser.storage);
    await vi.waitFor(() => expect(events).toHaveLength(1));
  });
});

describe('signing in and out', () => {
  it('tells this tab and the others', async () => {
    const browser = createBrowser();
    const here = browser.openTab();
    const there = browser.openTab();
    expect(await here.session.signIn('ines', 'secret')).toEqual({ kind: 'signedIn' });
    expect(here.events).toEqual([{ type: 'signedIn', subject: 'user-1', isElsewhere: false }]);
    await vi.waitFor(() => expect(there.events).toEqual([{ type: 'signedIn', subject: 'user-1', isElsewhere: true }]));
  });

  it('clears this browser before the revocation has an answer', async () => {
    const browser = createBrowser();
    store(browser.storage);
    browser.storage.setItem('menu', 'collapsed');
    let answer: (value: undefined) => void = () => undefined;
    browser.revoke.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { session, events } = browser.openTab();
    const done = session.signOut();
    expect(session.current()).toBeNull();
    expect(events).toMatchObject([{ type: 'ended', reason: 'signedOut' }]);
    expect(Object.keys(browser.storage)).toEqual(['menu']);
    expect(browser.revoke).toHaveBeenCalledExactlyOnceWith('refresh-a');
    answer(undefined);
    await done;
  });

  it('without the library is a network error', async () => {
    const browser = createBrowser();
    browser.loadIdentity.mockRejectedValue(new Error('chunk'));
    const { session } = browser.openTab();
    expect(await session.signIn('ines', 'secret')).toEqual({ kind: 'refused', reason: 'network' });
  });
});
