import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: what fails to come
import { cdp } from 'vitest/browser';
import '../../theme/index.ts';
import { rowActions, streamColumns, streams } from '../../storybook/sampleStreams.tsx';
import { DataTable } from '../index.ts';

const block = (urls: readonly string[]) => cdp().send('Network.setBlockedURLs', { urls: [...urls] });

let root: Root;
let page: HTMLElement;

beforeEach(async () => {
  await cdp().send('Network.enable');
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
});

afterEach(async () => {
  await block([]);
  root.unmount();
  page.remove();
});

test('a menu whose code did not come is opened by the next press of the same button (34)', async () => {
  await block(['*SharedRowMenu*']);
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
  // The same fetch: it has failed for the table as well.
  await expect(import('./SharedRowMenu.tsx')).rejects.toThrow('Failed to fetch');
  await block([]);
  menuButton()?.click();
  await expect.poll(() => document.querySelector('[role=menu]')).not.toBeNull();
});
