import { LineChart } from '@edge-console/ui/line-chart';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../../api/useQuery.ts';
import { analyticsMessages } from '../../records/analytics/messages.ts';
import { chartState } from './chartState.ts';
import { audienceQuery, type Span } from '../../records/analytics/queries.ts';
import { useChartAnnotations } from '../../records/analytics/useChartAnnotations.ts';
import { comparisonOf, totalOf } from './comparisonOf.ts';
import { fileNameOf } from './fileName.ts';
import { gapBeforeData } from './gapBeforeData.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';

const messages = analyticsMessages.audience;
const none: readonly number[] = [];
const alertMetrics = ['AUDIENCE', 'JOIN_TIME', 'NO_DATA'] as const;

export type CurveProps = {
  span: Span;
  /** The previous period, if the user compares with it. */
  previous: Span | null;
  onZoom: (from: Date, to: Date) => void;
};

/** Averages per step, rounded because viewers are whole. */
const rounded = (values: readonly (number | null)[]) => values.map((value) => value && Math.round(value));

/** Concurrent viewers by channel; with a comparison, of all of them. */
export function AudiencePanel({ span, previous, onZoom }: CurveProps) {
  const navigate = useNavigate();
  const viewer = useViewer();
  const query = useQuery(audienceQuery, { in: span });
  const set = query.data?.eiAudience;
  const times = useMemo(() => set?.series[0]?.points.map(({ t }) => Date.parse(t)) ?? [], [set]);
  const before = useQuery(audienceQuery, previous && { in: previous }).data?.eiAudience;
  const isCompared = previous !== null;
  const comparison = useMemo(() => {
    const { label, values } = comparisonOf(set, before);
    return isCompared ? { label, values: rounded(values) } : undefined;
  }, [isCompared, set, before]);
  const isCombined = isCompared && (set?.series.length ?? 0) > 1;
  const series = useMemo(() => {
    const all = set && isCombined ? [{ name: messages.all, values: totalOf(set) }] : undefined;
    const lines = all ?? set?.series.map(({ name, points }) => ({ name, values: points.map(({ v }) => v) })) ?? [];
    const values = gapBeforeData(lines.map((line) => rounded(line.values)));
    return lines.map(({ name }, at) => ({ id: all ? 'all' : name, label: name, values: values[at] ?? [] }));
  }, [set, isCombined]);
  const annotations = useChartAnnotations(span.sample ? none : times, alertMetrics);
  return (
    <LineChart
      label={messages.title}
      fileName={fileNameOf(messages.title, viewer, span)}
      unit={messages.unit}
      times={times}
      series={series}
      comparison={comparison}
      annotations={annotations}
      onNavigate={(href) => void navigate(href)}
      onTimeRangeSelect={onZoom}
      emptyMessage={messages.none}
      {...chartState(query, messages.notLoaded)}
    />
  );
}
