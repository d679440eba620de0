import { LineChart } from '@edge-console/ui/line-chart';
import { useMemo } from 'react';
import { useQuery } from '../../api/useQuery.ts';
import { analyticsMessages } from '../../records/analytics/messages.ts';
import { chartState } from './chartState.ts';
import { audienceQuery, type Span } from '../../records/analytics/queries.ts';
import { useIncidentAreas } from '../../records/alerts/useIncidentAreas.ts';
import { fileNameOf } from './fileName.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';

const messages = analyticsMessages.audience;
const alertMetrics = ['AUDIENCE', 'JOIN_TIME', 'NO_DATA'] as const;

/** Concurrent viewers by channel. */
export function AudiencePanel({ span }: { span: Span }) {
  const viewer = useViewer();
  const query = useQuery(audienceQuery, { in: span });
  const set = query.data?.eiAudience;
  const times = useMemo(() => set?.series[0]?.points.map(({ t }) => Date.parse(t)) ?? [], [set]);
  const series = useMemo(
    () =>
      // Averages per step, rounded because sessions are whole.
      set?.series.map(({ name, points }) => ({
        id: name,
        label: name,
        values: points.map(({ v }) => (typeof v === 'number' ? Math.round(v) : null)),
      })) ?? [],
    [set],
  );
  const incidents = useIncidentAreas(span.sample ? [] : times, alertMetrics);
  return (
    <LineChart
      label={messages.title}
      fileName={fileNameOf(messages.title, viewer, span)}
      unit={messages.unit}
      times={times}
      series={series}
      referenceAreas={incidents}
      emptyMessage={messages.none}
      {...chartState(query, messages.notLoaded)}
    />
  );
}
