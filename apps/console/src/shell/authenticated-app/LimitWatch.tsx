import { useEffect, useState } from 'react';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { tokenOriginOf } from '../../auth/session/openSession.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { isWarningDue } from '../../auth/session/idleTimeout.ts';
import { SessionEndDialog, ReauthenticationDialog } from './lazySessionDialogs.ts';
import { LeaveGuardWhileReauthenticating } from './LeaveGuardWhileReauthenticating.tsx';
import { sessionEndsAt } from '../../auth/session/sessionLimit.ts';
import { usePolling } from './usePolling.ts';

/** Warns before the session reaches its limit. Nothing extends it, but the same user can sign in again over the page. */
export function LimitWatch() {
  const session = useSession();
  const configuration = useConfiguration();
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [answered, setAnswered] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  const look = () => {
    const ends = sessionEndsAt(localStorage, tokenOriginOf(configuration));
    setEndsAt(isWarningDue(ends, Date.now()) ? ends : null);
    if (ends !== null && Date.now() >= ends) session.end('expired');
  };
  usePolling(look);
  useEffect(
    () =>
      session.subscribe(() => {
        setIsAsking(false);
        setEndsAt(null);
      }),
    [session],
  );

  if (isAsking)
    return (
      <>
        <LeaveGuardWhileReauthenticating />
        <ReauthenticationDialog purpose="renewal" person={session.current()} onLeave={() => setIsAsking(false)} />
      </>
    );
  if (endsAt === null || answered === endsAt) return null;
  const dismiss = () => setAnswered(endsAt);
  const signInAgain = () => {
    dismiss();
    setIsAsking(true);
  };
  return <SessionEndDialog cause="limit" endsAt={endsAt} onStay={signInAgain} onLeave={dismiss} onEscape={dismiss} />;
}
