import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: the size of the window
import { page as window } from 'vitest/browser';
import '../theme/index.ts';
import { DataTable } from '../data-table/index.ts';
import { streamColumns, streams } from '../storybook/sampleStreams.tsx';
import { Table, TableCard } from './index.ts';

const rows = streams(40);
const shared = { label: 'Streams', columns: streamColumns, rows, rowKey: ({ id }: { id: string }) => id };

const plainColumns = streamColumns.map(({ id, header, cell, isRowHeader = false }) => ({
  id,
  header,
  cell,
  isRowHeader,
}));
const inDataTable = () => <DataTable {...shared} />;
const inTable = () => <Table {...shared} columns={plainColumns} />;

test.each([
  ['DataTable', inDataTable],
  ['Table', inTable],
] as const)('a card with a %s stays inside a box of fixed height, and its rows scroll there', async (_, table) => {
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
        {table()}
      </TableCard>
    </div>,
  );
  const bottom = (selector: string) => page.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN;
  await expect.poll(() => page.querySelectorAll('[role=rowheader]').length).toBeGreaterThan(20);
  expect(bottom('#box > div')).toBeLessThanOrEqual(bottom('#box'));
  expect(bottom('#pager')).toBeLessThanOrEqual(bottom('#box'));
  const scroller = page.querySelector('[role=grid]') ?? page.querySelector('section');
  expect(scroller?.scrollHeight).toBeGreaterThan(scroller?.clientHeight ?? 0);
});
