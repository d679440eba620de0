import { AreaChart } from '@edge-console/ui/area-chart';
import { useFormats } from '@edge-console/ui/formats';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../../api/useQuery.ts';
import { analyticsMessages } from '../../records/analytics/messages.ts';
import { chartState } from './chartState.ts';
import { p2pQuery } from '../../records/analytics/queries.ts';
import { useChartAnnotations } from '../../records/analytics/useChartAnnotations.ts';
import type { CurveProps } from './AudiencePanel.tsx';
import { comparisonOf } from './comparisonOf.ts';
import { fileNameOf } from './fileName.ts';
import { gapBeforeData } from './gapBeforeData.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';

const messages = analyticsMessages.p2p;
const none: readonly number[] = [];
const alertMetrics = ['OFFLOAD', 'CDN_DATA', 'NO_DATA'] as const;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Delivery by peers and by the CDN. */
export function P2pPanel({ span, previous, onZoom }: CurveProps) {
  const navigate = useNavigate();
  const formats = useFormats();
  const viewer = useViewer();
  const query = useQuery(p2pQuery, { in: span });
  const set = query.data?.eiP2p;
  const { times, series, offload, ratio } = useMemo(() => {
    const valuesOf = (name: string) =>
      set?.series.find((one) => one.name === name)?.points.map(({ v }) => v ?? 0) ?? [];
    const [p2p, cdn] = [valuesOf('p2p'), valuesOf('cdn')];
    const total = sum(p2p) + sum(cdn);
    const [cdnValues = [], p2pValues = []] = gapBeforeData([cdn, p2p]);
    return {
      // No chart line without any delivery.
      times: total === 0 ? [] : (set?.series[0]?.points.map(({ t }) => Date.parse(t)) ?? []),
      series:
        total === 0
          ? []
          : [
              { id: 'cdn', label: messages.cdn, values: cdnValues, color: 7 as const },
              { id: 'p2p', label: messages.p2p, values: p2pValues, color: 1 as const },
            ],
      // Offload is undefined without traffic.
      offload: valuesOf('offload').map((value, at) => (p2pValues[at] === null ? null : value)),
      ratio: total === 0 ? null : sum(p2p) / total,
    };
  }, [set]);
  const strip = useMemo(() => ({ label: messages.offload, values: offload }), [offload]);
  const before = useQuery(p2pQuery, previous && { in: previous }).data?.eiP2p;
  const isCompared = previous !== null;
  const comparison = useMemo(() => {
    const delivered = before && { ...before, series: before.series.filter(({ name }) => name !== 'offload') };
    return isCompared ? comparisonOf(set, delivered) : undefined;
  }, [isCompared, set, before]);
  const annotations = useChartAnnotations(span.sample ? none : times, alertMetrics);
  return (
    <AreaChart
      label={messages.title}
      fileName={fileNameOf(messages.title, viewer, span)}
      unit={messages.unit}
      kind="bitRate"
      times={times}
      series={series}
      comparison={comparison}
      annotations={annotations}
      onNavigate={(href) => void navigate(href)}
      onTimeRangeSelect={onZoom}
      strip={strip}
      headline={
        ratio !== null && (
          <>
            <b>{formats.percent(ratio)}</b> {messages.headline}
          </>
        )
      }
      emptyMessage={messages.none}
      {...chartState(query, messages.notLoaded)}
    />
  );
}
