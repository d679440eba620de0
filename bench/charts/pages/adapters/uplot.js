import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { colours, labels, size } from '../traffic.js';

const dataOf = ({ times, series }) => [times.map((time) => time / 1_000), ...series];

export default {
  mount: (element, traffic) => {
    const lines = labels.map((label, of) => ({ label, stroke: colours[of], width: 2 }));
    const chart = new UPlot({ ...size, series: [{}, ...lines] }, dataOf(traffic), element);
    return (next) => chart.setData(dataOf(next));
  },
};
