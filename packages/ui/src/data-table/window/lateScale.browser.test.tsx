import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: what fails to come
import { cdp } from 'vitest/browser';
import '../../theme/index.ts';
import { DataTable } from '../index.ts';

const block = (urls: readonly string[]) => cdp().send('Network.setBlockedURLs', { urls: [...urls] });

let root: Root;
let page: HTMLElement;

beforeEach(async () => {
  await cdp().send('Network.enable');
  page = document.body.appendChild(document.createElement('main'));
  page.style.cssText = 'display:grid;height:600px';
  root = createRoot(page);
});

afterEach(async () => {
  await block([]);
  root.unmount();
  page.remove();
});

const million = Array.from({ length: 1_000_000 }, (_, index) => index + 1);

test('who scrolled to the end before the rows could be scaled is at the last row when they are (3)', async () => {
  await block(['*manyRows*']);
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
  await block([]);
  // Asked for again once the scrolling has ended.
  await expect.poll(() => page.textContent.includes('Number 1000000'), { timeout: 10_000 }).toBe(true);
});
