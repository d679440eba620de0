import { useEffect, useEffectEvent, useState } from 'react';
import { useSignOut } from '../useSignOut.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { useViewerIfAny } from '../../api/viewer/ViewerProvider.tsx';
import { idleLimit, isWarningDue } from '../../auth/session/idleTimeout.ts';
import { SessionEndDialog } from './lazySessionDialogs.ts';
import { checkInterval, usePolling } from './usePolling.ts';

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Ends an inactive session after a warning. The time is stored with the session, so activity in one tab counts for all. Only the warning is
 * lazy, so the session ends on time even if that code does not load.
 */
export function IdleWatch() {
  const session = useSession();
  const signOut = useSignOut();
  const viewer = useViewerIfAny();
  // Only users of the platform or a reseller can act.
  const limit = viewer && idleLimit(viewer.acting ? null : (viewer.entity?.type ?? null));
  const [idleAt, setIdleAt] = useState<number | null>(null);

  /** Checks the time before an event counts as activity. The check can end the session. */
  const check = () => {
    const ends = session.idleAt();
    setIdleAt(isWarningDue(ends, Date.now()) ? ends : null);
    return ends;
  };
  usePolling(check);

  const keepAlive = useEffectEvent(() => {
    // While the warning is open, only its buttons count as activity.
    if (limit !== null && !isWarningDue(check(), Date.now())) session.keepAlive(limit);
  });
  useEffect(() => {
    if (limit === null) return;
    let notedAt = 0;
    const onActivity = () => {
      const now = Date.now();
      if (now - notedAt < checkInterval) return;
      notedAt = now;
      keepAlive();
    };
    onActivity();
    const options = { capture: true, passive: true };
    for (const eventName of activityEvents) addEventListener(eventName, onActivity, options);
    return () => {
      for (const eventName of activityEvents) removeEventListener(eventName, onActivity, options);
    };
  }, [limit]);

  if (idleAt === null || limit === null) return null;
  const continueSession = () => {
    session.keepAlive(limit);
    setIdleAt(null);
  };
  // Esc also counts as activity.
  return (
    <SessionEndDialog
      cause="idle"
      endsAt={idleAt}
      onContinue={continueSession}
      onLeave={signOut}
      onEscape={continueSession}
    />
  );
}
