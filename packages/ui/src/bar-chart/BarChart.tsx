import { forwardRef, useMemo, useState } from 'react';
import { BarPlot } from '../chart/BarPlot.tsx';
import { ChartFrame, type SharedChartProps } from '../chart/ChartFrame.tsx';
import { ChartLegend } from '../chart/ChartLegend.tsx';
import { normalizeSeries, type ChartSeries } from '../chart/series.ts';
import { seriesTable } from '../chart/seriesTable.ts';
import { useHiddenSeries, type SeriesFilterProps } from '../chart/useHiddenSeries.ts';
import { useValueFormat } from '../chart/useValueFormat.ts';
import type { ValueKind } from '../chart/valueScale.ts';
import { ChartColumn, Table2 } from '../icon/index.ts';
import { chartMessages } from '../chart/messages.ts';
import { useMessages } from '../messages/index.ts';

export interface BarChartProps extends SharedChartProps, SeriesFilterProps {
  /** Category names in axis order, each unique. */
  categories: readonly string[];
  /** Series, each with a value for each category. Keep the array's identity between renders. */
  series: readonly ChartSeries[];
  /** Column header for the categories in the table view: "Country". @default "Name" */
  categoryLabel?: string | undefined;
  /** Bars next to each other, or stacked if they add up. @default 'grouped' */
  layout?: 'grouped' | 'stacked' | undefined;
  /** `horizontal` gives each long name a line. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** Unit of the values: sets their format and the axis ticks. @default 'number' */
  kind?: ValueKind | undefined;
}

/** Compares an amount across categories. */
export const BarChart = forwardRef<HTMLDivElement, BarChartProps>(function BarChart(
  {
    categories,
    series: givenSeries,
    categoryLabel,
    layout = 'grouped',
    orientation = 'vertical',
    kind = 'number',
    hiddenIds,
    defaultHiddenIds,
    onHiddenIdsChange,
    height = 240,
    ...rest
  },
  ref,
) {
  const messages = useMessages(chartMessages);
  const format = useValueFormat(kind);
  const [emphasis, setEmphasis] = useState<string | null>(null);
  const series = useMemo(() => normalizeSeries(givenSeries, categories.length), [givenSeries, categories.length]);
  const filter = useHiddenSeries(series, { hiddenIds, defaultHiddenIds, onHiddenIdsChange });
  const isStacked = layout === 'stacked';
  const totalLabel = isStacked ? messages.total : undefined;

  const data = seriesTable({
    rowCount: categories.length,
    leading: {
      column: { label: categoryLabel ?? messages.category },
      text: (index) => categories[index] ?? '',
      record: (index) => categories[index],
    },
    series,
    write: format.exact,
    totalLabel,
  });
  return (
    <ChartFrame
      {...rest}
      ref={ref}
      height={height}
      views={{
        chart: { label: messages.chart, icon: ChartColumn },
        table: { label: messages.table, icon: Table2 },
      }}
      data={data}
      legend={
        series.length > 1 ? (
          <ChartLegend label={rest.label} items={series} shape="area" filter={filter} onEmphasis={setEmphasis} />
        ) : undefined
      }
    >
      <BarPlot
        label={rest.label}
        categories={categories}
        series={filter.shown}
        isStacked={isStacked}
        isHorizontal={orientation === 'horizontal'}
        kind={kind}
        height={height}
        totalLabel={totalLabel}
        emphasis={emphasis !== null && filter.isShown(emphasis) ? emphasis : null}
        onEmphasis={setEmphasis}
      />
    </ChartFrame>
  );
});
