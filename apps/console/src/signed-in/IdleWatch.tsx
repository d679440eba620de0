import { lazyComponent } from '@edge-console/ui/lazy-part';
import { useEffect, useState } from 'react';
import { useSignOut } from '../layouts/shell/useSignOut.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useViewerIfAny } from '../viewer/ViewerProvider.tsx';
import { idleLimit, isWarningDue } from './idle.ts';

const IdleDialog = lazyComponent(async () => (await import('./IdleDialog.tsx')).IdleDialog);

/** Milliseconds between looks at the clock, and between two notes that somebody is here. */
const lookInterval = 5_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Ends a session that nobody uses, and asks before. The time stands with the session: what somebody does in one tab counts
 * for all, and a tab that slept, or whose timers the browser slowed down, reads the same time as the others.
 */
export function IdleWatch() {
  const session = useSession();
  const signOut = useSignOut();
  const viewer = useViewerIfAny();
  const limit = viewer && idleLimit(viewer.entity?.type ?? null);
  const [idleAt, setIdleAt] = useState<number | null>(null);

  useEffect(() => {
    if (limit === null) return;
    let notedAt = 0;
    /** Reads the time, which ends the session when it is over, before anything counts as a sign of life. */
    const look = () => {
      const ends = session.idleAt();
      setIdleAt(isWarningDue(ends, Date.now()) ? ends : null);
      return ends;
    };
    const note = () => {
      const now = Date.now();
      if (now - notedAt < lookInterval) return;
      notedAt = now;
      // Once somebody is asked, only an answer counts.
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
  return <IdleDialog idleAt={idleAt} onStay={stay} onSignOut={signOut} />;
}
