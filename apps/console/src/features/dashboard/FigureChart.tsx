import { Link } from '@edge-console/ui/link';
import { LineChart } from '@edge-console/ui/line-chart';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { errorText } from '../../api/errorText.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { alertAnnotation } from '../../records/alerts/useAlertAnnotations.ts';
import { useParameterAnnotations } from '../../records/audit-log/useParameterAnnotations.ts';
import { analyticsHref } from './analyticsLinks.ts';
import { type Figure, metricOf } from './figures.ts';
import { dashboardMessages } from './messages.ts';
import { type AlertIncident, metricQuery } from './queries.ts';
import { type Range, rangeBefore } from './ranges.ts';

const messages = dashboardMessages.figures;
const kinds = { offload: 'percent', peak: 'number', join: 'duration', cdn: 'bytes', viewing: 'number' } as const;

export type FigureChartProps = {
  figure: Figure;
  label: string;
  range: Range;
  /** The end of the range; undefined while loading. */
  asOf: string | undefined;
  incidents: readonly AlertIncident[];
};

type Points = readonly { t: string; v: number | null }[];

/** One figure over time, above the previous period. */
export function FigureChart({ figure, label, range, asOf, incidents }: FigureChartProps) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { span, stepSeconds } = range;
  const asked = { metric: metricOf[figure], stepSeconds };
  const query = useQuery(metricQuery, { in: span, ...asked });
  const before = useQuery(metricQuery, asOf === undefined ? null : { in: rangeBefore(range, asOf), ...asked });
  const points = query.data?.eiMetric.series[0]?.points;
  const pointsBefore = before.data?.eiMetric.series[0]?.points;
  const { times, series, comparison } = useMemo(() => {
    // Viewing time in hours.
    const valuesOf = (list: Points = []) => list.map(({ v }) => (v !== null && figure === 'viewing' ? v / 3600 : v));
    const hasData = points?.some(({ v }) => v !== null) === true;
    return {
      times: hasData ? points.map(({ t }) => Date.parse(t)) : [],
      series: [{ id: 'now', label, values: valuesOf(points) }],
      comparison: { label: messages.previous, values: valuesOf(pointsBefore) },
    };
  }, [points, pointsBefore, label, figure]);
  const parameters = useParameterAnnotations(times);
  const annotations = useMemo(
    () => [...incidents.flatMap((incident) => alertAnnotation(incident, viewer)), ...parameters],
    [incidents, parameters, viewer],
  );
  return (
    <LineChart
      label={label}
      {...(figure === 'viewing' && { unit: messages.hours })}
      variant="plain"
      height={200}
      kind={kinds[figure]}
      fileName={[label, viewer.entity?.name, messages.ranges[range.id === 'hour' ? 'day' : range.id]].join(', ')}
      times={times}
      series={series}
      comparison={comparison}
      annotations={annotations}
      onNavigate={(href) => void navigate(href)}
      actions={
        <Link asChild>
          <RouterLink to={analyticsHref(range.filters)}>{dashboardMessages.openAnalytics}</RouterLink>
        </Link>
      }
      emptyMessage={messages.none}
      isPending={query.isLoading}
      errorMessage={query.error && `${messages.chartNotLoaded} ${errorText(query.error)}`}
      onRetry={query.refetch}
    />
  );
}
