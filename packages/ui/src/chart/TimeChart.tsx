import { forwardRef, useMemo, useState } from 'react';
import { ChartSpline, Table2 } from '../icon/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { useTimeZone } from '../date-time/useTimeZone.ts';
import { ChartFrame, type SharedChartProps } from './ChartFrame.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import type { TableData } from './ChartTable.tsx';
import type { SwatchShape } from './LegendSwatch.tsx';
import { chartMessages } from './messages.ts';
import {
  areasAt,
  type ChartAnnotation,
  normalizeAreas,
  type NormalizedArea,
  type ReferenceArea,
  type ReferenceLine,
} from './references.ts';
import {
  type ChartComparison,
  normalizeSeries,
  type ChartSeries,
  type NormalizedSeries,
  withComparison,
} from './series.ts';
import { seriesTable } from './seriesTable.ts';
import { TimePlot } from './TimePlot.tsx';
import { toTimestamps, samplingInterval, type ChartStrip } from './timeSeries.ts';
import { formatPoint } from './timeFormat.ts';
import { useHiddenSeries, type SeriesFilterProps } from './useHiddenSeries.ts';
import { useValueFormat } from './useValueFormat.ts';
import type { ValueKind } from './valueScale.ts';

export interface SharedTimeProps extends SharedChartProps, SeriesFilterProps {
  /** Points of the time axis in ascending order: dates, or ms since 1970. */
  times: readonly (number | Date)[];
  /** At most six series, plus one for the rest. Keep the array's identity between renders. */
  series: readonly ChartSeries[];
  /** Unit of the values: sets their format and the axis ticks. @default 'number' */
  kind?: ValueKind | undefined;
  /** IANA time zone of the displayed times. @default the user's time zone */
  timeZone?: string | undefined;
  /** A ratio for each point, such as offload, in a strip below the plot. It has no second axis. */
  strip?: ChartStrip | undefined;
  /** Values to compare with, such as a target: dashed lines. Keep the array's identity between renders. */
  referenceLines?: readonly ReferenceLine[] | undefined;
  /** Time spans to mark, such as incidents: shaded, and listed in the tooltip and the table. Keep the array's identity between renders. */
  referenceAreas?: readonly ReferenceArea[] | undefined;
  /** A dashed line to compare with, such as the previous period. Keep the object's identity between renders. */
  comparison?: ChartComparison | undefined;
  /** Events to mark on the time axis, each with a link to its details. Keep the array's identity between renders. */
  annotations?: readonly ChartAnnotation[] | undefined;
  /** Follows the link of an annotation, for a router. @default loads the URL */
  onNavigate?: ((href: string) => void) | undefined;
  /**
   * Called with the span that the user selects by dragging across the plot, for example to zoom in. Offer the same with
   * another control, such as a date range, for keyboard and touch.
   */
  onTimeRangeSelect?: ((from: Date, to: Date) => void) | undefined;
}

interface TimeChartProps extends SharedTimeProps {
  shape: SwatchShape;
  /** Whether the series add up to a total. */
  hasTotal: boolean;
}

interface TimeTable {
  times: readonly number[];
  series: readonly NormalizedSeries[];
  kind: ValueKind;
  timeZone: string;
  strip: ChartStrip | undefined;
  areas: readonly NormalizedArea[];
  totalLabel: string | undefined;
}

function useTimeTable({ times, series, kind, timeZone, strip, areas, totalLabel }: TimeTable): TableData {
  const messages = useMessages(chartMessages);
  const locale = useLocale();
  const format = useValueFormat(kind);
  const ratio = useValueFormat('percent');
  return useMemo(() => {
    const about = { locale, timeZone, step: samplingInterval(times), span: (times.at(-1) ?? 0) - (times[0] ?? 0) };
    const table = seriesTable({
      rowCount: times.length,
      leading: {
        column: { label: messages.time, fileLabel: messages.timeUtc },
        text: (index) => formatPoint(times[index] as number, about),
        record: (index) => new Date(times[index] as number),
      },
      series,
      write: format.exact,
      totalLabel,
      last: strip && { label: strip.label, values: strip.values, write: ratio.exact },
    });
    if (areas.length === 0) return table;
    const areaText = (index: number) =>
      areasAt(areas, times[index] as number, about.step)
        .map(({ label }) => label)
        .join(', ');
    return {
      ...table,
      columns: [...table.columns, { label: messages.references }],
      row: (index) => [...table.row(index), { text: areaText(index) }],
      record: (index) => [...table.record(index), areaText(index)],
    };
  }, [times, series, timeZone, strip, areas, totalLabel, messages, locale, format, ratio]);
}

const none: readonly never[] = [];
const load = (href: string) => window.location.assign(href);

/** From the top of the stack down, then the comparison. */
const inOrderOfAreas = (series: readonly NormalizedSeries[]) => [
  ...series.filter(({ isComparison }) => !isComparison).toReversed(),
  ...series.filter(({ isComparison }) => isComparison),
];

/** Shared by LineChart and AreaChart. */
export const TimeChart = forwardRef<HTMLDivElement, TimeChartProps>(function TimeChart(
  {
    times: given,
    series: givenSeries,
    kind = 'number',
    timeZone: givenZone,
    strip,
    referenceLines = none,
    referenceAreas = none,
    comparison,
    annotations = none,
    onNavigate = load,
    onTimeRangeSelect,
    shape,
    hasTotal,
    hiddenIds,
    defaultHiddenIds,
    onHiddenIdsChange,
    height = 240,
    ...rest
  },
  ref,
) {
  const messages = useMessages(chartMessages);
  const [emphasis, setEmphasis] = useState<string | null>(null);
  const timeZone = useTimeZone(givenZone);
  const times = useMemo(() => toTimestamps(given), [given]);
  const series = useMemo(
    () => withComparison(normalizeSeries(givenSeries, times.length), comparison, times.length),
    [givenSeries, comparison, times],
  );
  const areas = useMemo(() => normalizeAreas(referenceAreas, annotations, times), [referenceAreas, annotations, times]);
  const filter = useHiddenSeries(series, { hiddenIds, defaultHiddenIds, onHiddenIdsChange });
  const totalLabel = hasTotal ? messages.total : undefined;
  const data = useTimeTable({ times, series, kind, timeZone, strip, areas, totalLabel });
  return (
    <ChartFrame
      {...rest}
      ref={ref}
      height={height}
      views={{
        chart: { label: messages.chart, icon: ChartSpline },
        table: { label: messages.table, icon: Table2 },
      }}
      data={data}
      legend={
        series.length > 1 ? (
          <ChartLegend
            label={rest.label}
            items={shape === 'area' ? inOrderOfAreas(series) : series}
            shape={shape}
            filter={filter}
            onEmphasis={setEmphasis}
          />
        ) : undefined
      }
    >
      <TimePlot
        label={rest.label}
        times={times}
        series={filter.shown}
        shape={shape}
        kind={kind}
        height={height}
        timeZone={timeZone}
        strip={strip}
        areas={areas}
        annotations={annotations}
        onNavigate={onNavigate}
        onTimeRangeSelect={onTimeRangeSelect}
        lines={referenceLines}
        totalLabel={totalLabel}
        emphasis={emphasis !== null && filter.isShown(emphasis) ? emphasis : null}
        onEmphasis={setEmphasis}
      />
    </ChartFrame>
  );
});
