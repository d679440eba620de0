import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { returnAddress } from '../../routing/signInAddress.ts';
import { needsSession } from '../../routing/guards.ts';
import { findRoute } from '../../routing/table.ts';
import { useSession } from '../../session/SessionProvider.tsx';

/** Goes on once somebody is signed in: here, or in another tab while this one waits at a page for guests. */
export function GuestWatch() {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(
    () =>
      session.subscribe((event) => {
        const guards = findRoute(location.pathname)?.guards ?? [];
        // Whoever signs in again over a page of this layout goes on there.
        if (needsSession(guards)) return;
        if (event.type === 'signedIn' && (guards.includes('guest-only') || !event.isElsewhere))
          void navigate(returnAddress(new URLSearchParams(location.search)), { replace: true });
      }),
    [session, navigate],
  );
  return null;
}
