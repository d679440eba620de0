/** The measured charts. `file`: in pages/adapters. `isAhead`: ours must be faster. */
export const adapters = [
  { id: 'ours', name: '@edge-console/ui, LineChart' },
  { id: 'recharts', name: 'Recharts', package: 'recharts', isAhead: true },
  { id: 'echarts', name: 'ECharts', package: 'echarts', file: 'echarts.js', isAhead: true },
  { id: 'chart.js', name: 'Chart.js', package: 'chart.js', file: 'chartJs.js' },
  { id: 'uplot', name: 'uPlot', package: 'uplot', file: 'uplot.js' },
].map((adapter) => ({ file: `${adapter.id}.jsx`, ...adapter }));

export const ours = 'ours';
export const peers = adapters.filter(({ id }) => id !== ours);
