import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockRequests } from '../../storybook/blockRequests.ts';
import '../../theme/index.ts';
import { DataTable } from '../index.ts';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'));
  page.style.cssText = 'display:grid;height:600px';
  root = createRoot(page);
});

afterEach(async () => {
  await blockRequests();
  root.unmount();
  page.remove();
});

const million = Array.from({ length: 1_000_000 }, (_, index) => index + 1);

test('who scrolled to the end before the rows could be scaled is at the last row when they are (3)', async () => {
  await blockRequests('*manyRows*');
  root.render(
    <DataTable
      label="Numbers"
      columns={[{ id: 'number', header: 'Number', cell: (row: number) => `Number ${row}` }]}
      rows={million}
      rowKey={String}
    />,
  );
  const grid = () => page.querySelector<HTMLElement>('[role=grid]');
  await vi.waitUntil(() => grid()?.querySelector('[aria-rowindex="2"]'), 10_000);
  grid()?.scrollTo({ top: grid()?.scrollHeight ?? 0, behavior: 'instant' });
  await vi.waitUntil(() => !grid()?.querySelector('[aria-rowindex="2"]'), 10_000);
  await blockRequests();
  // Asked for again once the scrolling has ended.
  await expect.poll(() => page.textContent.includes('Number 1000000'), { timeout: 10_000 }).toBe(true);
});
