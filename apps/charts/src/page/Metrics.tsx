import { Card } from '@edge-console/ui/card';
import { useFormats } from '@edge-console/ui/formats';
import { ArrowDown, ArrowUp, Icon } from '@edge-console/ui/icon';
import { Skeleton } from '@edge-console/ui/skeleton';
import { type DashboardKind, type DashboardMetric, dashboardSketches } from '../contract.ts';
import * as styles from './Dashboard.css.ts';
import { formatAmount, formatChange, type Change } from './formatMetric.ts';
import { pageMessages as messages } from './messages.ts';

function ChangeText({ change: { direction, text } }: { change: Change }) {
  if (direction === 'same') return <>{messages.same}</>;
  const isUp = direction === 'up';
  return (
    <>
      <Icon icon={isUp ? ArrowUp : ArrowDown} size={14} />
      <span className={styles.hidden}>{isUp ? messages.up : messages.down} </span>
      {text}
    </>
  );
}

/** The metrics of the time range, with their changes from the previous period. */
export function Metrics({ kind, metrics }: { kind: DashboardKind; metrics: readonly DashboardMetric[] | undefined }) {
  const formats = useFormats();
  return (
    <Card isFlush>
      <dl className={styles.metrics} aria-busy={metrics === undefined || undefined}>
        {metrics === undefined &&
          Array.from({ length: dashboardSketches[kind].metrics }, (_, index) => (
            <div key={index} className={styles.metric}>
              <dt className={styles.metricLabel}>
                <Skeleton width={96} />
              </dt>
              <dd className={styles.metricValue}>
                <Skeleton width={72} height={20} />
              </dd>
              <dd className={styles.change({ tone: 'neutral' })}>
                <Skeleton width={56} />
              </dd>
            </div>
          ))}
        {metrics?.map((metric) => {
          const change = formatChange(metric, formats);
          return (
            <div key={metric.id} className={styles.metric}>
              <dt className={styles.metricLabel}>{messages.metric(metric.id)}</dt>
              <dd className={styles.metricValue}>{formatAmount(metric.value, metric.unit, formats)}</dd>
              {change && (
                <dd className={styles.change({ tone: change.tone })} title={messages.before}>
                  <ChangeText change={change} />
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
