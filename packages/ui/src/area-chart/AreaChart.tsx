import { forwardRef } from 'react';
import { TimeChart, type SharedTimeProps } from '../chart/TimeChart.tsx';

export interface AreaChartProps extends SharedTimeProps {}

/** Parts of a total over time, stacked with the first series at the bottom. */
export const AreaChart = forwardRef<HTMLDivElement, AreaChartProps>(function AreaChart(props, ref) {
  return <TimeChart {...props} ref={ref} shape="area" hasTotal={props.strip === undefined} />;
});
