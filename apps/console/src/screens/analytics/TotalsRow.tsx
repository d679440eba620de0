import { Card } from '@edge-console/ui/card';
import { useFormats } from '@edge-console/ui/formats';
import { ArrowDown, ArrowUp, Icon } from '@edge-console/ui/icon';
import { Notice } from '@edge-console/ui/notice';
import { Skeleton } from '@edge-console/ui/skeleton';
import type { Query } from '../../data/useQuery.ts';
import type { ResultOf } from '../../data/graphql.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import { errorText } from '../../messages/errorText.ts';
import { RetryButton } from '../failure/RetryButton.tsx';
import * as styles from './Analytics.css.ts';
import type { Totals, totalsQuery } from './documents.ts';
import { totalFigures, type Change } from './totalFigures.ts';

const texts = analyticsMessages.totals;

function ChangeText({ change }: { change: Change }) {
  if (change.direction === 'same') return <span className={styles.change({ tone: 'neutral' })}>{texts.same}</span>;
  const isUp = change.direction === 'up';
  return (
    <span className={styles.change({ tone: change.tone })}>
      <Icon icon={isUp ? ArrowUp : ArrowDown} size={14} />
      <span className={styles.hidden}>{isUp ? texts.up : texts.down} </span>
      {change.text}
    </span>
  );
}

export type TotalsRowProps = {
  query: Query<ResultOf<typeof totalsQuery>>;
  /** Of the span before; undefined while it is not known. */
  before: Totals | undefined;
};

/** The figures of the span, each with how it changed against the span before. */
export function TotalsRow({ query, before }: TotalsRowProps) {
  const formats = useFormats();
  const totals = query.data?.eiTotals;
  return (
    <Card isFlush>
      {query.error && (
        <div className={styles.failed}>
          <Notice
            tone="danger"
            title={texts.notLoaded}
            action={<RetryButton size="sm" error={query.error} onRetry={query.reload} isPending={query.isFetching} />}
          >
            {errorText(query.error)}
          </Notice>
        </div>
      )}
      {(totals || !query.error) && (
        <dl className={styles.figures} aria-busy={query.isLoading || query.isStale}>
          {totalFigures(totals, before, formats).map(({ label, value, change }) => (
            <div key={label} className={styles.figure}>
              <dt className={styles.figureLabel}>{label}</dt>
              <dd className={styles.figureValue}>{value ?? <Skeleton width={72} />}</dd>
              {change && (
                <dd className={styles.figureChange} title={texts.before}>
                  <ChangeText change={change} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
