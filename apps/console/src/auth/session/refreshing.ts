import type { RefreshEnd } from '../identity/tokens.ts';
import type { SessionEnd } from './sessionChannel.ts';
import { isExpired, type StoredSession } from './storedSession.ts';

/** A valid token; null when the session has ended, undefined when the identity service cannot be reached. */
export type TokenAnswer = string | null | undefined;

/**
 * How tabs learn of each other's refreshes faster than by local storage, whose writes another tab may see with a
 * delay, and would then use the old refresh token a second time.
 */
export type RefreshMarks = {
  /** Announces to all tabs that there are tokens with this expiry; resolves when they can see it. */
  set: (expiresAt: number) => Promise<void>;
  /** The latest announced expiry; 0 without one. */
  latest: () => Promise<number>;
};

export type RefresherOptions = {
  stored: () => StoredSession | null;
  /** Exchanges the refresh token for new tokens; they are not in the store yet. */
  refresh: () => Promise<ReadonlyMap<string, string> | RefreshEnd | 'unreachable'>;
  /** Replaces the tokens in the store by the new ones. */
  replace: (tokens: ReadonlyMap<string, string>) => void;
  /** Runs `work` under a lock across the browser's tabs. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
  marks: RefreshMarks;
  end: (reason: SessionEnd) => void;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
};

/**
 * One refresh for all callers of all tabs: later ones find the new token in the store. A refresh without an
 * answer keeps the session, every other failure ends it.
 */
export function createRefresher(options: RefresherOptions) {
  const { stored, refresh, replace, exclusively, marks, end, now, wait } = options;
  let refreshing: Promise<TokenAnswer> | null = null;

  /** The session as the last refresh left it; waits a second at most until it can be read here. */
  async function newest(): Promise<StoredSession | null> {
    const expiresAt = await marks.latest();
    let session = stored();
    for (let look = 0; look < 20 && session && session.expiresAt < expiresAt; look += 1) {
      await wait(50);
      session = stored();
    }
    return session;
  }

  const refreshOnce = (old: string, reason: SessionEnd) =>
    exclusively(async (): Promise<TokenAnswer> => {
      const current = await newest();
      if (!current) return null;
      if (current.accessToken !== old && !isExpired(current, now())) return current.accessToken;
      const outcome = current.refreshToken ? await refresh() : 'unrefreshable';
      if (outcome === 'unreachable') return undefined;
      const meanwhile = stored();
      // Signed out, or in as somebody else, during the request: the new tokens are discarded.
      if (meanwhile?.accessToken !== current.accessToken) return meanwhile?.accessToken ?? null;
      if (typeof outcome === 'string') end(outcome === 'ended' || reason !== 'expired' ? reason : outcome);
      else replace(outcome);
      const renewed = stored();
      if (renewed) await marks.set(renewed.expiresAt);
      return renewed?.accessToken ?? null;
    });

  return (old: string, reason: SessionEnd = 'expired'): Promise<TokenAnswer> => {
    refreshing ??= refreshOnce(old, reason).finally(() => {
      refreshing = null;
    });
    return refreshing;
  };
}
