import type { SessionEnd } from './sessionChannel.ts';
import { isExpired, type StoredSession } from './storedSession.ts';

/** A token that is good; null when there is no session any more, undefined when the identity service cannot be reached. */
export type TokenAnswer = string | null | undefined;

export type RefresherOptions = {
  stored: () => StoredSession | null;
  /** Trades the refresh token for new tokens; they are not in the store yet. */
  refresh: () => Promise<ReadonlyMap<string, string> | 'ended' | 'unreachable'>;
  /** Puts new tokens in the place of the ones they came from. */
  replace: (tokens: ReadonlyMap<string, string>) => void;
  /** Runs `work` while no other tab of this browser runs it. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
  end: (reason: SessionEnd) => void;
  now: () => number;
};

/**
 * One refresh for all callers of all tabs: whoever comes second finds the new token in the store. A refresh that was not
 * answered keeps the session, every other failure ends it.
 */
export function createRefresher({ stored, refresh, replace, exclusively, end, now }: RefresherOptions) {
  let refreshing: Promise<TokenAnswer> | null = null;

  const refreshOnce = (old: string, reason: SessionEnd) =>
    exclusively(async (): Promise<TokenAnswer> => {
      const current = stored();
      if (!current) return null;
      if (current.accessToken !== old && !isExpired(current, now())) return current.accessToken;
      const outcome = current.refreshToken ? await refresh() : 'ended';
      if (outcome === 'unreachable') return undefined;
      const meanwhile = stored();
      // Signed out, or in as somebody else, while the answer was on its way: it belongs to nobody any more.
      if (meanwhile?.accessToken !== current.accessToken) return meanwhile?.accessToken ?? null;
      if (outcome === 'ended') end(reason);
      else replace(outcome);
      return stored()?.accessToken ?? null;
    });

  return (old: string, reason: SessionEnd = 'expired'): Promise<TokenAnswer> => {
    refreshing ??= refreshOnce(old, reason).finally(() => {
      refreshing = null;
    });
    return refreshing;
  };
}
