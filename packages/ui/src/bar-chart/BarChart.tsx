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
  /** What is compared, in the order of its places: each a different name. */
  categories: readonly string[];
  /** One set of bars each, with a value for each category. Keep the identity of the list between renders. */
  series: readonly ChartSeries[];
  /** What the categories are, over their column in the table: "Country". @default "Name" */
  categoryLabel?: string | undefined;
  /** Beside each other, or on top of each other where they add up. @default 'grouped' */
  layout?: 'grouped' | 'stacked' | undefined;
  /** `horizontal` gives long names a line of their own. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** How values are written and where round ones lie. @default 'number' */
  kind?: ValueKind | undefined;
}

/** How much of something each of several things has. */
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
