import { useState } from 'react';
import type { OwnSession } from './documents.ts';

/**
 * Ids of sessions whose place another one took while the page was open: proving anew who one is ends the session before it
 * at the identity service, which tells the API nothing of it, and nobody would know it in the list.
 */
export function useFormerSessions(sessions: readonly OwnSession[] | undefined): ReadonlySet<string> {
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
