import { forwardRef } from 'react';
import { TimeChart, type SharedTimeProps } from '../chart/TimeChart.tsx';

export interface AreaChartProps extends SharedTimeProps {}

/** How parts of one amount move over time: they lie on top of each other, the first at the bottom. */
export const AreaChart = forwardRef<HTMLDivElement, AreaChartProps>(function AreaChart(props, ref) {
  return <TimeChart {...props} ref={ref} shape="area" hasTotal={props.strip === undefined} />;
});
