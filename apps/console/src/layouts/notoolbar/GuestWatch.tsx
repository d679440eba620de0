import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { returnAddress } from '../../routing/signInAddress.ts';
import { findRoute } from '../../routing/table.ts';
import { useSession } from '../../session/SessionProvider.tsx';

/** Goes on once somebody is signed in: here, or in another tab while this one waits at a page for guests. */
export function GuestWatch() {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(
    () =>
      session.subscribe((event) => {
        const isGuestPage = findRoute(location.pathname)?.guards.includes('guest-only') ?? false;
        if (event.type === 'signedIn' && (isGuestPage || !event.isElsewhere))
          void navigate(returnAddress(new URLSearchParams(location.search)), { replace: true });
      }),
    [session, navigate],
  );
  return null;
}
