import { forwardRef, useMemo, useState } from 'react';
import { ChartFrame, type SharedChartProps } from '../chart/ChartFrame.tsx';
import { ChartLegend } from '../chart/ChartLegend.tsx';
import { DonutPlot, type Slice } from '../chart/DonutPlot.tsx';
import { total, type SeriesColor } from '../chart/series.ts';
import { useHiddenSeries, type SeriesFilterProps } from '../chart/useHiddenSeries.ts';
import { useValueFormat } from '../chart/useValueFormat.ts';
import type { ValueKind } from '../chart/valueScale.ts';
import { ChartPie, Table2 } from '../icon/index.ts';
import { chartMessages } from '../chart/messages.ts';
import { useMessages } from '../messages/index.ts';

export interface DonutItem {
  /** Unique ID, stable across new data. */
  id: string;
  /** Label in the legend. */
  label: string;
  /** Not negative; `null` if unknown. */
  value: number | null;
  /** Theme color. @default its position in the list; gray (7) from the seventh on */
  color?: SeriesColor | undefined;
}

export interface DonutChartProps extends SharedChartProps, SeriesFilterProps {
  /** Parts, largest first; at most six, plus one for the rest. Keep the array's identity between renders. */
  items: readonly DonutItem[];
  /** Unit of the values: sets their format. @default 'number' */
  kind?: ValueKind | undefined;
  /** Label of the total in the center: "sessions". @default "Total" */
  totalLabel?: string | undefined;
}

/** The parts of a total, if they are few. */
export const DonutChart = forwardRef<HTMLDivElement, DonutChartProps>(function DonutChart(
  { items, kind = 'number', totalLabel, hiddenIds, defaultHiddenIds, onHiddenIdsChange, height = 200, ...rest },
  ref,
) {
  const messages = useMessages(chartMessages);
  const format = useValueFormat(kind);
  const ratio = useValueFormat('percent');
  const [emphasis, setEmphasis] = useState<string | null>(null);
  const slices = useMemo(
    () =>
      items.map(({ id, label, value, color }, seriesIndex): Slice => ({
        id,
        label,
        // A negative value cannot be part of a total.
        value: value !== null && Number.isFinite(value) ? Math.max(0, value) : null,
        seriesIndex,
        // Within 1 and 7 by construction.
        color: color ?? (Math.min(seriesIndex + 1, 7) as SeriesColor),
      })),
    [items],
  );
  const filter = useHiddenSeries(slices, { hiddenIds, defaultHiddenIds, onHiddenIdsChange });
  // `total` of an empty list is null; a donut without parts shows zero.
  const sum = (parts: readonly Slice[]) => (parts.length === 0 ? 0 : total(parts.map(({ value }) => value)));
  const whole = sum(filter.shown);
  const all = sum(slices);
  const shareOf = (value: number | null, of: number | null) => (value === null || !of ? null : value / of);
  return (
    <ChartFrame
      {...rest}
      ref={ref}
      height={height}
      views={{
        chart: { label: messages.chart, icon: ChartPie },
        table: { label: messages.table, icon: Table2 },
      }}
      data={{
        columns: [
          { label: messages.category },
          { label: messages.value, isNumeric: true },
          { label: messages.share, isNumeric: true },
        ],
        rowCount: slices.length,
        // `index` is below the number of rows.
        row: (index) => {
          const { label, value } = slices[index] as Slice;
          const share = shareOf(value, all);
          return [
            { text: label },
            { text: format.exact(value), isMissing: value === null },
            { text: ratio.short(share), isMissing: share === null },
          ];
        },
        record: (index) => {
          const { label, value } = slices[index] as Slice;
          return [label, value, shareOf(value, all)];
        },
      }}
      legend={
        slices.length > 1 ? (
          <ChartLegend label={rest.label} items={slices} shape="area" filter={filter} onEmphasis={setEmphasis} />
        ) : undefined
      }
    >
      <DonutPlot
        label={rest.label}
        slices={filter.shown}
        height={height}
        center={format.short(whole)}
        centerLabel={totalLabel ?? messages.total}
        formatValue={format.short}
        formatShare={(value) => ratio.short(shareOf(value, whole))}
        emphasis={emphasis !== null && filter.isShown(emphasis) ? emphasis : null}
      />
    </ChartFrame>
  );
});
