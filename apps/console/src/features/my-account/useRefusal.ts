import { useState } from 'react';
import type { Refused } from '../../auth/identity/refusal.ts';
import { useCountdown } from '../../core/useCountdown.ts';

/** The last refusal of the identity service, and its wait, if any. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<Refused>();
  const { secondsLeft, start } = useCountdown();
  return {
    refusal,
    secondsLeft,
    /** Whether a retry has to wait. */
    isBlocked: secondsLeft > 0,
    report: (next: Refused | undefined) => {
      setRefusal(next);
      if (next?.retryAfterSeconds !== undefined) start(next.retryAfterSeconds);
    },
  };
}
