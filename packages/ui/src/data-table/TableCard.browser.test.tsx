import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- viewport and trusted events
import { page as window } from 'vitest/browser';
import '../theme/index.ts';
import { streamColumns, streams } from '../storybook/sampleStreams.tsx';
import { DataTable, TableCard } from './index.ts';

test('keeps a card inside a box of fixed height, in which its rows scroll', async () => {
  await window.viewport(1200, 800);
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  root.render(
    <div id="box" style={{ blockSize: 320 }}>
      <TableCard toolbar={<p>Tools</p>} pager={<p id="pager">Page 1</p>}>
        <DataTable label="Streams" columns={streamColumns} rows={streams(40)} rowKey={({ id }) => id} />
      </TableCard>
    </div>,
  );
  const bottom = (selector: string) => page.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN;
  await expect.poll(() => page.querySelectorAll('[role=rowheader]').length).toBeGreaterThan(20);
  expect(bottom('#box > div')).toBeLessThanOrEqual(bottom('#box'));
  expect(bottom('#pager')).toBeLessThanOrEqual(bottom('#box'));
  const scroller = page.querySelector('[role=grid]');
  expect(scroller?.scrollHeight).toBeGreaterThan(scroller?.clientHeight ?? 0);
});
