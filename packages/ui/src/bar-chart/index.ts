export { BarChart, type BarChartProps } from './BarChart.tsx';
export type { ChartView } from '../chart/ChartFrame.tsx';
export type { ChartSeries, SeriesColor } from '../chart/series.ts';
export type { ValueKind } from '../chart/valueScale.ts';
