import { useState } from 'react';
import type { OwnSession } from './documents.ts';

/**
 * Ids of sessions that were replaced while the page was open: re-authentication ends the earlier session
 * at the identity service, which does not notify the API: its row in the list would be stale.
 */
export function useRecentlyEndedSessions(sessions: readonly OwnSession[] | undefined): ReadonlySet<string> {
  const current = sessions?.find((session) => session.current)?.id;
  const [seen, setSeen] = useState<{ current: string | undefined; former: ReadonlySet<string> }>({
    current,
    former: new Set(),
  });
  if (current === undefined || current === seen.current) return seen.former;
  const former = new Set(seen.former);
  if (seen.current !== undefined) former.add(seen.current);
  setSeen({ current, former });
  return former;
}
