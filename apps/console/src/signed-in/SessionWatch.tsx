import { lazyComponent } from '@edge-console/ui/lazy-part';
import { useHasUnsavedChanges } from '@edge-console/ui/leave-guard';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useData } from '../data/DataProvider.tsx';
import { signInAddress } from '../routing/signInAddress.ts';
import { isExpiry, type SessionEnd, type SessionEvent } from '../session/sessionChannel.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { wipeBrowser } from '../storage/wipe.ts';
import { useViewerStore } from '../viewer/ViewerProvider.tsx';

const SignInAgainDialog = lazyComponent(
  async () => (await import('../screens/sign-in/SignInAgainDialog.tsx')).SignInAgainDialog,
);

/**
 * Follows the session on signed-in pages. An ended one leads to sign-in, or asks for the password over the page when
 * something unsaved is on it. The same person signing in again continues; another one starts over.
 */
export function SessionWatch() {
  const session = useSession();
  const data = useData();
  const viewer = useViewerStore();
  const navigate = useNavigate();
  const hasUnsavedChanges = useHasUnsavedChanges();
  const [isAsking, setIsAsking] = useState(false);
  const subject = useRef(session.current()?.subject);

  const leave = async (reason: SessionEnd) => {
    await navigate(signInAddress(reason === 'signedOut' ? null : location, isExpiry(reason)), { replace: true });
    // The person chose to stay with what he entered; he still has to sign in.
    if (location.pathname !== '/signin/') return setIsAsking(true);
    viewer.forget();
    if (isExpiry(reason)) await wipeBrowser({ keepsDrafts: true });
    await data.wipe();
  };

  const follow = async (event: SessionEvent) => {
    if (event.type === 'signedIn') {
      if (subject.current !== undefined && subject.current !== event.subject) return location.assign('/');
      return setIsAsking(false);
    }
    if (event.reason !== 'signedOut' && hasUnsavedChanges()) return setIsAsking(true);
    return leave(event.reason);
  };

  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => session.subscribe((event) => void latest.current(event)), [session]);

  // A page that the browser kept for Back hears nothing meanwhile, and would show what its person has signed out of.
  useEffect(() => {
    const arrive = ({ persisted }: PageTransitionEvent) => {
      if (persisted && session.current()?.subject !== subject.current) location.reload();
    };
    addEventListener('pageshow', arrive);
    return () => removeEventListener('pageshow', arrive);
  }, [session]);

  return isAsking && <SignInAgainDialog onLeave={() => void leave('expired')} />;
}
