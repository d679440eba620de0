import { useCallback, useEffect, useState } from 'react';
import type { Dashboard, DashboardFilter } from '../contract.ts';
import type { FrameMessage } from '../protocol.ts';
import type { EmbedSession } from './embedSession.ts';

const refreshMs = 60_000;

type Shown = {
  readonly dashboard: Dashboard | undefined;
  readonly hasFailed: boolean;
  /** What was asked when this came; null before anything has. */
  readonly asked: readonly DashboardFilter[] | null;
  readonly turn: number;
};

/** What the filters ask for: asked again every minute while it is looked at. What was shown stays until the next is there. */
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
      const asked = filters;
      if ('dashboard' in reading) setShown({ dashboard: reading.dashboard, hasFailed: false, asked, turn });
      else if (reading.failure === 'ENDED') post({ v: 1, type: 'error', code: 'ENDED' });
      else setShown((before) => ({ ...before, hasFailed: true, asked, turn }));
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
  const { dashboard, hasFailed } = shown;
  return { dashboard, hasFailed, isPending: shown.asked !== filters || shown.turn !== turn, retry };
}
