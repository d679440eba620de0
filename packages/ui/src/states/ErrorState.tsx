import { forwardRef, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { CircleExclamationPoint, RotateCw } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { statesMessages } from './messages.ts';
import { StateIllustration } from './StateIllustration.tsx';
import { type SharedStateProps, State } from './States.tsx';
import * as styles from './States.css.ts';

export interface ErrorStateProps extends SharedStateProps {
  /** What failed: "Users could not be loaded." */
  title: string;
  /** What it means, and what still works. */
  children?: ReactNode;
  /** Tries again; shows the Retry button, before the other actions. */
  onRetry?: () => void;
  /** Whether the retry is under way. @default false */
  isPending?: boolean;
  /** The request id, for support; it can be copied. */
  reference?: string | undefined;
  /** Below the reference: a link by which it is reported. */
  report?: ReactNode;
}

/** Something that should be here could not be loaded. It is read out when it appears. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { children, onRetry, isPending = false, reference, report, actions, ...rest },
  ref,
) {
  const messages = useMessages(statesMessages);
  return (
    <State
      {...rest}
      ref={ref}
      live="alert"
      picture={<StateIllustration icon={CircleExclamationPoint} tone="danger" />}
      text={children}
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
      after={
        <>
          {reference && (
            <p className={styles.reference}>
              <span>{`${messages.reference} ${reference}`}</span>
              <CopyButton text={reference} object={messages.referenceObject} />
            </p>
          )}
          {report && <p className={styles.report}>{report}</p>}
        </>
      }
    />
  );
});
