import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';

// oxlint-disable-next-line no-restricted-imports -- viewport and trusted events
import { page as window, userEvent } from 'vitest/browser';
import '../../theme/index.ts';
import { streamColumns, streams } from '../../storybook/sampleStreams.tsx';
import { BulkBar, DataTable, type DataTableHandle } from '../index.ts';
import { nothingSelected } from '../rows/selection.ts';

const rows = streams(1_000);

function Streams({ afterwards }: { afterwards: ReactNode }) {
  const [table, setTable] = useState<DataTableHandle<(typeof rows)[number]> | null>(null);
  const [selection, setSelection] = useState(nothingSelected);
  const [isCleared, setIsCleared] = useState(false);
  return (
    <>
      <DataTable
        handleRef={setTable}
        label="Streams"
        columns={streamColumns}
        rows={rows}
        rowKey={({ id }) => id}
        selection={selection}
        onSelectionChange={setSelection}
      />
      <BulkBar
        selectedCount={selection.keys.size}
        matchingCount={rows.length}
        onClear={() => {
          setSelection(nothingSelected);
          setIsCleared(true);
        }}
        actions={[]}
        table={table}
      >
        {null}
      </BulkBar>
      {isCleared ? afterwards : null}
    </>
  );
}

async function showStreams(afterwards?: ReactNode) {
  await window.viewport(1200, 800);
  const page = document.body.appendChild(document.createElement('main'));
  page.style.cssText = 'display:grid;height:600px;grid-template-rows:minmax(0,1fr) auto';
  const root = createRoot(page);
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  root.render(<Streams afterwards={afterwards} />);
  const inPage = (selector: string) => page.querySelector<HTMLElement>(selector);
  await expect.poll(() => inPage('[aria-rowindex="3"] [role=gridcell]')).not.toBeNull();
  inPage('[aria-rowindex="3"] input')?.click();
  inPage('[aria-rowindex="3"] input')?.focus();
  await expect.poll(() => inPage('section[aria-label=Selection] button')).not.toBeNull();
  inPage('section[aria-label=Selection] button')?.focus();
  return inPage;
}

test('moves the focus to the active cell when the bar is removed, even out of view (64)', async () => {
  const complain = vi.spyOn(console, 'error');
  onTestFinished(() => complain.mockRestore());
  const inPage = await showStreams();
  const store = inPage('[role=grid]');
  store?.scrollTo({ top: store.scrollHeight, behavior: 'instant' });
  await expect.poll(() => inPage('[aria-rowindex="4"]')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => inPage('section[aria-label=Selection]')).toBeNull();
  await expect.poll(() => document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('3');
  expect(complain.mock.calls.map(([words]) => String(words))).toEqual([]);
});

test('does not take the focus from an element that gets it when the bar is removed (64)', async () => {
  const inPage = await showStreams(<input aria-label="Reason" ref={(reason) => reason?.focus()} />);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => inPage('section[aria-label=Selection]')).toBeNull();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement?.ariaLabel).toBe('Reason');
});
