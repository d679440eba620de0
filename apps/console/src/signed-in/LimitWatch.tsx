import { lazyComponent } from '@edge-console/ui/lazy-part';
import { useEffect, useState } from 'react';
import { useConfiguration } from '../configuration/ConfigurationProvider.tsx';
import { tokenOriginOf } from '../session/openSession.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { isWarningDue } from './idle.ts';
import { LeaveGuardWhileReauthenticating } from './LeaveGuardWhileReauthenticating.tsx';
import { limitOf } from './limit.ts';
import { SessionEndDialog } from './SessionEndDialog.tsx';

const SignInAgainDialog = lazyComponent(
  async () => (await import('../screens/sign-in/SignInAgainDialog.tsx')).SignInAgainDialog,
);

const lookInterval = 5_000;

/** Warns before the session reaches its limit. Nothing extends it, but the same user can sign in again over the page. */
export function LimitWatch() {
  const session = useSession();
  const configuration = useConfiguration();
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [answered, setAnswered] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => {
    const origin = tokenOriginOf(configuration);
    const look = () => {
      const ends = limitOf(localStorage, origin);
      setEndsAt(isWarningDue(ends, Date.now()) ? ends : null);
      if (ends !== null && Date.now() >= ends) session.end('expired');
    };
    look();
    const timer = setInterval(look, lookInterval);
    addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    const unsubscribe = session.subscribe(() => {
      setIsAsking(false);
      look();
    });
    return () => {
      clearInterval(timer);
      removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
      unsubscribe();
    };
  }, [session, configuration]);

  if (isAsking)
    return (
      <>
        <LeaveGuardWhileReauthenticating />
        <SignInAgainDialog purpose="renewal" person={session.current()} onLeave={() => setIsAsking(false)} />
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
