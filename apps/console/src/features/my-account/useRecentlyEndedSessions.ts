import { useState } from 'react';
import type { OwnSession } from './queries.ts';

/**
 * IDs of sessions replaced while the page was open. Reauthentication ends the earlier session at the identity service,
 * which does not notify the API, so its row would be stale.
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
