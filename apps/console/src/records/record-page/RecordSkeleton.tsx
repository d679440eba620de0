import { Card } from '@edge-console/ui/card';
import { KeyValueList } from '@edge-console/ui/key-value-list';
import { Skeleton } from '@edge-console/ui/skeleton';
import type { ReactNode } from 'react';
import { CardRows } from './CardRows.tsx';
import { recordPageMessages as messages } from './messages.ts';
import * as styles from './RecordPage.css.ts';

export type RecordSkeletonProps = {
  /** Cards above the activity. */
  children?: ReactNode;
  /** The description of the activity card; undefined if the viewer cannot see it. */
  activityText: string | undefined;
  /** The labels of the details. */
  details: readonly string[];
};

/** The cards of an object's page, without values. */
export const RecordSkeleton = ({ children, activityText, details }: RecordSkeletonProps) => (
  <div className={styles.withSide} aria-busy>
    <div className={styles.column}>
      {children}
      {activityText !== undefined && (
        <Card isFlush title={messages.activity} description={activityText}>
          <CardRows count={8} />
        </Card>
      )}
    </div>
    <Card title={messages.details}>
      <KeyValueList items={details.map((label) => ({ label, value: <Skeleton width={120} /> }))} />
    </Card>
  </div>
);
