import { useRef } from 'react';
import type { Refused } from '../identity/refusal.ts';
import type { ChallengeOptions, SignInOutcome } from '../identity/signInOutcome.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { resolveChallengeResponse } from './resolveChallengeResponse.ts';

/** Responds to a challenge. Resolves with the refusal if it can be retried. Otherwise, calls `onOutcome` and remains pending. */
export function useChallengeResponse(onOutcome: (outcome: SignInOutcome) => void) {
  const session = useSession();
  const invalidCodes = useRef(0);
  return async (response: string, options?: ChallengeOptions): Promise<Refused> => {
    const next = resolveChallengeResponse(await session.respondToChallenge(response, options), invalidCodes.current);
    if (next.kind === 'continue') {
      onOutcome(next.outcome);
      return new Promise(() => undefined);
    }
    invalidCodes.current = next.invalidCodes;
    return next.refused;
  };
}
