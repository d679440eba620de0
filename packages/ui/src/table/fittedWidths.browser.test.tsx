import '../theme/index.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- the window must be wide enough for a table
import { page } from 'vitest/browser';
import { type Column, Table } from './index.ts';

type Row = { id: string; name: string; email: string };

const columns: Column<Row>[] = [
  { id: 'name', header: 'User', isRowHeader: true, width: '40%', cell: ({ name }) => name },
  { id: 'email', header: 'E-mail', cell: ({ email }) => email },
  { id: 'status', header: 'Status', width: '300px', cell: () => 'Active' },
];

const place = document.createElement('div');
const root = createRoot(place);
afterEach(() => {
  flushSync(() => root.render(null));
  place.remove();
});

function show(rows: Row[], width: number) {
  document.body.append(place);
  place.style.inlineSize = `${width}px`;
  flushSync(() => root.render(<Table label="Users" columns={columns} rows={rows} rowKey={({ id }) => id} />));
  const cells = [...place.querySelectorAll<HTMLElement>('tbody tr:first-child > *')];
  return {
    widths: cells.map(({ offsetWidth }) => offsetWidth),
    cut: cells.map((cell) => cell.scrollWidth > cell.clientWidth),
  };
}

const short = { id: '1', name: 'Ada', email: 'ada@solstice.example' };
const long = { ...short, email: 'ingrid.vestergaard.of.the.night.desk.in.copenhagen@solstice.example' };

it('gives the room of one column to a cell that would be cut, and the table stays as wide', async () => {
  await page.viewport(1200, 700);
  const before = show([short], 1000);
  expect(before.widths).toEqual([400, 300, 300]);
  const after = show([long], 1000);
  expect(after.cut).toEqual([false, false, false]);
  expect(after.widths[2]).toBeLessThan(300);
  expect(after.widths.reduce((sum, width) => sum + width, 0)).toBe(1000);
});

it('gives it back when nothing is cut any more', async () => {
  await page.viewport(1200, 700);
  show([long], 1000);
  expect(show([short], 1000).widths).toEqual([400, 300, 300]);
});
