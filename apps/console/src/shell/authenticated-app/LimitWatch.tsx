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
  const [dismissedEnd, setDismissedEnd] = useState<number | null>(null);
  const [isReauthenticating, setIsReauthenticating] = useState(false);

  const check = () => {
    const ends = sessionEndsAt(localStorage, tokenOriginOf(configuration));
    setEndsAt(isWarningDue(ends, Date.now()) ? ends : null);
    if (ends !== null && Date.now() >= ends) session.end('expired');
  };
  usePolling(check);
  useEffect(
    () =>
      session.subscribe(() => {
        setIsReauthenticating(false);
        setEndsAt(null);
      }),
    [session],
  );

  if (isReauthenticating)
    return (
      <>
        <LeaveGuardWhileReauthenticating />
        <ReauthenticationDialog
          purpose="renewal"
          user={session.current()}
          onLeave={() => setIsReauthenticating(false)}
        />
      </>
    );
  if (endsAt === null || dismissedEnd === endsAt) return null;
  const dismiss = () => setDismissedEnd(endsAt);
  const signInAgain = () => {
    dismiss();
    setIsReauthenticating(true);
  };
  return (
    <SessionEndDialog cause="limit" endsAt={endsAt} onContinue={signInAgain} onLeave={dismiss} onEscape={dismiss} />
  );
}
