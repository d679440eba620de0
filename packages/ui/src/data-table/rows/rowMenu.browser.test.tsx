import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../../theme/index.ts';
import { type DelayedModule, delayedModule } from '../../storybook/delayedModule.ts';
import { rowActions, streamColumns, streams } from '../../storybook/sampleStreams.tsx';
import { DataTable } from '../index.ts';

let root: Root;
let late: DelayedModule;
let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
});

afterEach(async () => {
  await late.release();
  root.unmount();
  page.remove();
});

test('opens a menu after a failed load with the next press (34)', async () => {
  late = await delayedModule('*/RowMenu.tsx*');
  root.render(
    <DataTable
      label="Streams"
      columns={streamColumns}
      rows={streams(1)}
      rowKey={({ id }) => id}
      rowActions={() => rowActions()}
    />,
  );
  const menuButton = () => page.querySelector<HTMLElement>('[data-row-menu]');
  await expect.poll(menuButton).not.toBeNull();
  menuButton()?.click();
  await late.fail(() => import('./RowMenu.tsx'));
  menuButton()?.click();
  await late.release();
  await expect.poll(() => document.querySelector('[role=menu]')).not.toBeNull();
});
