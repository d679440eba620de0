import '../../theme/index.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

// oxlint-disable-next-line no-restricted-imports -- viewport and trusted events
import { page } from 'vitest/browser';
import { type ColumnLayout, ColumnTools, type DataColumn, DataTable } from '../index.ts';

type Row = { id: string; name: string };

const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'User', isRowHeader: true, cell: ({ name }) => name },
  { id: 'created', header: 'Created', width: 120, card: 'none', cell: () => 'Today' },
  { id: 'status', header: 'Status', width: 100, cell: () => 'Active' },
];

const container = document.createElement('div');
const root = createRoot(container);
afterEach(() => {
  flushSync(() => root.render(null));
  container.remove();
});

const store = () => container.querySelector('[role=grid]');
const heads = () => [...container.querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent);

it('hides columns without a card position on tablets, but keeps them in the layout (72)', async () => {
  await page.viewport(768, 700);
  document.body.append(container);
  const onLayoutChange = vi.fn<(layout: ColumnLayout) => void>();
  flushSync(() =>
    root.render(
      <DataTable
        label="Users"
        columns={columns}
        rows={[{ id: '1', name: 'Ada' }]}
        rowKey={({ id }) => id}
        columnTools={ColumnTools}
        onLayoutChange={onLayoutChange}
      />,
    ),
  );
  await expect.poll(heads).toEqual(['User', 'Status']);
  expect(store()?.ariaColCount).toBe('2');
  await expect.poll(() => container.querySelectorAll('[data-column-tools]').length).toBe(2);
  const status = container.querySelectorAll<HTMLElement>('[role=columnheader]')[1];
  status?.focus();
  const isDone = () => onLayoutChange.mock.calls.length > 0;
  status?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowLeft', ctrlKey: true, shiftKey: true, bubbles: true }),
  );
  await expect.poll(isDone).toBe(true);
  expect(onLayoutChange.mock.calls[0]?.[0]).toMatchObject({ order: ['status', 'name', 'created'], hidden: [] });
  await page.viewport(1000, 700);
  await expect.poll(heads).toEqual(['Status', 'User', 'Created']);
  await page.viewport(600, 700);
  await expect.poll(() => store()?.getAttribute('data-cards')).toBe('true');
  expect(store()?.ariaColCount).toBe('3');
});
