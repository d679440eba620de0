import { forwardRef } from 'react';
import { TimeChart, type SharedTimeProps } from '../chart/TimeChart.tsx';

export interface LineChartProps extends SharedTimeProps {}

/** Values over time, one line per series. */
export const LineChart = forwardRef<HTMLDivElement, LineChartProps>(function LineChart(props, ref) {
  return <TimeChart {...props} ref={ref} shape="line" hasTotal={false} />;
});
