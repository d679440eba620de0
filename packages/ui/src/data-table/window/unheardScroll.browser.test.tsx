import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import '../../theme/index.ts';
import { DataTable } from '../index.ts';
import { manyRows } from '../order/createOrder.ts';

const million = Array.from({ length: 1_000_000 }, (_, index) => index + 1);

test('a scroll that the browser has not told of yet stays when what scales the rows comes (3)', async () => {
  const page = document.body.appendChild(document.createElement('main'));
  page.style.cssText = 'display:grid;height:600px';
  const root = createRoot(page);
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  // Asked for first, and so told first: before the table is, and in the same task.
  const scrolled = manyRows.fetch().then(() => {
    const grid = page.querySelector<HTMLElement>('[role=grid]');
    grid?.scrollTo({ top: grid.scrollHeight, behavior: 'instant' });
  });
  flushSync(() =>
    root.render(
      <DataTable
        label="Numbers"
        columns={[{ id: 'number', header: 'Number', cell: (row: number) => `Number ${row}` }]}
        rows={million}
        rowKey={String}
      />,
    ),
  );
  await scrolled;
  await expect.poll(() => page.textContent.includes('Number 1000000')).toBe(true);
});
