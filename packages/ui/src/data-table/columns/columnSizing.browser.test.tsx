import '../../theme/index.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';

// oxlint-disable-next-line no-restricted-imports -- the window must be wide enough for a table
import { page } from 'vitest/browser';
import { type DataColumn, DataTable } from '../index.ts';

type Row = { id: string; name: string; email: string };

const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'User', isRowHeader: true, width: 400, cell: ({ name }) => name },
  { id: 'email', header: 'E-mail', cell: ({ email }) => email },
  { id: 'status', header: 'Status', width: 300, cell: () => 'Active' },
];

const place = document.createElement('div');
const root = createRoot(place);
afterEach(() => {
  flushSync(() => root.render(null));
  place.remove();
});

const cells = () => [...place.querySelectorAll<HTMLElement>('[role=row]:has(> [role=rowheader]) > *')].slice(0, 3);
const widths = () => cells().map(({ offsetWidth }) => offsetWidth);
const isCut = () => cells().some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);

function show(rows: Row[], width: number) {
  document.body.append(place);
  place.style.inlineSize = `${width}px`;
  flushSync(() =>
    root.render(<DataTable isFitted label="Users" columns={columns} rows={rows} rowKey={({ id }) => id} />),
  );
}

const short = { id: '1', name: 'Ada', email: 'ada@solstice.example' };
const long = { ...short, email: 'ingrid.vestergaard.of.the.night.desk.in.copenhagen@solstice.example' };

it('gives the room of one column to a cell that would be cut, and the table stays as wide (70)', async () => {
  await page.viewport(1200, 700);
  show([short], 1000);
  await expect.poll(widths).toEqual([400, 300, 300]);
  show([long], 1000);
  await expect.poll(isCut).toBe(false);
  expect(widths()[2]).toBeLessThan(300);
  expect(widths().reduce((sum, width) => sum + width, 0)).toBe(1000);
});

it('gives it back when nothing is cut any more (70)', async () => {
  await page.viewport(1200, 700);
  show([long], 1000);
  await expect.poll(isCut).toBe(false);
  show([short], 1000);
  await expect.poll(widths).toEqual([400, 300, 300]);
});

it('makes all columns narrower by the same part where that spares scrolling sideways (71)', async () => {
  await page.viewport(1200, 700);
  // 400, 48 at least, and 300.
  show([{ ...short, email: 'a@b' }], 600);
  const store = () => place.querySelector<HTMLElement>('[role=grid]') as HTMLElement;
  await expect.poll(() => store().scrollWidth).toBe(600);
  expect(widths()[0]).toBeLessThan(400);
  expect(widths()[2]).toBeLessThan(300);
  expect(isCut()).toBe(false);
});

it('scrolls sideways with the widths that were given where a third of them would not be enough (71)', async () => {
  await page.viewport(1200, 700);
  show([{ ...short, email: 'a@b' }], 450);
  const store = () => place.querySelector<HTMLElement>('[role=grid]') as HTMLElement;
  // Each width is rounded down to whole px.
  await expect.poll(() => store().scrollWidth).toBeGreaterThan(748 - 3);
  expect(widths().reduce((sum, width) => sum + width, 0)).toBeGreaterThan(748 - 3);
});
