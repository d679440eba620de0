import { Card } from '@edge-console/ui/card';
import { useFormats } from '@edge-console/ui/formats';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { Notice } from '@edge-console/ui/notice';
import { Segmented } from '@edge-console/ui/segmented';
import { Skeleton } from '@edge-console/ui/skeleton';
import { useState } from 'react';
import { errorText } from '../../api/errorText.ts';
import type { ResultOf } from '../../api/graphql.ts';
import type { Query } from '../../api/useQuery.ts';
import { useQuery } from '../../api/useQuery.ts';
import { ChangeText } from '../../records/analytics/ChangeText.tsx';
import { analyticsMessages } from '../../records/analytics/messages.ts';
import { totalsQuery } from '../../records/analytics/queries.ts';
import { totalMetrics } from '../../records/analytics/totalMetrics.ts';
import { ChartSkeleton } from '../../records/feedback/CardSkeleton.tsx';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import type { FigureChartProps } from './FigureChart.tsx';
import { type Figure, figures } from './figures.ts';
import * as styles from './KeyFigures.css.ts';
import { dashboardMessages } from './messages.ts';
import type { AlertIncident } from './queries.ts';
import { type Range, rangeBefore, type RangeId, rangeIds } from './ranges.ts';

const messages = dashboardMessages.figures;
const ranges = rangeIds.map((id) => ({ id, label: messages.ranges[id] }));

const FigureChart = lazyComponent<FigureChartProps>(
  async () => (await import('./FigureChart.tsx')).FigureChart,
  ({ label }) => (
    <>
      <h2 className={styles.chartTitle}>{label}</h2>
      <ChartSkeleton height={232} />
    </>
  ),
);

export type KeyFiguresProps = {
  chosen: RangeId;
  onChoose: (id: RangeId) => void;
  range: Range;
  totals: Query<ResultOf<typeof totalsQuery>>;
  incidents: readonly AlertIncident[];
};

/** The totals of a time range, and a chart of the selected one. */
export function KeyFigures({ chosen, onChoose, range, totals, incidents }: KeyFiguresProps) {
  const formats = useFormats();
  const [figure, setFigure] = useState<Figure>('offload');
  const asOf = totals.data?.eiTotals.asOf;
  const before = useQuery(totalsQuery, asOf === undefined ? null : { in: rangeBefore(range, asOf) });
  const metrics = totalMetrics(totals.data?.eiTotals, before.data?.eiTotals, formats);
  return (
    <section className={styles.room} aria-label={messages.label}>
      <Card isFlush>
        <div className={styles.head}>
          <span className={styles.compared}>{messages.compared[range.id]}</span>
          <Segmented label={messages.range} items={ranges} value={chosen} onChange={onChoose} size="sm" />
        </div>
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
          <>
            <div className={styles.figures} aria-busy={totals.isLoading}>
              {figures.map((id) => {
                const { label, value, change } = metrics[id];
                const [, number = value, unit = ''] = value?.match(/^([\d.,]+)(.+)$/u) ?? [];
                return (
                  <button
                    key={id}
                    type="button"
                    className={styles.figure}
                    aria-pressed={figure === id}
                    onClick={() => setFigure(id)}
                  >
                    <span className={styles.label}>{label}</span>{' '}
                    <span className={styles.value}>
                      {value === undefined ? (
                        <Skeleton width={72} />
                      ) : (
                        (number ?? <span className={styles.none}>{analyticsMessages.totals.none}</span>)
                      )}
                      {unit !== '' && <small className={styles.unit}>{unit}</small>}
                    </span>{' '}
                    <span className={styles.change}>{change && <ChangeText change={change} />}</span>
                  </button>
                );
              })}
            </div>
            <div className={styles.chart}>
              <FigureChart
                key={figure}
                figure={figure}
                label={metrics[figure].label}
                range={range}
                asOf={asOf}
                incidents={incidents}
              />
            </div>
          </>
        )}
      </Card>
    </section>
  );
}
