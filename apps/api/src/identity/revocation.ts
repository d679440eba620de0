import { setTimeout } from 'node:timers/promises';
import { failure, type Failure } from '../errors/failure.ts';

/** State of a session at the identity service: ended, or whether its user has a second factor. */
export type SessionState = 'REVOKED' | { readonly hasFactor: boolean };

/** Asks the identity service with the token itself; rejects when it does not answer. */
export type AskSession = (rawToken: string) => Promise<SessionState>;

const freshMilliseconds = 5_000;
/** Milliseconds between two checks of a session, whoever asks: the pool has a quota for all callers. */
export const shortestMilliseconds = 250;
const lastGoodMilliseconds = 60_000;
/** Sessions cached before the least recently used are dropped. */
const maxCachedSessions = 10_000;

type Entry = {
  asked: number;
  good: number | null;
  pending: Promise<void> | null;
  revoked: boolean;
  hasFactor: boolean;
};

/**
 * `maxAge`: milliseconds since the check that answers; 0 for one that begins after the call, which may wait until it may.
 * @default 5 s
 */
export type CheckSession = (
  originJti: string,
  rawToken: string,
  options?: { readonly maxAge?: number },
) => Promise<{ readonly failure: Failure } | { readonly hasFactor: boolean }>;

/**
 * Whether a session still lives, and its person has a second factor. Asked at most every 5 s for each sign-in, by one
 * caller for all who wait. While the identity service cannot be reached the last good answer holds for 60 s, then
 * UNAVAILABLE.
 */
export function createRevocationCheck(
  ask: AskSession,
  now: () => number = Date.now,
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): CheckSession {
  const sessions = new Map<string, Entry>();

  function entryOf(originJti: string): Entry {
    const known = sessions.get(originJti);
    const entry = known ?? {
      asked: Number.NEGATIVE_INFINITY,
      good: null,
      pending: null,
      revoked: false,
      hasFactor: false,
    };
    // Deleted and set again, so that the map's order is the order of use (LRU).
    sessions.delete(originJti);
    sessions.set(originJti, entry);
    const [oldest] = sessions.keys();
    if (sessions.size > maxCachedSessions && oldest !== undefined) sessions.delete(oldest);
    return entry;
  }

  async function check(entry: Entry, rawToken: string): Promise<void> {
    entry.asked = now();
    const state = await ask(rawToken);
    if (state === 'REVOKED') entry.revoked = true;
    else entry.hasFactor = state.hasFactor;
    entry.good = entry.asked;
  }

  async function bringUpToDate(entry: Entry, rawToken: string, maxAge: number): Promise<void> {
    // A request in flight may have been answered before the change that the caller looks for.
    if (maxAge < freshMilliseconds) await entry.pending?.catch(() => undefined);
    if (maxAge === 0) await wait(Math.max(0, entry.asked + shortestMilliseconds - now()));
    const isFresh = entry.good !== null && now() - entry.asked < maxAge;
    if (isFresh && !entry.pending) return;
    entry.pending ??= check(entry, rawToken).finally(() => {
      entry.pending = null;
    });
    await entry.pending;
  }

  return async (originJti, rawToken, { maxAge = freshMilliseconds } = {}) => {
    const entry = entryOf(originJti);
    // An ended session stays ended.
    if (entry.revoked) return { failure: failure('SESSION_REVOKED') };
    // Without an answer, the last good one may still hold.
    await bringUpToDate(entry, rawToken, maxAge).catch(() => undefined);
    if (entry.revoked) return { failure: failure('SESSION_REVOKED') };
    const lastGood = entry.good ?? Number.NEGATIVE_INFINITY;
    if (now() - lastGood > lastGoodMilliseconds) return { failure: failure('UNAVAILABLE') };
    return { hasFactor: entry.hasFactor };
  };
}
