import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';

// oxlint-disable-next-line no-restricted-imports -- viewport and trusted events
import { page as window } from 'vitest/browser';
import '../theme/index.ts';
import { type DelayedModule, delayedModule } from '../storybook/delayedModule.ts';
import { type Stream, streamColumns, streams } from '../storybook/sampleStreams.tsx';
import { CellEditor, ColumnTools, DataTable, type DataTableProps, type SelectionValue } from './index.ts';

let root: Root;
let late: DelayedModule | undefined;
let page: HTMLElement;
let selection: SelectionValue | undefined;

const columns = streamColumns.map((column) =>
  column.id === 'owner' ? { ...column, edit: { value: () => 'Kofi', save: () => {} } } : column,
);

async function show(more: Partial<DataTableProps<Stream>> = {}) {
  root.render(
    <DataTable
      label="Streams"
      columns={columns}
      rows={streams(9)}
      rowKey={({ id }) => id}
      onSelectionChange={(next) => {
        selection = next;
      }}
      {...more}
    />,
  );
  await expect.poll(() => box(1)).not.toBeUndefined();
}

const rowAt = (row: number) => page.querySelector(`[aria-rowindex="${row + 1}"]`);
const box = (row: number) => rowAt(row)?.querySelector('input') ?? undefined;
const owner = (row: number) => rowAt(row)?.children[2];
const selected = () => [...(selection?.keys ?? [])];

beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
});

afterEach(async () => {
  await late?.release();
  late = undefined;
  root.unmount();
  page.remove();
});

test('selects a range from the last pressed row with Shift (23)', async () => {
  await show();
  box(1)?.click();
  box(2)?.click();
  box(4)?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
  await expect.poll(selected).toEqual(['stream-1', 'stream-2', 'stream-3', 'stream-4']);
});

test('opens a cell for input before its code was loaded, even after a failed load (36, 66)', async () => {
  late = await delayedModule('*CellField*');
  await show({ cellEditor: CellEditor });
  const field = () => page.querySelector('input[autocomplete=off]');
  const pressTwice = () => owner(1)?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true }));
  pressTwice();
  await late.fail(() => import('./editing/CellField.tsx'));
  pressTwice();
  expect(field()).toBeNull();
  await late.release();
  await expect.poll(field).toHaveProperty('value', 'Kofi');
});

test('loads column tools again on hover after a failed load, and keeps the focus in the header (36)', async () => {
  late = await delayedModule('*HeaderTools*');
  // A narrow window has cards, without headers.
  await window.viewport(1280, 800);
  await show({ columnTools: ColumnTools });
  ColumnTools.preload();
  await late.fail(() => import('./columns/HeaderTools.tsx'));
  const edge = () => page.querySelector('[role=separator]');
  expect(edge()).toBeNull();
  const head = page.querySelector('[role=columnheader]:has(button)');
  head?.querySelector('button')?.focus();
  owner(1)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await late.release();
  await expect.poll(edge).not.toBeNull();
  // The header now has several controls, so it has the focus itself.
  expect(document.activeElement).toBe(head);
});
