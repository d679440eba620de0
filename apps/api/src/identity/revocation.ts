import { failure, type Failure } from '../errors/failure.ts';

/** What the identity service says of a session: that it is over, or whether signing in takes a second factor. */
export type SessionState = 'REVOKED' | { readonly hasFactor: boolean };

/** Asks with the token itself; rejects where no answer can be had. */
export type AskSession = (rawToken: string) => Promise<SessionState>;

const freshMilliseconds = 5_000;
/** Between two questions at the wish of somebody who would be turned away: the pool answers only so many for everybody. */
const anewMilliseconds = 250;
const lastGoodMilliseconds = 60_000;
/** Sessions remembered before old ones are dropped. */
const mostSessions = 10_000;

type Entry = {
  asked: number;
  good: number | null;
  pending: Promise<void> | null;
  revoked: boolean;
  hasFactor: boolean;
};

/** `isAnew`: what was heard before a moment ago does not count. */
export type CheckSession = (
  originJti: string,
  rawToken: string,
  options?: { readonly isAnew?: boolean },
) => Promise<{ readonly failure: Failure } | { readonly hasFactor: boolean }>;

/**
 * Whether a session still lives, and its person has a second factor. Asked at most every 5 s for each sign-in, by one
 * caller for all who wait. While the identity service cannot be reached the last good answer holds for 60 s, then
 * UNAVAILABLE.
 */
export function createRevocationCheck(ask: AskSession, now: () => number = Date.now): CheckSession {
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
    // Set anew, so that the map's order is the order of use and the first is the one to drop.
    sessions.delete(originJti);
    sessions.set(originJti, entry);
    const [oldest] = sessions.keys();
    if (sessions.size > mostSessions && oldest !== undefined) sessions.delete(oldest);
    return entry;
  }

  async function askPool(entry: Entry, rawToken: string): Promise<void> {
    entry.asked = now();
    const state = await ask(rawToken);
    if (state === 'REVOKED') entry.revoked = true;
    else entry.hasFactor = state.hasFactor;
    entry.good = entry.asked;
  }

  async function bringUpToDate(entry: Entry, rawToken: string, isAnew: boolean): Promise<void> {
    // What is being asked may have been answered already, a moment before what the caller wants to hear of.
    if (isAnew) await entry.pending?.catch(() => undefined);
    const lasts = isAnew ? anewMilliseconds : freshMilliseconds;
    const isFresh = entry.good !== null && now() - entry.asked < lasts;
    if (isFresh && !entry.pending) return;
    entry.pending ??= askPool(entry, rawToken).finally(() => {
      entry.pending = null;
    });
    await entry.pending;
  }

  return async (originJti, rawToken, { isAnew = false } = {}) => {
    const entry = entryOf(originJti);
    // A sign-in that was ended does not come back.
    if (entry.revoked) return { failure: failure('SESSION_REVOKED') };
    // When nobody answers, the last good answer may still hold.
    await bringUpToDate(entry, rawToken, isAnew).catch(() => undefined);
    if (entry.revoked) return { failure: failure('SESSION_REVOKED') };
    const lastGood = entry.good ?? Number.NEGATIVE_INFINITY;
    if (now() - lastGood > lastGoodMilliseconds) return { failure: failure('UNAVAILABLE') };
    return { hasFactor: entry.hasFactor };
  };
}
