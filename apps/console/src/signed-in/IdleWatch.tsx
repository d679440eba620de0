import { useEffect, useState } from 'react';
import { useSignOut } from '../layouts/shell/useSignOut.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useViewerIfAny } from '../viewer/ViewerProvider.tsx';
import { idleLimit, isWarningDue } from './idle.ts';
import { SessionEndDialog } from './SessionEndDialog.tsx';

/** Milliseconds between checks of the time, and between two writes of activity. */
const lookInterval = 5_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Idle timeout: ends an inactive session, after a warning. The time is stored with the session: activity in one tab counts
 * for all, and a tab that was suspended, or whose timers are throttled, reads the same time as the others.
 */
export function IdleWatch() {
  const session = useSession();
  const signOut = useSignOut();
  const viewer = useViewerIfAny();
  // Who acts is of the platform or a reseller.
  const limit = viewer && idleLimit(viewer.acting ? null : (viewer.entity?.type ?? null));
  const [idleAt, setIdleAt] = useState<number | null>(null);

  useEffect(() => {
    if (limit === null) return;
    let notedAt = 0;
    /** Checks the time, which may end the session, before an event counts as activity. */
    const look = () => {
      const ends = session.idleAt();
      setIdleAt(isWarningDue(ends, Date.now()) ? ends : null);
      return ends;
    };
    const note = () => {
      const now = Date.now();
      if (now - notedAt < lookInterval) return;
      notedAt = now;
      // While the warning is open, only its answer counts as activity.
      if (!isWarningDue(look(), now)) session.keepAlive(limit);
    };
    note();
    const timer = setInterval(look, lookInterval);
    const options = { capture: true, passive: true };
    for (const sign of signs) addEventListener(sign, note, options);
    addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, note, options);
      removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [session, limit]);

  if (idleAt === null || limit === null) return null;
  const stay = () => {
    session.keepAlive(limit);
    setIdleAt(null);
  };
  // Esc counts as activity, too.
  return <SessionEndDialog cause="idle" endsAt={idleAt} onStay={stay} onLeave={signOut} onEscape={stay} />;
}
