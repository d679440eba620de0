import type { Outcome } from '../../identity/outcome.ts';
import { type SecurityFact, useSecurityFact } from './useSecurityFact.ts';

/** Milliseconds for which a proof of who one is counts as fresh. */
const freshFor = 5 * 60_000;

const isFresh = (part: typeof import('../../identity/security.ts')): Promise<Outcome<boolean>> =>
  part
    .authenticatedAt()
    .then((outcome) =>
      outcome.kind === 'done' ? { kind: 'done', value: Date.now() - (outcome.value ?? 0) < freshFor } : outcome,
    );

/** Whether the person proved only lately who he is. Not known: he is asked. */
export function useIsFreshlySignedIn(): SecurityFact<boolean> {
  return useSecurityFact(isFresh);
}
