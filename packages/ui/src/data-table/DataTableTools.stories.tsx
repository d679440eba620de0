import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { CircleCheck, CircleSlash, Download, ShieldCheck, Trash } from '../icon/index.ts';
import type { MenuAction } from '../menu/index.ts';
import { Pager } from '../pager/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { streamColumns, streams } from '../storybook/sampleStreams.tsx';
import { arrival, onPhone, fullPage } from '../storybook/viewports.ts';
import {
  BulkBar,
  DataTable,
  type DataTableHandle,
  ExportDialog,
  type FetchRows,
  PreferencesDialog,
  type TablePreferences,
  useCopyRows,
} from './index.ts';

const onAction = fn();
const onClear = fn();
const onSelectEverything = fn();

const actions: MenuAction[] = [
  { id: 'enable', label: 'Enable', icon: CircleCheck, onAction: () => onAction('enable') },
  { id: 'disable', label: 'Disable', icon: CircleSlash, onAction: () => onAction('disable') },
  { id: 'role', label: 'Change role', icon: ShieldCheck, onAction: () => onAction('role') },
  { id: 'export', label: 'Export', icon: Download, onAction: () => onAction('export') },
  { id: 'delete', label: 'Delete…', icon: Trash, tone: 'danger', onAction: () => onAction('delete') },
];

const pager = <Pager page={1} pageSize={50} rowCount={50} total={12_431} hasNext onPrevious={fn()} onNext={fn()} />;

/** A selection that can be cleared. */
function Bar(props: ComponentProps<typeof BulkBar>) {
  const button = useRef<HTMLButtonElement>(null);
  const [count, setCount] = useState(props.selectedCount);
  const [isEverything, setIsEverything] = useState(props.isEverythingSelected ?? false);
  return (
    <>
      <Button ref={button} onPress={() => setCount(3)}>
        Select three
      </Button>
      <div style={{ paddingBlockStart: 24 }}>
        <BulkBar
          {...props}
          table={{ focus: () => button.current?.focus() }}
          selectedCount={isEverything ? 12_431 : count}
          isEverythingSelected={isEverything}
          onSelectEverything={() => {
            onSelectEverything();
            setIsEverything(true);
          }}
          onClear={() => {
            onClear();
            setCount(0);
            setIsEverything(false);
          }}
        />
      </div>
    </>
  );
}

const meta = {
  title: 'Data/Data table',
  component: BulkBar,
  tags: ['draft', '!autodocs'],
  ...fullPage,
  render: (args) => (
    <div style={{ padding: 24 }}>
      <Bar {...args} />
    </div>
  ),
  args: { selectedCount: 3, matchingCount: 12_431, onClear, onSelectEverything, actions, children: pager },
  beforeEach: () => {
    for (const spy of [onAction, onClear, onSelectEverything]) spy.mockClear();
  },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = () => screen.getByRole('region', { name: 'Selection' });

/** Selects three rows, all matching rows, and none; the bar disappears, and its count is announced. (63, 64) */
export const BulkActions: Story = {
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Selection' }, arrival)).toHaveTextContent('3 selected');
    await userEvent.click(within(bar()).getByRole('button', { name: 'Disable' }));
    await expect(onAction).toHaveBeenCalledWith('disable');
    await userEvent.click(within(bar()).getByRole('button', { name: /^Select all 12.431$/ }));
    await expect(bar()).toHaveTextContent('12,431 selected');
    await expect(within(bar()).queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument();
    within(bar()).getByRole('button', { name: 'Enable' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Select three' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('status')).toHaveTextContent('3 selected');
  },
};

/** Actions that do not fit are in a menu. (63) */
export const BulkActionsOnPhone: Story = {
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const edge = (await screen.findByRole('region', { name: 'Selection' }, arrival)).getBoundingClientRect().right;
    for (const button of within(bar()).getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    }
    await userEvent.click(within(bar()).getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }, arrival));
    await expect(onAction).toHaveBeenCalledWith('delete');
  },
};

const usual: TablePreferences = {
  columns: { order: streamColumns.map(({ id }) => id), hidden: [], widths: {} },
  density: 'comfortable',
  pageSize: 50,
};
const onPreferences = fn<(value: TablePreferences) => void>();

function Preferences() {
  const [isOpen, setIsOpen] = useState(true);
  const [value, setValue] = useState(usual);
  return (
    <div style={{ padding: 24 }}>
      <Button onPress={() => setIsOpen(true)}>Columns</Button>
      <PreferencesDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        columns={streamColumns.map((column) => (column.id === 'name' ? { ...column, isHideable: false } : column))}
        value={value}
        defaultValue={usual}
        pageSizes={[25, 50, 100]}
        onChange={(next) => {
          onPreferences(next);
          setValue(next);
        }}
      />
    </div>
  );
}

const columnNames = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('checkbox')
    .map((box) => box.id && box.closest('li')?.textContent);
const handleOf = (name: string) => screen.getByRole('button', { name: `Move ${name}` });

/** Moves a column with the keyboard and announces each step; Escape restores it and keeps the dialog open. (59) */
export const PreferencesByKeyboard: Story = {
  render: () => <Preferences />,
  play: async () => {
    onPreferences.mockClear();
    const dialog = await screen.findByRole('dialog', { name: 'Columns and rows' }, arrival);
    await expect(within(dialog).getByRole('checkbox', { name: 'Stream' })).toHaveAccessibleDescription('Always shown');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Offload' }));
    handleOf('Viewers').focus();
    await userEvent.keyboard(' ');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Viewers picked up, 4 of 7');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Viewers, 2 of 7');
    await expect(handleOf('Viewers')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Viewers moved back, 4 of 7');
    await userEvent.keyboard(' {Home} ');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Viewers dropped, 1 of 7');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Compact' }));
    await userEvent.click(within(dialog).getByRole('radio', { name: '100' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(onPreferences).toHaveBeenCalledOnce());
    const [value] = onPreferences.mock.calls[0] ?? [];
    await expect(value).toMatchObject({ density: 'compact', pageSize: 100, columns: { hidden: ['offload'] } });
    await expect(value?.columns.order.slice(0, 3)).toEqual(['viewers', 'name', 'owner']);
  },
};

/** Moves a column with the pointer; Cancel discards changes, and Reset restores the defaults. (59) */
export const PreferencesByPointer: Story = {
  render: () => <Preferences />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Columns and rows' }, arrival);
    const { bottom, left } = (handleOf('Region').closest('li') as HTMLElement).getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handleOf('Stream') },
      { target: document.body, coords: { clientX: left, clientY: bottom - 4 } },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(columnNames().slice(0, 3)).toEqual(['Owner', 'Region', expect.stringContaining('Stream')]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset' }));
    await expect(columnNames()[0]).toContain('Stream');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Owner' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await expect(await screen.findByRole('checkbox', { name: 'Owner' })).toBeChecked();
  },
};

const all = streams(250);

/** A server with 250 rows, 100 per page; it can fail once, and wait. */
function server({ failsAt = -1, waits = false }) {
  let hasFailed = false;
  const fetchRows: FetchRows<(typeof all)[number]> = (cursor, signal) => {
    const start = Number(cursor ?? 0);
    if (waits && start > 0) return new Promise((_, reject) => signal.addEventListener('abort', reject));
    if (start === failsAt && !hasFailed) {
      hasFailed = true;
      return Promise.reject(new Error('down'));
    }
    const end = start + 100;
    return Promise.resolve({
      rows: all.slice(start, end),
      cursor: end < all.length ? String(end) : null,
      total: all.length,
    });
  };
  return fetchRows;
}

interface ExportProps {
  fetchRows: FetchRows<(typeof all)[number]>;
  maxRows?: number;
  selectedCount?: number;
}

function Exporting({ fetchRows, maxRows, selectedCount = 0 }: ExportProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <div style={{ padding: 24 }}>
      <Button onPress={() => setIsOpen(true)}>Export CSV…</Button>
      <ExportDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Export streams"
        fileName="streams-2026-11-20.csv"
        columns={streamColumns}
        visibleColumns={['name', 'viewers']}
        source={fetchRows}
        rowCount={250}
        selectedRows={all.slice(0, selectedCount)}
        maxRows={maxRows}
      />
    </div>
  );
}

/** The downloaded file. */
function fileOf(saved: { mock: { calls: [Blob | MediaSource][] } }) {
  const [file] = saved.mock.calls[0] ?? [];
  return file instanceof Blob ? file.text() : '';
}

/** After a failed page, Try again continues, and the file has every row once. (56, 57) */
export const ExportRetry: Story = {
  render: () => <Exporting fetchRows={server({ failsAt: 100 })} />,
  play: async () => {
    const saved = spyOn(URL, 'createObjectURL').mockReturnValue('blob:none');
    const dialog = await screen.findByRole('dialog', { name: 'Export streams' }, arrival);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export CSV' }));
    const bar = await within(dialog).findByRole('progressbar');
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '100 of 250 rows'));
    const retry = await within(dialog).findByRole('button', { name: 'Try again' });
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(dialog).findByRole('button', { name: 'Close' })).toHaveFocus();
    await expect(within(dialog).getAllByText('250 rows exported')[0]).toBeVisible();
    const lines = (await fileOf(saved)).split('\r\n');
    saved.mockRestore();
    await expect(lines[0]).toContain('Stream,Viewers');
    await expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual(all.map(({ name }) => name));
  },
};

/** Says before and after the export that rows are left out. (58) */
export const ExportTruncated: Story = {
  render: () => <Exporting fetchRows={server({})} maxRows={120} selectedCount={3} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Export streams' }, arrival);
    await expect(within(dialog).getByRole('radio', { name: '3 selected' })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'All 250 matching rows' }));
    await expect(within(dialog).getByText('Maximum 120 rows.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export CSV' }));
    await expect(await within(dialog).findByText(/Only the first 120 rows are in the file/)).toBeVisible();
  },
};

/** Cancel aborts the pending page. (57) */
export const ExportCanceled: Story = {
  render: () => <Exporting fetchRows={server({ waits: true })} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Export streams' }, arrival);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(within(dialog).getByRole('progressbar')).toHaveAttribute('value', '40'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

function Copied() {
  const table = useRef<HTMLDivElement>(null);
  const [handle, setHandle] = useState<DataTableHandle<(typeof all)[number]> | null>(null);
  useCopyRows({ tableRef: table, handle, columns: streamColumns.slice(0, 2) });
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 480 }}>
      <DataTable
        ref={table}
        handleRef={setHandle}
        label="Streams"
        columns={streamColumns}
        rows={all}
        rowKey={({ id }) => id}
        defaultSelection={{ mode: 'include', keys: new Set(['stream-1', 'stream-3']) }}
      />
    </div>
  );
}

/** Ctrl+C copies the selected rows, as tab-separated text and as an HTML table. (56) */
export const CopyRows: Story = {
  render: () => <Copied />,
  play: async () => {
    const clipboard = new DataTransfer();
    const copyFrom = (element: Element | undefined) =>
      element?.dispatchEvent(
        new ClipboardEvent('copy', { clipboardData: clipboard, bubbles: true, cancelable: true, composed: true }),
      );
    // A text selection is copied as usual.
    const note = document.createElement('textarea');
    screen.getAllByRole('gridcell')[4]?.append(note);
    copyFrom(note);
    note.remove();
    await expect(clipboard.getData('text/plain')).toBe('');
    // From a row's checkbox, which has the focus after selecting it.
    copyFrom(screen.getAllByRole('checkbox')[1]);
    const [one, other] = [all[0], all[2]];
    await expect(clipboard.getData('text/plain')).toBe(
      `Stream\tOwner\r\n${one?.name}\t${one?.owner}\r\n${other?.name}\t${other?.owner}`,
    );
    await expect(clipboard.getData('text/html')).toContain(`<td>${one?.name}</td>`);
    await expect(screen.getByText('2 rows copied')).toBeInTheDocument();
  },
};

/** The bar with few and many rows, with and without a pager. */
export const ToolStates: Story = {
  tags: ['board'],
  // A table has one bar and one pager; this image has several.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Board>
      <BoardRow label="Some rows, all rows, unknown count">
        {[
          { selectedCount: 3 },
          { selectedCount: 12_431, isEverythingSelected: true },
          { selectedCount: 3, matchingCount: 'unknown' as const },
        ].map((state, index) => (
          <div key={index} style={{ inlineSize: 880, maxInlineSize: '100%' }}>
            <BulkBar {...args} {...state} />
          </div>
        ))}
      </BoardRow>
      <BoardRow label="Narrow, without a pager">
        <div style={{ inlineSize: 480, maxInlineSize: '100%' }}>
          <BulkBar {...args} />
        </div>
        <div style={{ inlineSize: 480, maxInlineSize: '100%' }}>
          <BulkBar {...args} actions={actions.slice(0, 2)}>
            {undefined}
          </BulkBar>
        </div>
      </BoardRow>
    </Board>
  ),
};
