import type { Outcome } from '../../identity/outcome.ts';
import { type SecurityFact, useSecurityFact } from './useSecurityFact.ts';

/** Milliseconds for which a sign-in counts as fresh. */
const freshFor = 5 * 60_000;

const isFresh = (part: typeof import('../../identity/security.ts')): Promise<Outcome<boolean>> =>
  part
    .authenticatedAt()
    .then((outcome) =>
      outcome.kind === 'done' ? { kind: 'done', value: Date.now() - (outcome.value ?? 0) < freshFor } : outcome,
    );

/** Whether the sign-in is fresh. Unknown counts as not fresh: the person is asked. */
export function useIsFreshlySignedIn(): SecurityFact<boolean> {
  return useSecurityFact(isFresh);
}
