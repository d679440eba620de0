import type { Outcome } from '../../identity/outcome.ts';
import { useIdentityPart } from '../../identity/useIdentityPart.ts';
import { useSession } from '../../session/SessionProvider.tsx';

type Security = typeof import('../../identity/security.ts');

const loadSecurity = () => import('../../identity/security.ts');

/**
 * What changes how one signs in. A session that is over is told to the session, which asks for the password above the page
 * when something unsaved is on it.
 */
export function useSecurity() {
  const session = useSession();
  const security = useIdentityPart(loadSecurity);
  return async <Value>(use: (part: Security) => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    // Refreshed here, where one refresh serves all tabs, and not by the library on its own.
    const token = await session.accessToken();
    if (token === undefined) return { kind: 'refused', reason: 'network' };
    if (token === null) return { kind: 'refused', reason: 'sessionExpired' };
    const outcome = await security(use);
    if (outcome.kind === 'refused' && outcome.reason === 'sessionClosed') session.end('revoked');
    if (outcome.kind === 'refused' && outcome.reason === 'sessionExpired') session.end('expired');
    return outcome;
  };
}
