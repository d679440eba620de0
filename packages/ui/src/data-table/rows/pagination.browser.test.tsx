import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../../theme/index.ts';
import { type Stream, streamColumns, streams } from '../../storybook/sampleStreams.tsx';
import { DataTable, type DataTableProps } from '../index.ts';

const rows = streams(20);

let root: Root;
let page: HTMLElement;

const show = (more: Partial<DataTableProps<Stream>>) =>
  root.render(<DataTable label="Streams" columns={streamColumns} rows={rows} rowKey={({ id }) => id} {...more} />);
const names = () => [...page.querySelectorAll('[role=rowheader]')].map((cell) => cell.textContent);

beforeEach(async () => {
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
});

afterEach(() => {
  root.unmount();
  page.remove();
});

test('shows and focuses the last page if rows are removed (33, 43)', async () => {
  show({ page: 4, pageSize: 5 });
  await expect.poll(names).toHaveLength(5);
  page.querySelector<HTMLElement>('[aria-rowindex="17"] [role=rowheader]')?.focus();
  show({ page: 4, pageSize: 5, rows: rows.slice(0, 8) });
  await expect.poll(names).toEqual(rows.slice(5, 8).map(({ name }) => name));
  await expect.poll(() => document.activeElement?.closest('[role=row]')?.ariaRowIndex).toBe('7');
});

test('shows a message on an empty page and keeps the focus in the table (33, 41)', async () => {
  show({ page: 4, pageSize: 5 });
  await expect.poll(names).toHaveLength(5);
  page.querySelector<HTMLElement>('[aria-rowindex="17"] [role=rowheader]')?.focus();
  show({ page: 4, pageSize: 5, rows: [] });
  await expect.poll(() => page.querySelector('[role=grid]')?.textContent).toContain('No rows yet.');
  await expect.poll(() => document.activeElement?.closest('[role=grid]')).not.toBeNull();
});

test('shows a default message instead of rows (41)', async () => {
  show({ search: 'nowhere to be found' });
  await expect.poll(() => page.querySelector('[role=gridcell]')?.textContent).toBe('No rows match.');
  show({ state: 'error', rows: [] });
  await expect.poll(() => page.querySelector('[role=gridcell]')?.textContent).toBe('The rows could not be loaded.');
  show({ search: 'nowhere to be found', noMatchMessage: 'None of them.' });
  await expect.poll(() => page.querySelector('[role=gridcell]')?.textContent).toBe('None of them.');
});
