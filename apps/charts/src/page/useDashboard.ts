import { useCallback, useEffect, useState } from 'react';
import type { Dashboard, DashboardFilter } from '../contract.ts';
import type { FrameMessage } from '../protocol.ts';
import type { EmbedSession } from './embedSession.ts';

const refreshMs = 60_000;

export type Shown = {
  readonly dashboard: Dashboard | undefined;
  readonly hasFailed: boolean;
  /** What was asked when this came; null before anything has. */
  readonly asked: readonly DashboardFilter[] | null;
  readonly turn: number;
};

/** After an answer to `asked`. What was shown is kept only where the same filters are refreshed. */
export function nextShown(
  before: Shown,
  reading: { readonly dashboard: Dashboard } | { readonly failure: string },
  { asked, turn }: { readonly asked: readonly DashboardFilter[]; readonly turn: number },
): Shown {
  const kept = before.asked === asked ? before.dashboard : undefined;
  return 'dashboard' in reading
    ? { dashboard: reading.dashboard, hasFailed: false, asked, turn }
    : { dashboard: kept, hasFailed: true, asked, turn };
}

/** What is shown for `filters`: nothing that other filters asked for. */
export function shownFor(
  { dashboard, hasFailed, asked, turn }: Shown,
  filters: readonly DashboardFilter[] | null,
  now: number,
) {
  const isOwn = asked === filters;
  return {
    dashboard: isOwn ? dashboard : undefined,
    hasFailed: isOwn && hasFailed,
    isPending: !isOwn || turn !== now,
  };
}

/** What the filters ask for, refreshed every minute while the page is visible. */
export function useDashboard(
  session: EmbedSession,
  filters: readonly DashboardFilter[] | null,
  post: (message: FrameMessage) => void,
) {
  const [shown, setShown] = useState<Shown>({ dashboard: undefined, hasFailed: false, asked: null, turn: 0 });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (filters === null) return;
    let isCurrent = true;
    void session.read(filters).then((reading) => {
      if (!isCurrent) return;
      if ('failure' in reading && reading.failure === 'ENDED') post({ v: 1, type: 'error', code: 'ENDED' });
      else setShown((before) => nextShown(before, reading, { asked: filters, turn }));
    });
    return () => {
      isCurrent = false;
    };
  }, [session, filters, turn, post]);

  const retry = useCallback(() => setTurn((before) => before + 1), []);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') retry();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [retry]);
  return { ...shownFor(shown, filters, turn), retry };
}
