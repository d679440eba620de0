import { Button } from '@edge-console/ui/button';
import { Icon, RotateCw } from '@edge-console/ui/icon';
import type { DataError } from '../../data/dataError.ts';
import { errorMessages } from '../../messages/errors.ts';
import { messages } from '../../messages/messages.ts';
import { useRetryWait } from './useRetryWait.ts';

export type RetryButtonProps = { error: DataError | undefined; onRetry: () => void; isPending?: boolean; size?: 'sm' };

/** Tries again; while the service would turn that away it counts the seconds down. */
export function RetryButton({ error, onRetry, isPending = false, size }: RetryButtonProps) {
  const secondsLeft = useRetryWait(error);
  // Only a newer console is let in: the banner above the page has it.
  if (error?.kind === 'tooOld') return null;
  return (
    <Button
      {...(size && { size })}
      icon={<Icon icon={RotateCw} />}
      isPending={isPending}
      isDisabled={secondsLeft > 0}
      onPress={onRetry}
    >
      {messages.retry}
      {/* The sentence beside it was read out; the seconds that run are for the eye. */}
      {secondsLeft > 0 && <span aria-hidden="true">{errorMessages.inSeconds(secondsLeft)}</span>}
    </Button>
  );
}
