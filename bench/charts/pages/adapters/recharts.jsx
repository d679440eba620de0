import { useMemo } from 'react';
import { CartesianGrid, Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { shown } from '../show.jsx';
import { colors, labels, size } from '../traffic.js';

function Chart({ traffic: { times, series } }) {
  const points = useMemo(
    () =>
      times.map((time, at) => ({ time, ...Object.fromEntries(labels.map((label, of) => [label, series[of][at]])) })),
    [times, series],
  );
  return (
    <LineChart data={points} {...size}>
      <CartesianGrid vertical={false} />
      <XAxis dataKey="time" type="number" scale="time" domain={['dataMin', 'dataMax']} />
      <YAxis />
      <Tooltip />
      <Legend />
      {labels.map((label, of) => (
        <Line key={label} dataKey={label} stroke={colors[of]} dot={false} isAnimationActive={false} />
      ))}
    </LineChart>
  );
}

export default shown(Chart);
