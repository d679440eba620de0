import { bisectCenter } from 'd3-array';
import { memo, useMemo } from 'react';
import { useLocale, useMessages } from '../messages/index.ts';
import { PointAxis, textWidth, ValueAxis } from './Axes.tsx';
import { AnnotationMarkers } from './AnnotationMarkers.tsx';
import { ChartSurface } from './ChartSurface.tsx';
import type { TooltipContent, TooltipRow } from './ChartTooltip.tsx';
import { comparisonDash, dashOf, type SwatchShape } from './LegendSwatch.tsx';
import { placeAnnotations } from './groupAnnotations.ts';
import type { Segment } from './labelPosition.ts';
import { chartMessages } from './messages.ts';
import { areasAt, type ChartAnnotation, type NormalizedArea, type ReferenceLine } from './references.ts';
import { extremes, total, type NormalizedSeries } from './series.ts';
import { timeLayout, timeValues, type Box, type TimeLayout } from './timeLayout.ts';
import { samplingInterval, type ChartStrip } from './timeSeries.ts';
import { timeTicks } from './timeTicks.ts';
import { formatPoint, formatTicks } from './timeFormat.ts';
import { ReferenceAreas, ReferenceLabels, ReferenceLines } from './TimeReferences.tsx';
import { TimeStrip } from './TimeStrip.tsx';
import { useMeasure } from './useMeasure.ts';
import { useValueFormat } from './useValueFormat.ts';
import type { ValueKind } from './valueScale.ts';
import type { Cursor } from './chartKeyboard.ts';
import * as chart from './Chart.css.ts';
import * as styles from './ChartSurface.css.ts';

interface TimePlotProps {
  label: string;
  times: readonly number[];
  /** The visible series. */
  series: readonly NormalizedSeries[];
  shape: SwatchShape;
  kind: ValueKind;
  height: number;
  timeZone: string;
  strip: ChartStrip | undefined;
  areas: readonly NormalizedArea[];
  annotations: readonly ChartAnnotation[];
  onNavigate: (href: string) => void;
  onTimeRangeSelect: ((from: Date, to: Date) => void) | undefined;
  lines: readonly ReferenceLine[];
  /** Label of the total, if there is one. */
  totalLabel: string | undefined;
  emphasis: string | null;
  onEmphasis: (id: string | null) => void;
}

const axisHeight = 24;
const top = 8;
const stripHeight = 52;

/** Memoized: renders again only for new data or another size. */
const Lines = memo(function Lines({
  layout,
  series,
  emphasis,
}: {
  layout: TimeLayout;
  series: readonly NormalizedSeries[];
  emphasis: string | null;
}) {
  return layout.lines.map(({ id, line, area, isolated }, at) => {
    // One line for each series.
    const { color, seriesIndex, isComparison } = series[at] as NormalizedSeries;
    const isFaded = emphasis !== null && emphasis !== id;
    return (
      <g
        key={id}
        className={`${isComparison ? chart.comparison : chart.series[color]} ${isFaded ? styles.faded : styles.plain}`}
        data-series={id}
      >
        {area !== undefined && <path className={styles.area} d={area} />}
        <path
          className={styles.line}
          d={line}
          strokeDasharray={
            isComparison ? comparisonDash : area === undefined && series.length > 1 ? dashOf(seriesIndex) : undefined
          }
        />
        {isolated.map(([x, y]) => (
          <circle key={x} className={styles.mark} cx={x} cy={y} r="2.5" />
        ))}
      </g>
    );
  });
});

/** Lines or areas over time, with axes, cursor and labels. */
export function TimePlot(props: TimePlotProps) {
  const { label, times, series, shape, kind, height, timeZone, strip, totalLabel, emphasis, onEmphasis } = props;
  const { areas, annotations, lines, onNavigate, onTimeRangeSelect } = props;
  const messages = useMessages(chartMessages);
  const locale = useLocale();
  const format = useValueFormat(kind);
  const ratio = useValueFormat('percent');
  const { ref, ...measured } = useMeasure<HTMLDivElement>();
  const { width, isRtl } = measured;
  const isStacked = shape === 'area';
  const bottom = height - axisHeight - (strip === undefined ? 0 : stripHeight);

  const values = useMemo(
    () => timeValues({ times, series, lines, isStacked, kind, height: bottom - top }),
    [times, series, lines, isStacked, kind, bottom],
  );
  const layout = useMemo(() => {
    // The axis labels, which depend only on the values, set where the plot starts.
    const axisLabels = [...values.scale.ticks.map((tick) => format.short(tick)), ...(strip ? ['100 %'] : [])];
    const axisWidth = Math.min(Math.max(...axisLabels.map(textWidth)) + 10, width / 3);
    const box: Box = { left: isRtl ? 2 : axisWidth, right: width - (isRtl ? axisWidth : 2), top, bottom, isRtl };
    return { box, ...timeLayout({ times, series, isStacked, values, box }) };
  }, [times, series, isStacked, values, isRtl, width, bottom, format, strip]);

  const { box, scale, xOf, yOf, tops } = layout;
  const ticks = useMemo(() => {
    const from = times[0] ?? 0;
    const to = times.at(-1) ?? 0;
    // The full width, so that charts next to each other have the same labels.
    const found = timeTicks(from, to, Math.max(1, Math.floor(width / 68)), timeZone);
    return formatTicks(found, locale, timeZone).map((text, at) => ({ at: xOf(found.times[at] as number), text }));
  }, [times, width, xOf, timeZone, locale]);

  const placed = useMemo(() => placeAnnotations(annotations, times, xOf), [annotations, times, xOf]);
  const step = useMemo(() => samplingInterval(times), [times]);
  const timeText = (time: number) =>
    formatPoint(time, { locale, timeZone, step, span: (times.at(-1) ?? 0) - (times[0] ?? 0) });
  const lineText = ({ label: name, value }: ReferenceLine) => messages.part(name, format.short(value));
  const areaText = ({ label: name, from, to }: NormalizedArea) => {
    if (to === from) return messages.referenceAt(name, timeText(from));
    return to === Infinity
      ? messages.referenceSince(name, timeText(from))
      : messages.referenceDuring(name, timeText(from), timeText(to));
  };
  const read = (index: number): TooltipContent => {
    const rowOf = ({ id, label: name, color, seriesIndex, isComparison = false, values: own }: NormalizedSeries) => ({
      id,
      label: name,
      color,
      seriesIndex,
      isComparison,
      value: format.short(own[index] ?? null),
    });
    const parts = series.filter(({ isComparison }) => !isComparison);
    const rows: TooltipRow[] = parts.map(rowOf);
    // In the order of the stacked areas.
    if (isStacked) rows.reverse();
    if (totalLabel !== undefined && parts.length > 1) {
      const sum = total(parts.map((one) => one.values[index] ?? null));
      rows.push({ id: '', label: totalLabel, value: format.short(sum) });
    }
    rows.push(...series.filter(({ isComparison }) => isComparison).map(rowOf));
    if (strip) rows.push({ id: ' ', label: strip.label, value: ratio.short(strip.values[index] ?? null) });
    return { title: timeText(times[index] as number), rows, references: areasAt(areas, times[index] as number, step) };
  };
  /** The times of the points nearest to two positions, in order. */
  const spanAt = (one: number, other: number) => {
    const ends = [one, other].map((x) => times[bisectCenter(times as number[], timeAt(x, times, box))] ?? 0);
    return [Math.min(...ends), Math.max(...ends)] as const;
  };
  const summary = useMemo(
    () =>
      series
        .map(({ label: name, values }) => {
          const found = extremes(values);
          if (found === null) return messages.summaryEmpty(name);
          return messages.summary(
            name,
            format.short(found.lowest),
            format.short(found.highest),
            format.short(found.last),
          );
        })
        .join(' '),
    [series, messages, format],
  );

  const marks = ({ index, seriesId }: Cursor) => {
    const x = xOf(times[index] as number);
    return (
      <>
        <line className={styles.rule} x1={x} x2={x} y1={box.top} y2={height - axisHeight} />
        {series.map(({ id, color, isComparison }, at) => {
          const value = tops[at]?.[index] ?? null;
          return value === null || (seriesId !== null && seriesId !== id) ? null : (
            <circle
              key={id}
              className={`${styles.dot} ${isComparison ? chart.comparison : chart.series[color]}`}
              cx={x}
              cy={yOf(value)}
              r={seriesId === id ? 5 : 4}
            />
          );
        })}
      </>
    );
  };

  const plot = (
    <>
      <ValueAxis
        ticks={scale.ticks.map((tick) => ({ at: yOf(tick), text: format.short(tick) }))}
        left={box.left}
        right={box.right}
        isRtl={isRtl}
        ground={yOf(0)}
      />
      <ReferenceAreas areas={areas} box={{ ...box, bottom: strip ? height - axisHeight - 2 : bottom }} xOf={xOf} />
      <ReferenceLines lines={lines} box={box} yOf={yOf} />
      <Lines layout={layout} series={series} emphasis={emphasis} />
      {lines.length > 0 && (
        <ReferenceLabels
          lines={lines}
          box={box}
          obstacles={obstacles(layout, times, areas)}
          yOf={yOf}
          textOf={lineText}
        />
      )}
      {strip && <TimeStrip strip={strip} times={times} box={box} top={bottom + 22} bottom={height - axisHeight - 2} />}
      <PointAxis ticks={ticks} y={height - 5} left={box.left} right={width} />
    </>
  );
  return (
    <ChartSurface
      label={label}
      summary={[summary, ...lines.map((line) => `${lineText(line)}.`), ...areas.map(areaText)].join(' ')}
      measured={measured}
      stageRef={ref}
      height={height}
      count={times.length}
      keyOf={(index) => times[index] as number}
      indexOf={(key) => bisectCenter(times as number[], Number(key))}
      indexAt={(x) => bisectCenter(times as number[], timeAt(x, times, box))}
      anchorOf={(index) => [xOf(times[index] as number), box.top]}
      read={read}
      seriesIds={series.map(({ id }) => id)}
      shape={shape}
      onEmphasis={onEmphasis}
      plot={plot}
      marks={marks}
      drag={
        onTimeRangeSelect && {
          top: box.top,
          bottom: height - axisHeight,
          textOf: (from, to) => messages.selection(...(spanAt(from, to).map(timeText) as [string, string])),
          onSelect: (from, to) => {
            const [start, end] = spanAt(from, to);
            if (start < end) onTimeRangeSelect(new Date(start), new Date(end));
          },
        }
      }
    >
      {width > 0 && placed.length > 0 && (
        <AnnotationMarkers
          label={label}
          annotations={placed}
          y={height - axisHeight}
          textOf={timeText}
          onNavigate={onNavigate}
        />
      )}
    </ChartSurface>
  );
}

/** The lines of the series, and the start of each area. */
function obstacles(
  { xOf, yOf, tops, box }: TimeLayout & { box: Box },
  times: readonly number[],
  areas: readonly NormalizedArea[],
): Segment[] {
  const series = tops.flatMap((values) =>
    times.flatMap((time, index): Segment[] => {
      const [value, next] = [values[index] ?? null, values[index + 1] ?? null];
      if (value === null) return [];
      const x = xOf(time);
      return [[x, yOf(value), next === null ? x : xOf(times[index + 1] as number), yOf(next ?? value)]];
    }),
  );
  return [...series, ...areas.map(({ from }): Segment => [xOf(from), box.top, xOf(from), box.bottom])];
}

/** The time at an x position in the plot. */
function timeAt(x: number, times: readonly number[], { left, right, isRtl }: Box): number {
  const from = times[0] ?? 0;
  const to = times.at(-1) ?? 0;
  const share = right === left ? 0 : (x - left) / (right - left);
  return from + (isRtl ? 1 - share : share) * (to - from);
}
