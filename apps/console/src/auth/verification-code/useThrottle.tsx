import { useState } from 'react';
import type { Outcome } from '../identity/outcome.ts';
import type { Refused } from '../identity/refusal.ts';
import { useCountdown } from '../../core/useCountdown.ts';
import { RefusalNotice } from './RefusalNotice.tsx';

/** Disables a form that was submitted too often, with a countdown. */
export function useThrottle() {
  const [refused, setRefused] = useState<Refused | null>(null);
  const { secondsLeft, start } = useCountdown();
  return {
    isWaiting: secondsLeft > 0,
    /** Starts the outcome's wait, if any; returns the outcome. */
    startWait<Value>(outcome: Outcome<Value>): Outcome<Value> {
      const isWait = outcome.kind === 'refused' && outcome.retryAfterSeconds !== undefined;
      setRefused(isWait ? outcome : null);
      if (isWait) start(outcome.retryAfterSeconds ?? 0);
      return outcome;
    },
    notice: refused && <RefusalNotice refused={refused} secondsLeft={secondsLeft} />,
  };
}
