import { failure, type Failure } from '../errors/failure.ts';

/** State of a session at the identity service: ended, or whether its user has a second factor. */
export type SessionState = 'REVOKED' | { readonly hasMfa: boolean };

/** Asks the identity service with the token itself; rejects when it does not answer. */
export type LoadSessionState = (rawToken: string) => Promise<SessionState>;

const freshMilliseconds = 5_000;
const lastGoodMilliseconds = 60_000;
/** Sessions cached before the least recently used are dropped. */
const maxCachedSessions = 10_000;

type Entry = {
  requestedAt: number;
  good: number | null;
  pending: Promise<void> | null;
  revoked: boolean;
  hasMfa: boolean;
};

export type CheckSession = (
  originJti: string,
  rawToken: string,
) => Promise<{ readonly failure: Failure } | { readonly hasMfa: boolean }>;

/**
 * Whether a session still lives, and its person has a second factor. Asked at most every 5 s for each sign-in, by one
 * caller for all who wait. While the identity service cannot be reached the last good answer holds for 60 s, then
 * UNAVAILABLE.
 */
export function createRevocationCheck(loadState: LoadSessionState, now: () => number = Date.now): CheckSession {
  const sessions = new Map<string, Entry>();

  function entryOf(originJti: string): Entry {
    const cached = sessions.get(originJti);
    const entry = cached ?? {
      requestedAt: Number.NEGATIVE_INFINITY,
      good: null,
      pending: null,
      revoked: false,
      hasMfa: false,
    };
    // Deleted and set again, so that the map's order is the order of use (LRU).
    sessions.delete(originJti);
    sessions.set(originJti, entry);
    const [oldest] = sessions.keys();
    if (sessions.size > maxCachedSessions && oldest !== undefined) sessions.delete(oldest);
    return entry;
  }

  async function check(entry: Entry, rawToken: string): Promise<void> {
    entry.requestedAt = now();
    const state = await loadState(rawToken);
    if (state === 'REVOKED') entry.revoked = true;
    else entry.hasMfa = state.hasMfa;
    entry.good = entry.requestedAt;
  }

  async function refresh(entry: Entry, rawToken: string): Promise<void> {
    const isFresh = entry.good !== null && now() - entry.requestedAt < freshMilliseconds;
    if (isFresh && !entry.pending) return;
    entry.pending ??= check(entry, rawToken).finally(() => {
      entry.pending = null;
    });
    await entry.pending;
  }

  return async (originJti, rawToken) => {
    const entry = entryOf(originJti);
    // An ended session stays ended.
    if (entry.revoked) return { failure: failure('SESSION_REVOKED') };
    // Without an answer, the last good one may still hold.
    await refresh(entry, rawToken).catch(() => undefined);
    if (entry.revoked) return { failure: failure('SESSION_REVOKED') };
    const lastGood = entry.good ?? Number.NEGATIVE_INFINITY;
    if (now() - lastGood > lastGoodMilliseconds) return { failure: failure('UNAVAILABLE') };
    return { hasMfa: entry.hasMfa };
  };
}
