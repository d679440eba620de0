import { useState } from 'react';
import type { OwnSession } from './queries.ts';

/**
 * Ids of sessions that were replaced while the page was open: re-authentication ends the earlier session
 * at the identity service, which does not notify the API: its row in the list would be stale.
 */
export function useRecentlyEndedSessions(sessions: readonly OwnSession[] | undefined): ReadonlySet<string> {
  const current = sessions?.find((session) => session.current)?.id;
  const [previous, setPrevious] = useState<{ current: string | undefined; recentlyEnded: ReadonlySet<string> }>({
    current,
    recentlyEnded: new Set(),
  });
  if (current === undefined || current === previous.current) return previous.recentlyEnded;
  const recentlyEnded = new Set(previous.recentlyEnded);
  if (previous.current !== undefined) recentlyEnded.add(previous.current);
  setPrevious({ current, recentlyEnded });
  return recentlyEnded;
}
