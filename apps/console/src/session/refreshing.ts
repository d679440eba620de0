import type { RefreshEnd } from '../identity/tokens.ts';
import type { SessionEnd } from './sessionChannel.ts';
import { isExpired, type StoredSession } from './storedSession.ts';

/** A token that is good; null when there is no session any more, undefined when the identity service cannot be reached. */
export type TokenAnswer = string | null | undefined;

/**
 * What tabs know of each other's refreshes sooner than by the store: what one tab has written there another one may read a
 * moment later only, and would trade the old refresh token a second time.
 */
export type RefreshMarks = {
  /** Tells all tabs that there are tokens that end at this time; resolves when they can know. */
  set: (expiresAt: number) => Promise<void>;
  /** The latest end that a tab has told of lately; 0 without one. */
  latest: () => Promise<number>;
};

export type RefresherOptions = {
  stored: () => StoredSession | null;
  /** Trades the refresh token for new tokens; they are not in the store yet. */
  refresh: () => Promise<ReadonlyMap<string, string> | RefreshEnd | 'unreachable'>;
  /** Puts new tokens in the place of the ones they came from. */
  replace: (tokens: ReadonlyMap<string, string>) => void;
  /** Runs `work` while no other tab of this browser runs it. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
  marks: RefreshMarks;
  end: (reason: SessionEnd) => void;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
};

/**
 * One refresh for all callers of all tabs: whoever comes second finds the new token in the store. A refresh that was not
 * answered keeps the session, every other failure ends it.
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
      // Signed out, or in as somebody else, while the answer was on its way: it belongs to nobody any more.
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
