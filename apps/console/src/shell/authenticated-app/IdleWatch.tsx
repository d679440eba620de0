import { useEffect, useEffectEvent, useState } from 'react';
import { useSignOut } from '../useSignOut.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { useViewerIfAny } from '../../api/viewer/ViewerProvider.tsx';
import { idleLimit, isWarningDue } from '../../auth/session/idleTimeout.ts';
import { SessionEndDialog } from './lazySessionDialogs.ts';
import { checkInterval, usePolling } from './usePolling.ts';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Idle timeout: ends an inactive session, after a warning. The time is stored with the session: activity in one tab counts
 * for all, and a tab that was suspended, or whose timers are throttled, reads the same time as the others.
 * Only the warning is lazy: the session also ends on time when its code does not load.
 */
export function IdleWatch() {
  const session = useSession();
  const signOut = useSignOut();
  const viewer = useViewerIfAny();
  // Who acts is of the platform or a reseller.
  const limit = viewer && idleLimit(viewer.acting ? null : (viewer.entity?.type ?? null));
  const [idleAt, setIdleAt] = useState<number | null>(null);

  /** Checks the time, which may end the session, before an event counts as activity. */
  const look = () => {
    const ends = session.idleAt();
    setIdleAt(isWarningDue(ends, Date.now()) ? ends : null);
    return ends;
  };
  usePolling(look);

  const keepAlive = useEffectEvent(() => {
    // While the warning is open, only its answer counts as activity.
    if (limit !== null && !isWarningDue(look(), Date.now())) session.keepAlive(limit);
  });
  useEffect(() => {
    if (limit === null) return;
    let notedAt = 0;
    const note = () => {
      const now = Date.now();
      if (now - notedAt < checkInterval) return;
      notedAt = now;
      keepAlive();
    };
    note();
    const options = { capture: true, passive: true };
    for (const sign of signs) addEventListener(sign, note, options);
    return () => {
      for (const sign of signs) removeEventListener(sign, note, options);
    };
  }, [limit]);

  if (idleAt === null || limit === null) return null;
  const stay = () => {
    session.keepAlive(limit);
    setIdleAt(null);
  };
  // Esc counts as activity, too.
  return <SessionEndDialog cause="idle" endsAt={idleAt} onStay={stay} onLeave={signOut} onEscape={stay} />;
}
