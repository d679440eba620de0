import { Card } from '@edge-console/ui/card';
import { useFormats } from '@edge-console/ui/formats';
import { Notice } from '@edge-console/ui/notice';
import { Skeleton } from '@edge-console/ui/skeleton';
import type { Query } from '../../api/useQuery.ts';
import type { ResultOf } from '../../api/graphql.ts';
import { analyticsMessages } from '../../records/analytics/messages.ts';
import { errorText } from '../../api/errorText.ts';
import { HelpTip } from '../../records/help-tip/HelpTip.tsx';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import * as styles from './Analytics.css.ts';
import { ChangeText } from '../../records/analytics/ChangeText.tsx';
import type { Totals, totalsQuery } from '../../records/analytics/queries.ts';
import { type FigureId, totalMetrics } from '../../records/analytics/totalMetrics.ts';
import { Trend } from '../../records/analytics/Trend.tsx';
import type { Trends } from '../../records/analytics/useTrends.ts';

const messages = analyticsMessages.totals;
const shown: readonly FigureId[] = ['audience', 'offload', 'p2p', 'cdn', 'join', 'viewing'];

export type TotalsRowProps = {
  query: Query<ResultOf<typeof totalsQuery>>;
  /** The previous period's totals; undefined while loading. */
  before: Totals | undefined;
  trends: Trends;
};

/** The totals of the time range, with the change from the previous period. */
export function TotalsRow({ query, before, trends }: TotalsRowProps) {
  const formats = useFormats();
  const totals = query.data?.eiTotals;
  const figures = totalMetrics(totals, before, formats);
  return (
    <Card isFlush>
      {query.error && (
        <div className={styles.failed}>
          <Notice
            tone="danger"
            title={messages.notLoaded}
            action={<RetryButton size="sm" error={query.error} onRetry={query.refetch} isPending={query.isFetching} />}
          >
            {errorText(query.error)} {totals && messages.stale}
          </Notice>
        </div>
      )}
      {(totals || !query.error) && (
        <dl className={query.error ? `${styles.metrics} ${styles.stale}` : styles.metrics} aria-busy={query.isLoading}>
          {shown.map((id) => {
            const { label, help, value, change, trend } = figures[id];
            return (
              <div key={label} className={styles.metric}>
                <dt className={styles.metricLabel}>
                  {label}
                  {help !== undefined && <HelpTip label={messages.about(label)} text={help} />}
                </dt>
                <dd className={styles.metricValue}>
                  {value === undefined ? (
                    <Skeleton width={72} />
                  ) : (
                    (value ?? <span className={styles.metricNone}>{messages.none}</span>)
                  )}
                </dd>
                <dd className={styles.metricChange} title={messages.before}>
                  <span>{change && <ChangeText change={change} />}</span>
                  {trend && <Trend values={trends[trend] ?? []} color="quiet" />}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </Card>
  );
}
