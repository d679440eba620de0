import { Button } from '@edge-console/ui/button';
import { RotateCw } from '@edge-console/ui/icon';
import type { DataError } from '../../api/dataError.ts';
import { errorMessages } from '../../core/messages/errors.ts';
import { appMessages } from '../../core/messages/messages.ts';
import { useRetryWait } from './useRetryWait.ts';

export type RetryButtonProps = { error: DataError | undefined; onRetry: () => void; isPending?: boolean; size?: 'sm' };

/** Retries; disabled with a countdown while the service is throttling. */
export function RetryButton({ error, onRetry, isPending = false, size }: RetryButtonProps) {
  const secondsLeft = useRetryWait(error);
  // CLIENT_TOO_OLD, UNKNOWN_OPERATION: a retry does not help; the banner offers the update.
  if (error?.kind === 'tooOld') return null;
  return (
    <Button
      {...(size && { size })}
      icon={RotateCw}
      isPending={isPending}
      isDisabled={secondsLeft > 0}
      onPress={onRetry}
    >
      {appMessages.retry}
      {/* The message beside it was announced; the countdown is for sighted people (aria-hidden). */}
      {secondsLeft > 0 && <span aria-hidden="true">{errorMessages.inSeconds(secondsLeft)}</span>}
    </Button>
  );
}
