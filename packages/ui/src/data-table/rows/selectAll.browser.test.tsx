import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../../theme/index.ts';
import { type Stream, streamColumns, streams } from '../../storybook/sampleStreams.tsx';
import { DataTable, type DataTableProps, type SelectionValue } from '../index.ts';

const rows = streams(20);

let root: Root;
let page: HTMLElement;
let selection: SelectionValue | undefined;

function show(more: Partial<DataTableProps<Stream>> = {}) {
  root.render(
    <DataTable
      label="Streams"
      columns={streamColumns}
      rows={rows}
      rowKey={({ id }) => id}
      onSelectionChange={(next) => {
        selection = next;
      }}
      {...more}
    />,
  );
}

const head = () => page.querySelector<HTMLInputElement>('[aria-rowindex="1"] input');
const boxes = () => [...page.querySelectorAll<HTMLInputElement>('[aria-rowindex]:not([aria-rowindex="1"]) input')];
const ticked = () => boxes().flatMap(({ checked }, index) => (checked ? [index] : []));
/** The state of the checkbox in the header. */
const checkboxState = () => {
  const box = head();
  if (!box || box.disabled) return 'nothing to press';
  return box.indeterminate ? 'some' : box.checked ? 'all' : 'none';
};

beforeEach(async () => {
  selection = undefined;
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
});

afterEach(() => {
  root.unmount();
  page.remove();
});

test('adds the matches of a search to the selection with “Select all” (21)', async () => {
  show();
  await expect.poll(boxes).toHaveLength(20);
  for (const row of [0, 1, 2]) boxes()[row]?.click();
  expect(checkboxState()).toBe('some');
  show({ search: rows[9]?.name ?? '' });
  await expect.poll(boxes).toHaveLength(1);
  expect([checkboxState(), ticked()]).toEqual(['none', []]);
  head()?.click();
  await expect.poll(checkboxState).toBe('all');
  show();
  await expect.poll(boxes).toHaveLength(20);
  expect(ticked()).toEqual([0, 1, 2, 9]);
});

test('excludes rows that cannot be selected from “Select all” (25)', async () => {
  show({ isRowSelectable: ({ id }) => id !== rows[4]?.id });
  await expect.poll(boxes).toHaveLength(20);
  for (const box of boxes()) box.click();
  expect(checkboxState()).toBe('all');
  head()?.click();
  expect(ticked()).toEqual([]);
  head()?.click();
  expect(checkboxState()).toBe('all');
  expect(selection).toEqual({ mode: 'exclude', keys: new Set([rows[4]?.id]) });
  show({ isRowSelectable: () => false });
  await expect.poll(checkboxState).toBe('nothing to press');
  expect(boxes().every(({ disabled, checked }) => disabled && !checked)).toBe(true);
});

test('starts a new range after all rows were deselected (23)', async () => {
  show();
  await expect.poll(boxes).toHaveLength(20);
  for (const row of [0, 1, 2]) boxes()[row]?.click();
  head()?.click();
  head()?.click();
  boxes()[5]?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
  await expect.poll(ticked).toEqual([5]);
});
