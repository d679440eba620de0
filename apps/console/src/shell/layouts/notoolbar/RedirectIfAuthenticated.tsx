import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { returnUrl } from '../../../router/signInUrl.ts';
import { needsSession } from '../../../router/guards.ts';
import { findRoute } from '../../../router/findRoute.ts';
import { useSession } from '../../../auth/session/SessionProvider.tsx';

/** Leaves a guest page after a sign-in, here or in another tab. */
export function RedirectIfAuthenticated() {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(
    () =>
      session.subscribe((event) => {
        const guards = findRoute(location.pathname)?.guards ?? [];
        // Reauthentication over a page of this layout does not redirect.
        if (needsSession(guards)) return;
        if (event.type === 'signedIn' && (guards.includes('guest-only') || !event.isFromOtherTab))
          void navigate(returnUrl(new URLSearchParams(location.search)), { replace: true });
      }),
    [session, navigate],
  );
  return null;
}
