import { ArrowDown, ArrowUp, Icon } from '@edge-console/ui/icon';
import { analyticsMessages } from './messages.ts';
import * as styles from './ChangeText.css.ts';
import type { Change } from './totalMetrics.ts';

const messages = analyticsMessages.totals;

/** Change from the previous period: arrow, text, and color. */
export function ChangeText({ change }: { change: Change }) {
  if (change.direction === 'same') return <span className={styles.change({ tone: 'neutral' })}>{messages.same}</span>;
  const isUp = change.direction === 'up';
  return (
    <span className={styles.change({ tone: change.tone })}>
      <Icon icon={isUp ? ArrowUp : ArrowDown} size={14} />
      <span className={styles.hidden}>{isUp ? messages.up : messages.down} </span>
      {change.text}
    </span>
  );
}
