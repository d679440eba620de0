import { Button } from '@edge-console/ui/button';
import { RotateCw } from '@edge-console/ui/icon';
import type { DataError } from '../../api/dataError.ts';
import { errorMessages } from '../../core/messages/errors.ts';
import { appMessages } from '../../core/messages/messages.ts';
import { useRetryWait } from './useRetryWait.ts';

export type RetryButtonProps = { error?: DataError | undefined; onRetry: () => void; isPending?: boolean; size?: 'sm' };

/** A retry button, with a countdown while rate limited. */
export function RetryButton({ error, onRetry, isPending = false, size }: RetryButtonProps) {
  const secondsLeft = useRetryWait(error);
  // A retry does not help; the banner offers the update.
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
      {/* The message next to it was announced; screen readers skip the countdown (aria-hidden). */}
      {secondsLeft > 0 && <span aria-hidden="true">{errorMessages.inSeconds(secondsLeft)}</span>}
    </Button>
  );
}
