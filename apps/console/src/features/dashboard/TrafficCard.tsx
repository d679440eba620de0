import { Card } from '@edge-console/ui/card';
import { useFormats } from '@edge-console/ui/formats';
import { Link } from '@edge-console/ui/link';
import { Notice } from '@edge-console/ui/notice';
import { Skeleton } from '@edge-console/ui/skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { useQuery } from '../../api/useQuery.ts';
import { dashboardMessages } from './messages.ts';
import { errorText } from '../../api/errorText.ts';
import { readAnalyticsUrl, spanBefore } from '../../records/analytics/analyticsUrl.ts';
import { ChangeText } from '../../records/analytics/ChangeText.tsx';
import { totalsQuery } from '../../records/analytics/queries.ts';
import { totalMetrics } from '../../records/analytics/totalMetrics.ts';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import * as styles from './Dashboard.css.ts';
import { lastWeek } from './lastWeek.ts';

const messages = dashboardMessages.traffic;
const weekUrl = 'span=7d';
const hourUrl = 'span=1h';
const metricCount = 4;

/** Audience and delivery in the last week. */
export function TrafficCard() {
  const formats = useFormats();
  const week = useQuery(totalsQuery, lastWeek);
  // The week ends with the last full hour, so the first data is not in it yet.
  const isWeekEmpty = week.data !== undefined && week.data.eiTotals.totalViewingSeconds === 0;
  const hour = useQuery(totalsQuery, isWeekEmpty ? { in: { span: 'LAST_HOUR' } } : null);
  const totals = isWeekEmpty ? hour : week;
  const url = isWeekEmpty ? hourUrl : weekUrl;
  const asOf = totals.data?.eiTotals.asOf;
  const before = useQuery(totalsQuery, asOf === undefined ? null : { in: spanBefore(readAnalyticsUrl(url), asOf) });
  return (
    <Card
      title={messages.title}
      description={isWeekEmpty ? messages.lastHour : messages.span}
      isFlush
      actions={
        <Link asChild>
          <RouterLink to={`/edge-intelligence/analytics/?${url}`}>{dashboardMessages.openAnalytics}</RouterLink>
        </Link>
      }
    >
      {!totals.data && totals.error ? (
        <div className={styles.failed}>
          <Notice
            tone="danger"
            title={messages.notLoaded}
            action={
              <RetryButton size="sm" error={totals.error} onRetry={totals.refetch} isPending={totals.isFetching} />
            }
          >
            {errorText(totals.error)}
          </Notice>
        </div>
      ) : (
        <dl className={styles.metrics} aria-busy={totals.isLoading}>
          {totalMetrics(totals.data?.eiTotals, before.data?.eiTotals, formats)
            .slice(0, metricCount)
            .map(({ label, value, change }) => (
              <div key={label} className={styles.metric}>
                <dt className={styles.muted}>{label}</dt>
                <dd className={styles.metricValue}>{value ?? <Skeleton width={72} />}</dd>
                <dd className={styles.metricChange}>{change && <ChangeText change={change} />}</dd>
              </div>
            ))}
        </dl>
      )}
    </Card>
  );
}
