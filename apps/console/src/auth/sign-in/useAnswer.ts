import { useRef } from 'react';
import type { Refused } from '../identity/refusal.ts';
import type { AnswerOptions, SignInOutcome } from '../identity/signInOutcome.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { afterAnswer } from './afterAnswer.ts';

/**
 * Answers a challenge. Resolves with the reason when it is to be answered again; anything
 * else goes to `onOutcome`, and the step stays loading while it is still shown.
 */
export function useAnswer(onOutcome: (outcome: SignInOutcome) => void) {
  const session = useSession();
  const wrongCodes = useRef(0);
  return async (answer: string, options?: AnswerOptions): Promise<Refused> => {
    const next = afterAnswer(await session.answerChallenge(answer, options), wrongCodes.current);
    if (next.kind === 'goOn') {
      onOutcome(next.outcome);
      return new Promise(() => undefined);
    }
    wrongCodes.current = next.wrongCodes;
    return next.refused;
  };
}
