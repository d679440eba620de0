import { useState } from 'react';
import type { Refused } from '../../auth/identity/refusal.ts';
import { useCountdown } from '../../core/useCountdown.ts';

/** The last identity service error and its wait, if any. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<Refused>();
  const { secondsLeft, start } = useCountdown();
  return {
    refusal,
    secondsLeft,
    isBlocked: secondsLeft > 0,
    report: (next: Refused | undefined) => {
      setRefusal(next);
      if (next?.retryAfterSeconds !== undefined) start(next.retryAfterSeconds);
    },
  };
}
