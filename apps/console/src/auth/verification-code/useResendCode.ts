import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Outcome } from '../identity/outcome.ts';
import type { Refused } from '../identity/refusal.ts';
import { useCountdown } from '../../core/useCountdown.ts';
import { readResendState, secondsToResend, type SendCount } from './resendState.ts';

const none: SendCount = { count: 0, lastAt: 0 };

/**
 * State of a page that waits for an emailed code: the address, and when another code can be sent. Kept in the history
 * entry, so that it survives a reload. A link in an email passes the address in `?email`.
 */
export function useResendCode(send: (email: string) => Promise<Outcome>) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const arrived = readResendState(state);
  const email = arrived.email ?? parameters.get('email') ?? undefined;
  const [isSending, setIsSending] = useState(false);
  const [notice, setNotice] = useState<'sent' | Refused | null>(null);
  const { secondsLeft, start } = useCountdown();
  const { count, lastAt } = arrived.sendings ?? none;
  useEffect(() => {
    const wait = secondsToResend({ count, lastAt }, Date.now());
    if (wait > 0) start(wait);
    // Only another sending begins another wait; `start` is new with each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [count, lastAt]);

  return {
    email,
    reason: arrived.reason,
    hasSent: count > 0,
    isSending,
    secondsLeft,
    notice,
    /** Resends the code, unless it is too early. */
    sendAgain: async (to: string): Promise<void> => {
      if (isSending || secondsLeft > 0) return;
      setIsSending(true);
      setNotice(null);
      const outcome = await send(to);
      setIsSending(false);
      if (outcome.kind === 'refused') {
        setNotice(outcome);
        return start(outcome.retryAfterSeconds ?? 0);
      }
      setNotice('sent');
      const sendings = { count: count + 1, lastAt: Date.now() };
      await navigate({ search }, { replace: true, state: { ...arrived, email: to, sendings } });
    },
  };
}

export type ResendCode = ReturnType<typeof useResendCode>;
