import { LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { colors, labels, size } from '../traffic.js';

register([LineChart, GridComponent, LegendComponent, TooltipComponent, CanvasRenderer]);

const seriesOf = ({ times, series }) =>
  labels.map((name, of) => ({
    name,
    type: 'line',
    showSymbol: false,
    data: times.map((time, at) => [time, series[of][at]]),
  }));

export default {
  mount: (element, traffic) => {
    const chart = init(element, undefined, size);
    chart.setOption({
      animation: false,
      color: colors,
      legend: {},
      tooltip: { trigger: 'axis' },
      xAxis: { type: 'time' },
      yAxis: { type: 'value' },
      series: seriesOf(traffic),
    });
    return (next) => chart.setOption({ series: seriesOf(next) });
  },
};
