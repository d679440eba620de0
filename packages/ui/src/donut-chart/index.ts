export { DonutChart, type DonutChartProps, type DonutItem } from './DonutChart.tsx';
export type { ChartView } from '../chart/ChartFrame.tsx';
export type { SeriesColor } from '../chart/series.ts';
export type { ValueKind } from '../chart/valueScale.ts';
