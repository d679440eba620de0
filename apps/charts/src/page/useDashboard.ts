import { useCallback, useEffect, useState } from 'react';
import type { Dashboard, DashboardFilter } from '../contract.ts';
import type { FrameMessage } from '../protocol.ts';
import type { EmbedSession } from './embedSession.ts';

const refreshMs = 60_000;

export type DashboardState = {
  readonly dashboard: Dashboard | undefined;
  readonly hasFailed: boolean;
  /** The filters of this response; null before the first one. */
  readonly filters: readonly DashboardFilter[] | null;
  readonly turn: number;
};

/** The state after a response. The old dashboard is kept only if the same filters were refreshed. */
export function nextDashboardState(
  before: DashboardState,
  reading: { readonly dashboard: Dashboard } | { readonly failure: string },
  { filters, turn }: { readonly filters: readonly DashboardFilter[]; readonly turn: number },
): DashboardState {
  const retained = before.filters === filters ? before.dashboard : undefined;
  return 'dashboard' in reading
    ? { dashboard: reading.dashboard, hasFailed: false, filters, turn }
    : { dashboard: retained, hasFailed: true, filters, turn };
}

/** Never returns the response to other filters. */
export function dashboardStateFor(
  { dashboard, hasFailed, filters: loaded, turn }: DashboardState,
  filters: readonly DashboardFilter[] | null,
  now: number,
) {
  const isOwn = loaded === filters;
  return {
    dashboard: isOwn ? dashboard : undefined,
    hasFailed: isOwn && hasFailed,
    isPending: !isOwn || turn !== now,
  };
}

/** The filtered dashboard, refreshed every minute while the page is visible. */
export function useDashboard(
  session: EmbedSession,
  filters: readonly DashboardFilter[] | null,
  post: (message: FrameMessage) => void,
) {
  const [shown, setShown] = useState<DashboardState>({
    dashboard: undefined,
    hasFailed: false,
    filters: null,
    turn: 0,
  });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (filters === null) return;
    let isCurrent = true;
    void session.read(filters).then((reading) => {
      if (!isCurrent) return;
      if ('failure' in reading && reading.failure === 'ENDED') post({ v: 1, type: 'error', code: 'ENDED' });
      else setShown((before) => nextDashboardState(before, reading, { filters, turn }));
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
  return { ...dashboardStateFor(shown, filters, turn), retry };
}
