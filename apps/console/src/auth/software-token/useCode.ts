import { useRef, useState } from 'react';
import type { Refused } from '../identity/refusal.ts';
import { refusalText } from '../identity/refusalText.ts';
import { softwareTokenMessages } from './messages.ts';
import { useCountdown } from '../../core/useCountdown.ts';

/** Why a code was rejected: the identity service's reason, possibly with a wait, or a message. */
export type CodeRefusal = Refused | string;

const waitOf = (refusal: CodeRefusal | undefined): number =>
  (typeof refusal === 'object' && refusal.retryAfterSeconds) || 0;

/** A code field's state and its pending verification. */
export function useCode(check: (code: string) => Promise<CodeRefusal | undefined>) {
  const [code, setCode] = useState('');
  /** A new object for each attempt, so that the same message is announced again. */
  const [error, setError] = useState<{ refusal: CodeRefusal }>();
  const [isPending, setIsPending] = useState(false);
  // A ref, because Enter can follow the last digit before the next render.
  const isUnderWay = useRef(false);
  const { secondsLeft, start } = useCountdown();

  const textOf = (refusal: CodeRefusal): string | undefined => {
    if (typeof refusal === 'string') return refusal;
    return waitOf(refusal) > 0 && secondsLeft === 0 ? undefined : refusalText(refusal, secondsLeft);
  };

  return {
    code,
    change: setCode,
    error,
    errorMessage: error && textOf(error.refusal),
    isBlocked: secondsLeft > 0,
    isPending,
    submit: async (entered: string = code): Promise<void> => {
      if (isUnderWay.current || secondsLeft > 0) return;
      if (entered.length < 6) return setError({ refusal: softwareTokenMessages.incomplete });
      isUnderWay.current = true;
      setIsPending(true);
      const refusal = await check(entered);
      isUnderWay.current = false;
      setIsPending(false);
      setError(refusal === undefined ? undefined : { refusal });
      if (waitOf(refusal) > 0) start(waitOf(refusal));
    },
  };
}

export type CodeState = ReturnType<typeof useCode>;
