import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { Check, CircleExclamationPoint, Copy, Icon, RotateCw } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { type HeadingLevel, State } from './State.tsx';
import * as styles from './State.css.ts';

export type ErrorStateProps = {
  /** What failed: "Users could not be loaded." */
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** The request id, for support. */
  reference?: string | undefined;
  /** Actions beside Retry. */
  actions?: ReactNode;
  headingLevel?: HeadingLevel;
};

export function ErrorState({
  title,
  children,
  onRetry,
  isRetrying,
  reference,
  actions,
  headingLevel,
}: ErrorStateProps) {
  const messages = useMessages('states');
  return (
    <State
      role="alert"
      picture={
        <span className={styles.plate} data-tone="danger">
          <Icon icon={CircleExclamationPoint} size={20} />
        </span>
      }
      title={title}
      {...(headingLevel ? { headingLevel } : {})}
    >
      {children && <p className={styles.text}>{children}</p>}
      {(onRetry ?? actions) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button icon={<Icon icon={RotateCw} />} onPress={onRetry} isPending={isRetrying ?? false}>
              {messages.retry}
            </Button>
          )}
          {actions}
        </div>
      )}
      {reference && <Reference id={reference} />}
    </State>
  );
}

function Reference({ id }: { id: string }) {
  const messages = useMessages('states');
  const [isCopied, setIsCopied] = useState(false);
  return (
    <p className={styles.reference}>
      <span>
        {messages.reference} {id}
      </span>
      <IconButton
        label={isCopied ? messages.copied : messages.copyReference}
        icon={<Icon icon={isCopied ? Check : Copy} size={14} />}
        size="sm"
        variant="ghost"
        onPress={() => {
          // Refused (no permission, no focus): the text is there to be selected.
          void navigator.clipboard.writeText(id).then(
            () => setIsCopied(true),
            () => undefined,
          );
        }}
      />
    </p>
  );
}
