import { Card } from '@edge-console/ui/card';
import { useFormats } from '@edge-console/ui/formats';
import { Notice } from '@edge-console/ui/notice';
import { Skeleton } from '@edge-console/ui/skeleton';
import type { Query } from '../../data/useQuery.ts';
import type { ResultOf } from '../../data/graphql.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import { errorText } from '../../messages/errorText.ts';
import { anchors } from '../../tours/anchors.ts';
import { RetryButton } from '../failure/RetryButton.tsx';
import * as styles from './Analytics.css.ts';
import { ChangeText } from './ChangeText.tsx';
import type { Totals, totalsQuery } from './documents.ts';
import { totalFigures } from './totalFigures.ts';
import { Trend } from './Trend.tsx';
import type { Trends } from './useTrends.ts';

const texts = analyticsMessages.totals;

export type TotalsRowProps = {
  query: Query<ResultOf<typeof totalsQuery>>;
  /** Of the span before; undefined while it is not known. */
  before: Totals | undefined;
  trends: Trends;
};

/** The figures of the span, each with how it changed against the span before. */
export function TotalsRow({ query, before, trends }: TotalsRowProps) {
  const formats = useFormats();
  const totals = query.data?.eiTotals;
  return (
    <Card {...anchors.figures.attributes} isFlush>
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
        <dl className={styles.figures} aria-busy={query.isLoading}>
          {totalFigures(totals, before, formats).map(({ label, value, change, trend }) => (
            <div key={label} className={styles.figure}>
              <dt className={styles.figureLabel}>{label}</dt>
              <dd className={styles.figureValue}>{value ?? <Skeleton width={72} />}</dd>
              <dd className={styles.figureChange} title={texts.before}>
                <span>{change && <ChangeText change={change} />}</span>
                {trend && <Trend values={trends[trend] ?? []} colour="quiet" />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
