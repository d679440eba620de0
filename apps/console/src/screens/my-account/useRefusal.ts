import { useState } from 'react';
import type { Refused } from '../../identity/refusal.ts';
import { useCountdown } from '../sign-in/useCountdown.ts';

/** The last no of the identity service, and the wait it may ask for. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<Refused>();
  const { secondsLeft, start } = useCountdown();
  return {
    refusal,
    secondsLeft,
    /** Nobody may try again yet. */
    isBlocked: secondsLeft > 0,
    tell: (next: Refused | undefined) => {
      setRefusal(next);
      if (next?.retryAfterSeconds !== undefined) start(next.retryAfterSeconds);
    },
  };
}
