import { failure, type Failure } from '../errors/failure.ts';

/** What the identity service says of a session. */
export type SessionState = 'LIVE' | 'REVOKED';

/** Asks with the token itself; rejects where no answer can be had. */
export type AskSession = (rawToken: string) => Promise<SessionState>;

const freshMilliseconds = 5_000;
const lastGoodMilliseconds = 60_000;
/** Sessions remembered before old ones are dropped. */
const mostSessions = 10_000;

type Entry = { asked: number; good: number | null; pending: Promise<SessionState> | null; revoked: boolean };

/**
 * Whether a session still lives: null when it does. Asked at most every 5 s for each sign-in, by one caller for all who
 * wait. While the identity service cannot be reached the last good answer holds for 60 s, then UNAVAILABLE.
 */
export function createRevocationCheck(
  ask: AskSession,
  now: () => number = Date.now,
): (originJti: string, rawToken: string) => Promise<Failure | null> {
  const sessions = new Map<string, Entry>();

  function entryOf(originJti: string): Entry {
    const known = sessions.get(originJti);
    const entry = known ?? { asked: Number.NEGATIVE_INFINITY, good: null, pending: null, revoked: false };
    // Set anew, so that the map's order is the order of use and the first is the one to drop.
    sessions.delete(originJti);
    sessions.set(originJti, entry);
    const [oldest] = sessions.keys();
    if (sessions.size > mostSessions && oldest !== undefined) sessions.delete(oldest);
    return entry;
  }

  async function askAgain(entry: Entry, rawToken: string): Promise<SessionState> {
    entry.asked = now();
    const state = await ask(rawToken);
    entry.revoked = state === 'REVOKED';
    entry.good = entry.asked;
    return state;
  }

  async function isEnded(entry: Entry, rawToken: string): Promise<boolean> {
    const isFresh = entry.good !== null && now() - entry.asked < freshMilliseconds;
    if (isFresh && !entry.pending) return entry.revoked;
    entry.pending ??= askAgain(entry, rawToken).finally(() => {
      entry.pending = null;
    });
    return (await entry.pending) === 'REVOKED';
  }

  return async (originJti, rawToken) => {
    const entry = entryOf(originJti);
    // A sign-in that was ended does not come back.
    if (entry.revoked) return failure('SESSION_REVOKED');
    try {
      if (await isEnded(entry, rawToken)) return failure('SESSION_REVOKED');
    } catch {
      // The last good answer may still hold.
    }
    const lastGood = entry.good ?? Number.NEGATIVE_INFINITY;
    return now() - lastGood > lastGoodMilliseconds ? failure('UNAVAILABLE') : null;
  };
}
