import { Button } from '@edge-console/ui/button';
import { Notice } from '@edge-console/ui/notice';
import { errorText } from '../../api/errorText.ts';
import { parametersMessages } from './messages.ts';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import * as styles from './Parameters.css.ts';
import type { Obstacle } from './useParameters.ts';

const { conflict: conflictMessages, saving } = parametersMessages;

type ObstacleNoticeProps = {
  obstacle: Obstacle;
  /** Shows the edits next to the values stored by another user. */
  onSee: () => void;
  /** Discards the category's edits. */
  onDiscard: (category: string) => void;
  onRetry: () => void;
};

/** Why saving stopped, what happened to the rest, and the next step. The edits are kept. */
export function ObstacleNotice({ obstacle, onSee, onDiscard, onRetry }: ObstacleNoticeProps) {
  const { category, savedBefore } = obstacle;
  const before = savedBefore.length > 0 && ` ${saving.savedBefore(savedBefore.join(', '))}`;
  if (obstacle.kind === 'conflict') {
    const { version, changedBy } = obstacle.conflict;
    return (
      <Notice
        tone="warning"
        title={conflictMessages.title(category, changedBy)}
        action={
          <span className={styles.buttons}>
            <Button size="sm" variant="ghost" onPress={() => onDiscard(category)}>
              {conflictMessages.discard}
            </Button>
            <Button size="sm" onPress={onSee}>
              {conflictMessages.review}
            </Button>
          </span>
        }
      >
        {conflictMessages.text(version)}
        {before}
      </Notice>
    );
  }
  const error = obstacle.kind === 'failed' ? obstacle.error : undefined;
  return (
    <Notice
      tone="danger"
      title={`${category}: ${saving.failed}`}
      action={<RetryButton size="sm" error={error} onRetry={onRetry} />}
    >
      {obstacle.kind === 'failed'
        ? errorText(obstacle.error)
        : obstacle.userErrors.map(({ message }) => message).join(' ')}
      {` ${saving.retained}`}
      {before}
    </Notice>
  );
}
