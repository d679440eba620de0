import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import '../../theme/index.ts';
import { DataTable } from '../index.ts';

const million = Array.from({ length: 1_000_000 }, (_, index) => index + 1);

function millionRows() {
  const page = document.body.appendChild(document.createElement('main'));
  page.style.cssText = 'display:grid;height:600px';
  const root = createRoot(page);
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  const show = () =>
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
  return { page, show, store: () => page.querySelector<HTMLElement>('[role=grid]') };
}

test('keeps a scroll whose event is pending when an earlier one ends (3)', async () => {
  const { page, show, store } = millionRows();
  show();
  const scroller = store();
  if (scroller === null) throw new Error('There is no table.');
  await expect.poll(() => scroller.scrollHeight).toBeGreaterThan(10_000_000);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const scrolled = new Promise((resolve) => scroller.addEventListener('scroll', resolve, { once: true }));
  scroller.scrollTo({ top: 7_000_000, behavior: 'instant' });
  await scrolled;
  scroller.scrollTo({ top: 0, behavior: 'instant' });
  // The earlier scroll ends before the event of the later one.
  vi.runOnlyPendingTimers();
  expect(scroller.scrollTop).toBe(0);
  expect(page.textContent).toContain('Number 1Number 2');
});
