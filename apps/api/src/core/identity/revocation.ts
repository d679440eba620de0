import { failure, type Failure } from '../errors/failure.ts';

/** State of a session at the identity service: revoked, or whether its user has MFA. */
export type SessionState = 'REVOKED' | { readonly hasMfa: boolean };

/** Queries the identity service with the token itself. Rejects if it does not respond. */
export type LoadSessionState = (rawToken: string) => Promise<SessionState>;

const freshMilliseconds = 5_000;
const lastGoodMilliseconds = 60_000;
/** Maximum number of cached sessions; the least recently used ones are dropped. */
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
 * Whether a session is still live, and whether its user has MFA. Each sign-in is checked at most every 5 s, once for all concurrent
 * callers. While the identity service is unreachable, the last successful check applies for 60 s; then the result is UNAVAILABLE.
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
    // Deleted and set again, so that the map is in order of use (LRU).
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
    if (entry.revoked) return { failure: failure('SESSION_REVOKED') };
    // If the check fails, the last successful one may still apply.
    await refresh(entry, rawToken).catch(() => undefined);
    if (entry.revoked) return { failure: failure('SESSION_REVOKED') };
    const lastGood = entry.good ?? Number.NEGATIVE_INFINITY;
    if (now() - lastGood > lastGoodMilliseconds) return { failure: failure('UNAVAILABLE') };
    return { hasMfa: entry.hasMfa };
  };
}
