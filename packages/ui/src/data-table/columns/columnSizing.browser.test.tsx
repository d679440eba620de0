import '../../theme/index.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';

// oxlint-disable-next-line no-restricted-imports -- viewport and trusted events
import { page } from 'vitest/browser';
import { type DataColumn, DataTable } from '../index.ts';

type Row = { id: string; name: string; email: string };

const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'User', isRowHeader: true, width: 400, cell: ({ name }) => name },
  { id: 'email', header: 'E-mail', cell: ({ email }) => email },
  { id: 'status', header: 'Status', width: 300, cell: () => 'Active' },
];

const container = document.createElement('div');
const root = createRoot(container);
afterEach(() => {
  flushSync(() => root.render(null));
  container.remove();
});

const cells = () => [...container.querySelectorAll<HTMLElement>('[role=row]:has(> [role=rowheader]) > *')].slice(0, 3);
const widths = () => cells().map(({ offsetWidth }) => offsetWidth);
const isCut = () => cells().some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);

function show(rows: Row[], width: number, shown = columns) {
  document.body.append(container);
  container.style.inlineSize = `${width}px`;
  flushSync(() =>
    root.render(<DataTable isFitted label="Users" columns={shown} rows={rows} rowKey={({ id }) => id} />),
  );
}

const short = { id: '1', name: 'Ada', email: 'ada@solstice.example' };
const long = { ...short, email: 'ingrid.vestergaard.of.the.night.desk.in.copenhagen@solstice.example' };

it('gives spare space to cells that would be cut without widening the table (70)', async () => {
  await page.viewport(1200, 700);
  show([short], 1000);
  await expect.poll(widths).toEqual([400, 300, 300]);
  show([long], 1000);
  await expect.poll(isCut).toBe(false);
  expect(widths()[2]).toBeLessThan(300);
  expect(widths().reduce((sum, width) => sum + width, 0)).toBe(1000);
});

it('restores the widths when nothing is cut (70)', async () => {
  await page.viewport(1200, 700);
  show([long], 1000);
  await expect.poll(isCut).toBe(false);
  show([short], 1000);
  await expect.poll(widths).toEqual([400, 300, 300]);
});

it('shrinks all columns by the same factor to avoid horizontal scrolling (71)', async () => {
  await page.viewport(1200, 700);
  // Minimum widths: 400, 48, and 300.
  show([{ ...short, email: 'a@b' }], 600);
  const store = () => container.querySelector<HTMLElement>('[role=grid]') as HTMLElement;
  await expect.poll(() => store().scrollWidth).toBe(600);
  expect(widths()[0]).toBeLessThan(400);
  expect(widths()[2]).toBeLessThan(300);
  expect(isCut()).toBe(false);
});

it('scrolls horizontally if shrinking by a third is not enough (71)', async () => {
  await page.viewport(1200, 700);
  show([{ ...short, email: 'a@b' }], 450);
  const store = () => container.querySelector<HTMLElement>('[role=grid]') as HTMLElement;
  // Each width is rounded down.
  await expect.poll(() => store().scrollWidth).toBeGreaterThan(748 - 3);
  expect(widths().reduce((sum, width) => sum + width, 0)).toBeGreaterThan(748 - 3);
});

it('truncates other columns rather than a status (71)', async () => {
  await page.viewport(1200, 700);
  const status: DataColumn<Row> = {
    id: 'status',
    header: 'Status',
    width: 80,
    card: 'status',
    cell: () => 'Unconfirmed',
  };
  show([long], 600, [...columns.slice(0, 2), status]);
  const isTruncated = () => cells().map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  await expect.poll(isTruncated).toEqual([false, true, false]);
});
