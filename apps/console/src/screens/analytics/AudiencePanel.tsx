import { LineChart } from '@edge-console/ui/line-chart';
import { useMemo } from 'react';
import { useQuery } from '../../data/useQuery.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import { chartState } from './chartState.ts';
import { audienceQuery, type Span } from './documents.ts';

const texts = analyticsMessages.audience;

/** How many watched at once, channel by channel. */
export function AudiencePanel({ span }: { span: Span }) {
  const query = useQuery(audienceQuery, { in: span });
  const set = query.data?.eiAudience;
  const times = useMemo(() => set?.series[0]?.points.map(({ t }) => Date.parse(t)) ?? [], [set]);
  const series = useMemo(
    () =>
      set?.series.map(({ name, points }) => ({ id: name, label: name, values: points.map(({ v }) => v ?? null) })) ??
      [],
    [set],
  );
  return (
    <LineChart
      label={texts.title}
      unit={texts.unit}
      times={times}
      series={series}
      emptyMessage={texts.none}
      {...chartState(query, texts.notLoaded)}
    />
  );
}
