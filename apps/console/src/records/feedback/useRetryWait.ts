import { useEffect } from 'react';
import type { DataError } from '../../api/dataError.ts';
import { errorMessages } from '../../core/messages/errors.ts';
import { useCountdown } from '../../core/useCountdown.ts';
import { waitSeconds } from './waitSeconds.ts';

/** Seconds until a retry is allowed after rate limiting (NET-06); 0 if it is allowed now. */
export function useRetryWait(error: DataError | undefined): number {
  const { secondsLeft, start } = useCountdown();
  useEffect(() => {
    const seconds = waitSeconds(error);
    if (seconds > 0) start(seconds);
    // oxlint-disable-next-line react/exhaustive-deps -- counted from the moment of the failure, once for each
  }, [error]);
  return error?.kind === 'throttle' ? secondsLeft : 0;
}

/** Why a control is disabled, with a countdown; undefined if it is enabled. */
export function useWaitReason(error: DataError | undefined): string | undefined {
  const seconds = useRetryWait(error);
  return seconds > 0 ? errorMessages.tooManyRequests(seconds) : undefined;
}
