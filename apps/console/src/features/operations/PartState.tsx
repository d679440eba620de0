import { Skeleton } from '@edge-console/ui/skeleton';
import type { ReactNode } from 'react';
import type { Query } from '../../api/useQuery.ts';
import { CardRows } from '../../records/record-page/CardRows.tsx';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import * as styles from './Operations.css.ts';

type PartStateProps<Result> = {
  query: Query<Result>;
  messages: { notLoaded: string; none: string; noneText: string };
  /** Rows while loading. */
  rows: number;
  isEmpty: (data: Result) => boolean;
  children: (data: Result) => ReactNode;
};

/** The content of a card, or its state. Each card loads and fails separately. */
export function PartState<Result>({ query, messages, rows, isEmpty, children }: PartStateProps<Result>) {
  const { data, error, refetch, isFetching } = query;
  if (data === undefined && error)
    return <LoadFailure title={messages.notLoaded} error={error} onRetry={refetch} isPending={isFetching} />;
  if (data === undefined)
    return (
      <div aria-busy="true">
        <CardRows count={rows} />
      </div>
    );
  if (!isEmpty(data)) return children(data);
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>{messages.none}</p>
      <p className={styles.note}>{messages.noneText}</p>
    </div>
  );
}

export const FigureSkeleton = () => <Skeleton width={72} />;
