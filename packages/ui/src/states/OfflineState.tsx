import { forwardRef, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { CloudOff, RotateCw } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { statesMessages } from './messages.ts';
import { StateIllustration } from './StateIllustration.tsx';
import { type SharedStateProps, State } from './States.tsx';

export interface OfflineStateProps extends SharedStateProps {
  /** What still works. @default says that lists opened earlier are available, and that changes are paused */
  children?: ReactNode;
  /** Retries the request; shows the Try again button. Retrying also happens automatically when the connection returns. */
  onRetry?: () => void;
  /** Whether the retry is in progress. @default false */
  isPending?: boolean;
}

/** The page cannot be loaded without a connection. */
export const OfflineState = forwardRef<HTMLDivElement, OfflineStateProps>(function OfflineState(
  { children, onRetry, isPending = false, actions, ...rest },
  ref,
) {
  const messages = useMessages(statesMessages);
  return (
    <State
      {...rest}
      ref={ref}
      live="status"
      illustration={<StateIllustration icon={CloudOff} />}
      title={messages.offline}
      text={children ?? messages.offlineText}
      actions={
        (onRetry ?? actions) && (
          <>
            {onRetry && (
              <Button icon={RotateCw} onPress={() => onRetry()} isPending={isPending}>
                {messages.retry}
              </Button>
            )}
            {actions}
          </>
        )
      }
    />
  );
});
