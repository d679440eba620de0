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
  /** What failed: "Could not load users." */
  title: string;
  /** What it means, and what still works. */
  children?: ReactNode;
  /** Retries the request; shows the Try again button before the other actions. */
  onRetry?: () => void;
  /** Whether the retry is in progress. @default false */
  isPending?: boolean;
  /** The request ID, for support; shown with a copy button. */
  reference?: string | undefined;
  /** Below the reference: a link to report the error. */
  report?: ReactNode;
}

/** Content that could not be loaded. Announced when it appears. */
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
      illustration={<StateIllustration icon={CircleExclamationPoint} tone="danger" />}
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
