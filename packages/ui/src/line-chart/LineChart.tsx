import { forwardRef } from 'react';
import { TimeChart, type SharedTimeProps } from '../chart/TimeChart.tsx';

export interface LineChartProps extends SharedTimeProps {}

/** How values move over time, each for itself. */
export const LineChart = forwardRef<HTMLDivElement, LineChartProps>(function LineChart(props, ref) {
  return <TimeChart {...props} ref={ref} shape="line" hasTotal={false} />;
});
