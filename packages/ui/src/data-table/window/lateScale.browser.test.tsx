import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LateCode, lateCode } from '../../storybook/lateCode.ts';
import '../../theme/index.ts';
import { DataTable } from '../index.ts';

let root: Root;
let late: LateCode;
let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'));
  page.style.cssText = 'display:grid;height:600px';
  root = createRoot(page);
});

afterEach(async () => {
  await late.release();
  root.unmount();
  page.remove();
});

const million = Array.from({ length: 1_000_000 }, (_, index) => index + 1);

test('who scrolled to the end before the rows could be scaled is at the last row when they are (3)', async () => {
  late = await lateCode('*manyRows*');
  root.render(
    <DataTable
      label="Numbers"
      columns={[{ id: 'number', header: 'Number', cell: (row: number) => `Number ${row}` }]}
      rows={million}
      rowKey={String}
    />,
  );
  const grid = () => page.querySelector<HTMLElement>('[role=grid]');
  await vi.waitUntil(() => grid()?.querySelector('[aria-rowindex="2"]'), 60_000);
  grid()?.scrollTo({ top: grid()?.scrollHeight ?? 0, behavior: 'instant' });
  await vi.waitUntil(() => !grid()?.querySelector('[aria-rowindex="2"]'), 60_000);
  await late.fail(() => import('../order/manyRows.ts'));
  await late.release();
  // Asked for again at the end of each scrolling: that of the first may have come while nothing could be fetched yet.
  let nudge = 1;
  const isAtLastRow = () => {
    nudge = -nudge;
    grid()?.scrollBy({ top: nudge, behavior: 'instant' });
    return page.textContent.includes('Number 1000000');
  };
  await expect.poll(isAtLastRow).toBe(true);
});
