import '@edge-console/ui/theme';
import { LineChart } from '@edge-console/ui/line-chart';
import { useMemo } from 'react';
import { shown } from '../show.jsx';
import { labels, size } from '../traffic.js';

/** With its standard features: keyboard, legend, tooltip, table and export. */
function Chart({ traffic: { times, series } }) {
  const named = useMemo(() => labels.map((label, at) => ({ id: label, label, values: series[at] })), [series]);
  return (
    <LineChart label="Audience" unit="sessions" times={times} series={named} timeZone="UTC" height={size.height} />
  );
}

export default shown(Chart);
