import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import '../../theme/index.ts';
import { rowActions, streamColumns, streams } from '../../storybook/sampleStreams.tsx';
import { DataTable } from '../index.ts';

test('updates the name of a row in its checkbox and menu (34)', () => {
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  const rows = streams(1);
  const show = (name: string) =>
    flushSync(() =>
      root.render(
        <DataTable
          label="Streams"
          columns={streamColumns}
          rows={rows}
          rowKey={({ id }) => id}
          rowLabel={() => name}
          rowActions={() => rowActions()}
          onSelectionChange={() => {}}
        />,
      ),
    );
  const label = (selector: string) => page.querySelector(selector)?.getAttribute('aria-label');
  show('First');
  expect(label('[data-row-menu]')).toContain('First');
  show('Second');
  flushSync(() => page.querySelector<HTMLElement>('[role=gridcell] input')?.click());
  expect(label('[role=gridcell] input')).toContain('Second');
  expect(label('[data-row-menu]')).toContain('Second');
  root.unmount();
  page.remove();
});
