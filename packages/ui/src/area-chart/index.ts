export { AreaChart, type AreaChartProps } from './AreaChart.tsx';
export type { ChartView } from '../chart/ChartFrame.tsx';
export type { ChartAnnotation, ReferenceArea, ReferenceLine, ReferenceTone } from '../chart/references.ts';
export type { ChartComparison, ChartSeries, SeriesColor } from '../chart/series.ts';
export type { ChartStrip } from '../chart/timeSeries.ts';
export type { ValueKind } from '../chart/valueScale.ts';
