import { memo, useMemo } from 'react';
import { useMessages } from '../messages/index.ts';
import { truncateToWidth, PointAxis, textWidth, ValueAxis, ValueColumns } from './Axes.tsx';
import { barBands, barLayout, barScale, type Bar } from './barLayout.ts';
import { ChartSurface } from './ChartSurface.tsx';
import type { TooltipContent, TooltipRow } from './ChartTooltip.tsx';
import { chartMessages } from './messages.ts';
import { extremes, total, type NormalizedSeries, type SeriesColor } from './series.ts';
import { useMeasure } from './useMeasure.ts';
import { useValueFormat } from './useValueFormat.ts';
import type { ValueKind } from './valueScale.ts';
import type { Cursor } from './chartKeyboard.ts';
import * as chart from './Chart.css.ts';
import * as styles from './ChartSurface.css.ts';

interface BarPlotProps {
  label: string;
  categories: readonly string[];
  series: readonly NormalizedSeries[];
  isStacked: boolean;
  isHorizontal: boolean;
  kind: ValueKind;
  height: number;
  totalLabel: string | undefined;
  emphasis: string | null;
  onEmphasis: (id: string | null) => void;
}

const axisHeight = 24;

/** Rounded at the end away from zero. */
function barPath({ x, y, width, height, isEnd }: Bar, isHorizontal: boolean, isBelow: boolean): string {
  const radius = isEnd ? Math.min(3, width / 2, height / 2) : 0;
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  if (isHorizontal) {
    return isBelow
      ? `M${x + width} ${y}v${height}h${radius - width}q${-radius} 0 ${-radius} ${-radius}v${2 * radius - height}q0 ${-radius} ${radius} ${-radius}Z`
      : `M${x} ${y}h${width - radius}q${radius} 0 ${radius} ${radius}v${height - 2 * radius}q0 ${radius} ${-radius} ${radius}h${radius - width}Z`;
  }
  return isBelow
    ? `M${x} ${y}h${width}v${height - radius}q0 ${radius} ${-radius} ${radius}h${2 * radius - width}q${-radius} 0 ${-radius} ${-radius}Z`
    : `M${x} ${y + height}v${radius - height}q0 ${-radius} ${radius} ${-radius}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}v${height - radius}Z`;
}

const Bars = memo(function Bars({
  bars,
  colors,
  ground,
  isHorizontal,
  emphasis,
}: {
  bars: readonly Bar[];
  colors: ReadonlyMap<string, SeriesColor>;
  /** Position of zero on the value axis. */
  ground: number;
  isHorizontal: boolean;
  emphasis: string | null;
}) {
  return bars.map((bar) => {
    const isFaded = emphasis !== null && emphasis !== bar.id;
    const isBelow = isHorizontal ? bar.x + bar.width / 2 < ground : bar.y + bar.height / 2 > ground;
    return (
      <path
        key={`${bar.id} ${bar.index}`}
        data-series={bar.id}
        className={`${styles.bar} ${chart.series[colors.get(bar.id) ?? 7]} ${isFaded ? styles.faded : styles.plain}`}
        d={barPath(bar, isHorizontal, isBelow)}
      />
    );
  });
});

/** Bars with their axes, cursor and labels. */
export function BarPlot(props: BarPlotProps) {
  const { label, categories, series, isStacked, isHorizontal, kind, height, totalLabel, emphasis, onEmphasis } = props;
  const messages = useMessages(chartMessages);
  const format = useValueFormat(kind);
  const { ref, ...measured } = useMeasure<HTMLDivElement>();
  const { width, isRtl } = measured;

  const { box, layout } = useMemo(() => {
    const input = { count: categories.length, series, isStacked };
    const bands = barBands(input);
    const boxFor = (axisWidth: number) => ({
      left: isRtl ? 2 : axisWidth,
      right: isRtl ? width - axisWidth : width - 2,
      top: 8,
      bottom: height - axisHeight,
    });
    const verticalScale = isHorizontal ? undefined : barScale(bands, kind, undefined);
    const axisLabels = verticalScale?.ticks.map((tick) => format.short(tick)) ?? categories;
    const axisWidth = Math.min(Math.max(0, ...axisLabels.map(textWidth)) + 10, width * (isHorizontal ? 0.4 : 1 / 3));
    const found = boxFor(axisWidth);
    const scale = verticalScale ?? barScale(bands, kind, found.right - found.left);
    return { box: found, layout: barLayout({ ...input, isHorizontal, isRtl, bands, scale, box: found }) };
  }, [categories, series, isStacked, isHorizontal, isRtl, kind, width, height, format]);

  const { scale, valueAt, middleOf, step, bars } = layout;
  const colors = useMemo(() => new Map(series.map(({ id, color }) => [id, color])), [series]);
  const read = (index: number): TooltipContent => {
    const values = series.map((one) => one.values[index] ?? null);
    const rows: TooltipRow[] = series.map(({ id, label: name, color, seriesIndex }, at) => ({
      id,
      label: name,
      color,
      seriesIndex,
      value: format.short(values[at] ?? null),
    }));
    if (isStacked && !isHorizontal) rows.reverse();
    if (totalLabel !== undefined && series.length > 1)
      rows.push({ id: '', label: totalLabel, value: format.short(total(values)) });
    return { title: categories[index] ?? '', rows };
  };
  const summary = series
    .map(({ label: name, values }) => {
      const found = extremes(values);
      return found === null
        ? messages.summaryEmpty(name)
        : messages.summaryRange(name, format.short(found.lowest), format.short(found.highest));
    })
    .join(' ');

  const ticks = scale.ticks.map((tick) => ({ at: valueAt(tick), text: format.short(tick) }));
  const widest = Math.max(0, ...categories.map(textWidth));
  // Labels that would overlap are left out; the tooltip and the table have them.
  const everyFor = (maxWidth: number) => Math.ceil((Math.min(maxWidth, widest) + 6) / step);
  const every = isHorizontal ? Math.ceil(14 / step) : everyFor(everyFor(40) > 1 ? 120 : 40);
  const names = categories.flatMap((name, index) =>
    index % every === 0
      ? [{ at: middleOf(index), text: truncateToWidth(name, isHorizontal ? labelWidth(box, width) : step * every - 6) }]
      : [],
  );
  const plot = isHorizontal ? (
    <>
      <ValueColumns ticks={ticks} top={box.top} bottom={box.bottom} y={height - 5} width={width} ground={valueAt(0)} />
      <Bars bars={bars} colors={colors} ground={valueAt(0)} isHorizontal emphasis={emphasis} />
      {names.map(({ at, text }) => (
        <text
          key={at}
          className={styles.axisText}
          x={isRtl ? box.right + 8 : box.left - 8}
          y={at}
          dy=".32em"
          textAnchor={isRtl ? 'start' : 'end'}
        >
          {text}
        </text>
      ))}
    </>
  ) : (
    <>
      <ValueAxis ticks={ticks} left={box.left} right={box.right} isRtl={isRtl} ground={valueAt(0)} />
      <Bars bars={bars} colors={colors} ground={valueAt(0)} isHorizontal={false} emphasis={emphasis} />
      <PointAxis ticks={names} y={height - 5} left={box.left} right={width} />
    </>
  );

  const marks = ({ index }: Cursor) => {
    const middle = middleOf(index);
    return isHorizontal ? (
      <rect className={styles.band} x={0} width={width} y={middle - step / 2} height={step} />
    ) : (
      <rect className={styles.band} x={middle - step / 2} width={step} y={box.top} height={box.bottom - box.top} />
    );
  };
  const indexAt = (x: number, y: number) => {
    const along = isHorizontal ? y : x;
    const found = categories.findIndex((_, index) => Math.abs(middleOf(index) - along) <= step / 2);
    return found === -1 ? null : found;
  };
  return (
    <ChartSurface
      label={label}
      summary={summary}
      measured={measured}
      stageRef={ref}
      height={height}
      count={categories.length}
      keyOf={(index) => categories[index] ?? ''}
      indexOf={(key) => Math.max(0, categories.indexOf(String(key)))}
      indexAt={indexAt}
      anchorOf={(index, pointer) =>
        isHorizontal ? [pointer?.[0] ?? width / 2, middleOf(index) + 8] : [middleOf(index) + step / 4, box.top]
      }
      read={read}
      seriesIds={series.map(({ id }) => id)}
      shape="area"
      isUpright={isHorizontal}
      onEmphasis={onEmphasis}
      plot={plot}
      marks={marks}
    />
  );
}

/** Width in px next to the bars for a row label. */
function labelWidth({ left, right }: { left: number; right: number }, width: number): number {
  return Math.max(left, width - right) - 10;
}
