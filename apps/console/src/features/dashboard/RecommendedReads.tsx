import { Card } from '@edge-console/ui/card';
import { ArrowUpRight, Icon } from '@edge-console/ui/icon';
import { Notice } from '@edge-console/ui/notice';
import { Skeleton } from '@edge-console/ui/skeleton';
import { dashboardMessages } from './messages.ts';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import * as styles from './Dashboard.css.ts';
import type { Read } from './reads.ts';

const messages = dashboardMessages.reads;

export type RecommendedReadsProps = {
  id: string;
  /** Undefined while loading; null after an error. */
  reads: readonly Read[] | null | undefined;
  onReload: () => void;
  onOpen: () => void;
};

export function RecommendedReads({ id, reads, onReload, onOpen }: RecommendedReadsProps) {
  if (reads === null) {
    return <Notice tone="warning" title={messages.notLoaded} action={<RetryButton size="sm" onRetry={onReload} />} />;
  }
  if (reads?.length === 0) return null;
  return (
    <Card title={messages.title} isFlush>
      <ul id={id} className={styles.readList} aria-busy={reads === undefined}>
        {reads === undefined
          ? [0, 1, 2, 3].map((row) => (
              <li key={row} className={styles.read}>
                <Skeleton />
              </li>
            ))
          : reads.map(({ title, url, minutes, topic }) => (
              <li key={url} className={styles.read}>
                <a href={url} target="_blank" rel="noopener" className={styles.readLink} onClick={onOpen}>
                  <span className={styles.readTitle}>{title}</span>
                  <span className={styles.readAbout}>{messages.about(topic, minutes)}</span>
                </a>
                <Icon icon={ArrowUpRight} size={16} className={styles.outward} />
              </li>
            ))}
      </ul>
    </Card>
  );
}
