import type { Outcome } from '../../auth/identity/outcome.ts';
import { useIdentityModule } from '../../auth/identity/useIdentityModule.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';

type Security = typeof import('../../auth/identity/security.ts');

const loadSecurity = () => import('../../auth/identity/security.ts');

/**
 * Calls that change how the person signs in. An ended session is reported to the session store, which asks for the password over the page
 * when it has unsaved input.
 */
export function useSecurity() {
  const session = useSession();
  const security = useIdentityModule(loadSecurity);
  return async <Value>(use: (part: Security) => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    // Refreshed by the session, with one refresh for all tabs, not by the library.
    const token = await session.accessToken();
    if (token === undefined) return { kind: 'refused', reason: 'network' };
    if (token === null) return { kind: 'refused', reason: 'sessionExpired' };
    const outcome = await security(use);
    if (outcome.kind === 'refused' && outcome.reason === 'sessionClosed') session.end('revoked');
    if (outcome.kind === 'refused' && outcome.reason === 'sessionExpired') session.end('expired');
    return outcome;
  };
}
