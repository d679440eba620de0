import type { Outcome } from '../../auth/identity/outcome.ts';
import { useIdentityModule } from '../../auth/identity/useIdentityModule.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';

type Security = typeof import('../../auth/identity/security.ts');

const loadSecurity = () => import('../../auth/identity/security.ts');

/**
 * Calls that change how the user signs in. Reports an ended session to the session store, which requests the password
 * over a page with unsaved input.
 */
export function useSecurity() {
  const session = useSession();
  const security = useIdentityModule(loadSecurity);
  return async <Value>(use: (part: Security) => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    // Refreshed by the session, once for all tabs, instead of by the library.
    const token = await session.accessToken();
    if (token === undefined) return { kind: 'refused', reason: 'network' };
    if (token === null) return { kind: 'refused', reason: 'sessionExpired' };
    const outcome = await security(use);
    if (outcome.kind === 'refused' && outcome.reason === 'sessionClosed') session.end('revoked');
    if (outcome.kind === 'refused' && outcome.reason === 'sessionExpired') session.end('expired');
    return outcome;
  };
}
