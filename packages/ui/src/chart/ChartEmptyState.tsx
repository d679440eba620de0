import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { CircleExclamationPoint, Icon, RotateCw, type LucideIcon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { chartMessages } from './messages.ts';
import * as styles from './ChartEmptyState.css.ts';

interface ChartEmptyStateProps {
  icon: LucideIcon;
  errorMessage: string | undefined;
  onRetry: (() => void) | undefined;
  emptyMessage: ReactNode;
}

/** Replaces the plot without data: smaller than a page state, since it is one panel among others. */
export function ChartEmptyState({ icon, errorMessage, onRetry, emptyMessage }: ChartEmptyStateProps) {
  const messages = useMessages(chartMessages);
  if (errorMessage !== undefined) {
    return (
      <div className={styles.place} role="alert">
        <Icon icon={CircleExclamationPoint} size={20} className={styles.errorIcon} />
        <p className={styles.title}>{errorMessage}</p>
        {onRetry && (
          <Button size="sm" icon={RotateCw} onPress={() => onRetry()}>
            {messages.retry}
          </Button>
        )}
      </div>
    );
  }
  const title = emptyMessage ?? messages.empty;
  return (
    <div className={styles.place}>
      {typeof title === 'string' ? (
        <>
          <Icon icon={icon} size={20} className={styles.icon} />
          <p className={styles.title}>{title}</p>
          {!emptyMessage && <p className={styles.text}>{messages.emptyText}</p>}
        </>
      ) : (
        title
      )}
    </div>
  );
}
