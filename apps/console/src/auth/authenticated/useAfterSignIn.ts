import { useEffect, useRef } from 'react';
import { useSession } from '../session/SessionProvider.tsx';

/** Calls back after reauthentication over the page, in this tab or another. */
export function useAfterSignIn(onSignedIn: () => void): void {
  const session = useSession();
  const latest = useRef(onSignedIn);
  useEffect(() => {
    latest.current = onSignedIn;
  });
  useEffect(() => session.subscribe(({ type }) => void (type === 'signedIn' && latest.current())), [session]);
}
