import { vi } from 'vitest';
import type { RefreshOutcome } from '../identity/tokens.ts';
import { createStorage } from '../../core/storage/storage.fixture.ts';
import { encodeToken, tokenOrigin } from './encodeToken.fixture.ts';
import { createSession } from './session.ts';
import type { RefreshMarks } from './refreshing.ts';
import type { SessionEvent, SessionMessage } from './sessionChannel.ts';
import type { Identity, SessionOptions } from './sessionOptions.ts';
import type { KeyValueStorage } from './tokenStorage.ts';

export const clientPrefix = `CognitoIdentityServiceProvider.${tokenOrigin.clientId}`;
export const userPrefix = `${clientPrefix}.user-1`;

export type Stored = { exp?: number; id?: string; clockDrift?: number; subject?: string };

/** The entries that aws-amplify stores, in its order. */
export function tokensOf({ exp = 1000, id = 'a', clockDrift = 0, subject = 'user-1' }: Stored): [string, string][] {
  const own = `${clientPrefix}.${subject}`;
  return [
    [`${clientPrefix}.LastAuthUser`, subject],
    [`${own}.accessToken`, encodeToken('access', { exp, sub: subject, jti: id })],
    [`${own}.idToken`, encodeToken('id', { exp, sub: subject, email: `${subject}@northlight.example` })],
    [`${own}.refreshToken`, `refresh-${id}`],
    [`${own}.clockDrift`, String(clockDrift)],
  ];
}

export function store(storage: Pick<Storage, 'setItem'>, stored: Stored = {}): void {
  for (const [key, value] of tokensOf(stored)) storage.setItem(key, value);
}

/** Stores key by key, like the library. */
async function keep(keyValues: KeyValueStorage, stored: Stored): Promise<void> {
  for (const [key, value] of tokensOf(stored)) await keyValues.setItem(key, value);
}

/** Tabs of one browser share storage, locks and channel. */
export function createBrowser() {
  const storage = createStorage();
  const tabs: ((message: SessionMessage) => void)[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  let now = 0;
  const revoke = vi.fn<SessionOptions['revoke']>(async () => undefined);
  const refresh = vi.fn<(keyValues: KeyValueStorage) => Promise<RefreshOutcome>>(async (keyValues) => {
    await keep(keyValues, { exp: now / 1000 + 3600, id: 'fresh' });
    return 'refreshed';
  });
  const signIn = vi.fn<(keyValues: KeyValueStorage) => ReturnType<Identity['signIn']>>(async (keyValues) => {
    await keep(keyValues, { exp: now / 1000 + 3600, id: 'signed-in' });
    return { kind: 'signedIn' };
  });
  const loadIdentity = vi.fn<(keyValues: KeyValueStorage) => Promise<Identity>>(async (keyValues) => ({
    signIn: () => signIn(keyValues),
    respondToChallenge: () => signIn(keyValues),
    refresh: () => refresh(keyValues),
  }));
  const marks = { set: vi.fn<RefreshMarks['set']>(async () => undefined), latest: async () => 0 };
  const correctClock = vi.fn<() => Promise<boolean>>(async () => false);
  const wait = vi.fn<(milliseconds: number) => Promise<void>>(() => new Promise(() => undefined));
  const warn = vi.fn<(text: string) => void>();
  return {
    storage,
    warn,
    revoke,
    refresh,
    signIn,
    loadIdentity,
    correctClock,
    marks,
    wait,
    keep,
    broadcast: (message: SessionMessage) => tabs.forEach((listener) => listener(message)),
    setNow: (value: number) => void (now = value),
    openTab() {
      const events: SessionEvent[] = [];
      let own: ((message: SessionMessage) => void) | undefined;
      const session = createSession({
        origin: tokenOrigin,
        storage,
        loadIdentity,
        exclusively(work) {
          const result = queue.then(work);
          queue = result.catch(() => undefined);
          return result;
        },
        revoke,
        correctClock,
        marks,
        channel: {
          post: (message) => tabs.filter((tab) => tab !== own).forEach((tab) => tab(message)),
          listen: (listener) => {
            own = listener;
            tabs.push(listener);
          },
        },
        warn,
        now: () => now,
        wait,
      });
      session.subscribe((event) => void events.push(event));
      return { session, events };
    },
  };
}
