import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { returnUrl } from '../../../router/signInUrl.ts';
import { needsSession } from '../../../router/guards.ts';
import { findRoute } from '../../../router/findRoute.ts';
import { useSession } from '../../../auth/session/SessionProvider.tsx';

/** Leaves a page for guests once somebody is signed in: here, or in another tab. */
export function RedirectIfAuthenticated() {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(
    () =>
      session.subscribe((event) => {
        const guards = findRoute(location.pathname)?.guards ?? [];
        // Re-authentication over a page of this layout stays there.
        if (needsSession(guards)) return;
        if (event.type === 'signedIn' && (guards.includes('guest-only') || !event.isElsewhere))
          void navigate(returnUrl(new URLSearchParams(location.search)), { replace: true });
      }),
    [session, navigate],
  );
  return null;
}
