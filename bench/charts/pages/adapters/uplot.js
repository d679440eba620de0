import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { colors, labels, size } from '../traffic.js';

const dataOf = ({ times, series }) => [times.map((time) => time / 1_000), ...series];

export default {
  mount: (element, traffic) => {
    const lines = labels.map((label, of) => ({ label, stroke: colors[of], width: 2 }));
    const chart = new UPlot({ ...size, series: [{}, ...lines] }, dataOf(traffic), element);
    return (next) => chart.setData(dataOf(next));
  },
};
