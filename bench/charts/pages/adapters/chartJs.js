import { Chart, Legend, LinearScale, LineController, LineElement, PointElement, Tooltip } from 'chart.js';
import { colors, labels, size } from '../traffic.js';

Chart.register(Legend, LinearScale, LineController, LineElement, PointElement, Tooltip);

const pointsOf = ({ times, series }, of) => times.map((x, at) => ({ x, y: series[of][at] }));

/** Its time axis needs a date library, so times are numbers here. */
export default {
  mount: (element, traffic) => {
    const canvas = Object.assign(document.createElement('canvas'), size);
    element.append(canvas);
    const datasets = labels.map((label, of) => ({
      label,
      data: pointsOf(traffic, of),
      borderColor: colors[of],
      borderWidth: 2,
      pointRadius: 0,
    }));
    const options = {
      animation: false,
      responsive: false,
      parsing: false,
      normalized: true,
      scales: { x: { type: 'linear' } },
    };
    const chart = new Chart(canvas, { type: 'line', data: { datasets }, options });
    return (next) => {
      for (const [of, dataset] of chart.data.datasets.entries()) dataset.data = pointsOf(next, of);
      chart.update();
    };
  },
};
