import type { RefreshEnd } from '../identity/tokens.ts';
import type { SessionEnd } from './sessionChannel.ts';
import { isExpired, type StoredSession } from './storedSession.ts';

/** A valid token; null when the session has ended, undefined when the identity service cannot be reached. */
export type TokenResult = string | null | undefined;

/** Notifies other tabs of a refresh. Local storage can be delayed, and a tab would use the old refresh token again. */
export type RefreshMarks = {
  /** Announces tokens with this expiry to all tabs; resolves when they can see it. */
  set: (expiresAt: number) => Promise<void>;
  /** The latest announced expiry; 0 without one. */
  latest: () => Promise<number>;
};

export type RefresherOptions = {
  stored: () => StoredSession | null;
  /** Exchanges the refresh token for new tokens, without storing them. */
  refresh: () => Promise<ReadonlyMap<string, string> | RefreshEnd | 'unreachable'>;
  /** Stores the new tokens. */
  replace: (tokens: ReadonlyMap<string, string>) => void;
  /** Runs `work` under a lock across the browser's tabs. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
  marks: RefreshMarks;
  end: (reason: SessionEnd) => void;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
};

/** Shares one refresh between all callers and tabs. A refresh without a response keeps the session; every other failure ends it. */
export function createRefresher(options: RefresherOptions) {
  const { stored, refresh, replace, exclusively, marks, end, now, wait } = options;
  let refreshing: Promise<TokenResult> | null = null;

  /** The session after the last refresh; waits up to one second until it is visible here. */
  async function newest(): Promise<StoredSession | null> {
    const expiresAt = await marks.latest();
    let session = stored();
    for (let attempt = 0; attempt < 20 && session && session.expiresAt < expiresAt; attempt += 1) {
      await wait(50);
      session = stored();
    }
    return session;
  }

  const refreshOnce = (old: string, reason: SessionEnd) =>
    exclusively(async (): Promise<TokenResult> => {
      const current = await newest();
      if (!current) return null;
      if (current.accessToken !== old && !isExpired(current, now())) return current.accessToken;
      const outcome = current.refreshToken ? await refresh() : 'unrefreshable';
      if (outcome === 'unreachable') return undefined;
      const meanwhile = stored();
      // The user signed out or changed during the request, so the new tokens are discarded.
      if (meanwhile?.accessToken !== current.accessToken) return meanwhile?.accessToken ?? null;
      if (typeof outcome === 'string') end(outcome === 'ended' || reason !== 'expired' ? reason : outcome);
      else replace(outcome);
      const renewed = stored();
      if (renewed) await marks.set(renewed.expiresAt);
      return renewed?.accessToken ?? null;
    });

  return (old: string, reason: SessionEnd = 'expired'): Promise<TokenResult> => {
    refreshing ??= refreshOnce(old, reason).finally(() => {
      refreshing = null;
    });
    return refreshing;
  };
}
