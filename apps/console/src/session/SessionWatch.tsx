import { useHasUnsavedChanges } from '@edge-console/ui/leave-guard';
import { lazyPart } from '@edge-console/ui/lazy-part';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { useData } from '../data/DataProvider.tsx';
import { findRoute } from '../routing/table.ts';
import { returnAddress, signInAddress } from '../routing/signInAddress.ts';
import { useViewerStore } from '../viewer/ViewerProvider.tsx';
import { needsSession } from '../routing/guards.ts';
import type { SessionEvent } from './session.ts';
import { useSession } from './SessionProvider.tsx';

const signInAgain = lazyPart(async () => (await import('../screens/sign-in/SignInAgainDialog.tsx')).SignInAgainDialog);

/**
 * Follows the session: an ended one leads to sign-in, or asks for the password over the page when something unsaved is on
 * it; one that began in another tab is taken over.
 */
export function SessionWatch() {
  const session = useSession();
  const data = useData();
  const viewer = useViewerStore();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const hasUnsavedChanges = useHasUnsavedChanges();
  const [isAsking, setIsAsking] = useState(false);
  const SignInAgainDialog = signInAgain.usePart(isAsking);
  const subject = useRef(session.current()?.subject ?? null);

  const react = (event: SessionEvent) => {
    const route = findRoute(location.pathname);
    const isForPeople = route ? needsSession(route.guards) : viewer.current() !== null;
    if (event.type === 'signedIn') {
      const isOther = subject.current !== null && subject.current !== event.subject;
      subject.current = event.subject;
      if (isOther && isForPeople) return location.assign('/');
      setIsAsking(false);
      if (!isForPeople) return navigate(returnAddress(new URLSearchParams(location.search)), { replace: true });
      return revalidator.revalidate();
    }
    if (!isForPeople) return;
    if (event.reason !== 'signedOut' && hasUnsavedChanges()) return setIsAsking(true);
    return leave(event);
  };

  const leave = async (event: SessionEvent & { type: 'ended' }) => {
    setIsAsking(false);
    await navigate(signInAddress(event.reason === 'signedOut' ? null : location, event.reason === 'expired'), {
      replace: true,
    });
    // The person chose to stay with what he entered; he still has to sign in.
    if (location.pathname !== '/signin/') return setIsAsking(true);
    subject.current = null;
    viewer.forget();
    sessionStorage.clear();
    await data.wipe();
  };

  const latest = useRef(react);
  useEffect(() => {
    latest.current = react;
  });
  useEffect(() => session.subscribe((event) => void latest.current(event)), [session]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void viewer.refresh();
    };
    const timer = setInterval(look, 15_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [viewer]);

  return SignInAgainDialog && isAsking ? (
    <SignInAgainDialog onLeave={() => void leave({ type: 'ended', reason: 'expired', isElsewhere: false })} />
  ) : null;
}
