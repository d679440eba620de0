import { expect, test } from 'vitest';
import { tableToCsv } from './downloadCsv.ts';
import { normalizeSeries } from './series.ts';
import { seriesTable } from './seriesTable.ts';

const series = normalizeSeries(
  [
    { id: 'p2p', label: 'P2P', values: [1.5, null] },
    { id: 'cdn', label: 'CDN', values: [2, null] },
  ],
  2,
);
const leading = {
  column: { label: 'Country' },
  text: (index: number) => ['France', 'Norway'][index] ?? '',
  record: (index: number) => ['France', 'Norway'][index],
};
const write = (value: number | null) => (value === null ? '–' : `${value} TB`);
const last = { label: 'Offload', values: [0.4, null], write: (value: number | null) => `${(value ?? 0) * 100}%` };

test('lists every series, the total and the last column; unknown values are not zero', () => {
  const data = seriesTable({ rowCount: 2, leading, series, write, totalLabel: 'Total', last });
  expect(data.columns.map(({ label }) => label)).toEqual(['Country', 'P2P', 'CDN', 'Total', 'Offload']);
  expect(data.row(0).map(({ text }) => text)).toEqual(['France', '1.5 TB', '2 TB', '3.5 TB', '40%']);
  expect(data.row(1).map(({ isMissing = false }) => isMissing)).toEqual([false, true, true, true, true]);
  expect(tableToCsv(data)).toBe('\uFEFFCountry,P2P,CDN,Total,Offload\r\nFrance,1.5,2,3.5,0.4\r\nNorway,,,,\r\n');
});

test('has no total for a single series and no rows without data', () => {
  const one = seriesTable({ rowCount: 2, leading, series: series.slice(0, 1), write, totalLabel: 'Total' });
  expect(one.columns).toHaveLength(2);
  expect(seriesTable({ rowCount: 2, leading, series: [], write, totalLabel: 'Total' }).rowCount).toBe(0);
});
