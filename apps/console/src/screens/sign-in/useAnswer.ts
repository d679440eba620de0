import { useRef } from 'react';
import type { Refused } from '../../identity/refusal.ts';
import type { AnswerOptions, SignInOutcome } from '../../identity/signInOutcome.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { afterAnswer } from './afterAnswer.ts';

/**
 * Answers what the sign-in asks for. Resolves with the reason when the same question is to be answered again; anything
 * else goes to `onOutcome`, and the question stays under way for as long as it is still to be seen.
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
