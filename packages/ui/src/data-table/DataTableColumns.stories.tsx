import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, Profiler, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Page } from '../shell/index.ts';
import { type Stream, streamColumns, streams } from '../storybook/sampleStreams.tsx';
import { arrival, fullPage } from '../storybook/viewports.ts';
import { TableCard } from './index.ts';
import { type ColumnLayout, ColumnTools, DataTable } from './index.ts';

const onLayoutChange = fn<(layout: ColumnLayout) => void>();
const onRender = fn();
const rows = streams(200);

function Arranged(props: ComponentProps<typeof DataTable<Stream>>) {
  const [layout, setLayout] = useState<Partial<ColumnLayout>>({});
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 640 }}>
      <Page>
        <TableCard>
          <Profiler id="table" onRender={onRender}>
            <DataTable
              {...props}
              layout={layout}
              onLayoutChange={(next) => {
                onLayoutChange(next);
                setLayout(next);
              }}
            />
          </Profiler>
        </TableCard>
      </Page>
    </div>
  );
}

const meta = {
  title: 'Data/Data table',
  component: DataTable<Stream>,
  tags: ['draft', '!autodocs'],
  ...fullPage,
  render: (args) => <Arranged {...args} />,
  args: { label: 'Streams', columns: streamColumns, rows, rowKey: ({ id }) => id, columnTools: ColumnTools },
  beforeEach: () => {
    onLayoutChange.mockClear();
    onRender.mockClear();
  },
} satisfies Meta<typeof DataTable<Stream>>;

export default meta;
type Story = StoryObj<typeof meta>;

const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const heads = () => screen.getAllByRole('columnheader').map((cell) => cell.querySelector('span')?.textContent);
const edge = (name: string) => screen.getByRole('separator', { name: `${name} width` });
/** Waits for the code of the tools. */
const arrived = () => screen.findByRole('separator', { name: 'Region width' }, arrival);
const widthOf = (name: string) => Math.round(head(name).getBoundingClientRect().width);
/** The grid is measured a frame after layout, and can render more rows then. */
const measured = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
  });
const firstCell = (column: number) => screen.getAllByRole('row')[1]?.children[column] as HTMLElement;

/** The header and cells follow the pointer; React renders only when it is released. (60) */
export const PointerResize: Story = {
  play: async () => {
    await arrived();
    const before = widthOf('Viewers');
    const start = edge('Viewers').getBoundingClientRect().left;
    await waitFor(() => expect(onRender).toHaveBeenCalled());
    onRender.mockClear();
    const user = userEvent.setup();
    await user.pointer([{ keys: '[MouseLeft>]', target: edge('Viewers'), coords: { clientX: start } }]);
    for (const by of [10, 25, 40]) {
      await user.pointer({ target: edge('Viewers'), coords: { clientX: start + by } });
      await expect(widthOf('Viewers')).toBe(before + by);
    }
    await expect(Math.round(firstCell(3).getBoundingClientRect().width)).toBe(before + 40);
    await expect(onRender).not.toHaveBeenCalled();
    await expect(onLayoutChange).not.toHaveBeenCalled();
    await user.pointer({ keys: '[/MouseLeft]', target: edge('Viewers') });
    await expect(onLayoutChange).toHaveBeenCalledOnce();
    await expect(onLayoutChange.mock.lastCall?.[0].widths).toEqual({ viewers: before + 40 });
    await expect(widthOf('Viewers')).toBe(before + 40);
  },
};

/** A double click fits the widest rendered content; no width is below the minimum. (60) */
export const FitContent: Story = {
  play: async () => {
    await arrived();
    await userEvent.dblClick(edge('Region'));
    const { width } = firstCell(2).getBoundingClientRect();
    const longest = Math.max(
      ...screen.getAllByRole('row').map((row) => {
        const range = document.createRange();
        range.selectNodeContents(row.children[2] as Element);
        return range.getBoundingClientRect().width;
      }),
    );
    await expect(width).toBeGreaterThanOrEqual(longest);
    await expect(width).toBeLessThan(longest + 60);
    edge('Region').focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    await expect(widthOf('Region')).toBe(150);
    await expect(edge('Region')).toHaveAttribute('aria-valuenow', '150');
    await userEvent.keyboard('{ArrowRight}');
    await expect(widthOf('Region')).toBe(158);
    await expect(edge('Region')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(head('Region')).toHaveFocus();
  },
};

/** Ctrl+Shift+arrow moves the focused column and its focus, and announces the position. (61) */
export const KeyboardMove: Story = {
  play: async () => {
    await arrived();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    await expect(head('Region')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await waitFor(() => expect(heads().slice(0, 4)).toEqual(['Stream', 'Owner', 'Viewers', 'Region']));
    await expect(head('Region')).toHaveFocus();
    await expect(screen.getByText('Region, 3 of 6')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(head('Viewers')).toHaveFocus();
    // Not past the pinned column.
    await userEvent.keyboard('{ArrowLeft}{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await expect(heads()[0]).toBe('Stream');
  },
};

/** Drags a header; a press without a drag still sorts. (61) */
export const DragMove: Story = {
  play: async () => {
    await arrived();
    const from = within(head('Status')).getByText('Status');
    const { left } = head('Owner').getBoundingClientRect();
    const { left: x, top: y } = from.getBoundingClientRect();
    await measured();
    onRender.mockClear();
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', target: from, coords: { clientX: x, clientY: y } },
      { target: document.body, coords: { clientX: left + 20, clientY: y } },
    ]);
    await expect(onRender).not.toHaveBeenCalled();
    // Escape cancels the drag; releasing the pointer then does not sort.
    const onPress = fn();
    head('Status').addEventListener('click', onPress);
    await user.keyboard('{Escape}');
    await user.pointer([{ keys: '[/MouseLeft]', target: from, coords: { clientX: x, clientY: y } }]);
    await expect(heads().slice(0, 3)).toEqual(['Stream', 'Owner', 'Region']);
    await expect(onPress).not.toHaveBeenCalled();
    await user.pointer([
      { keys: '[MouseLeft>]', target: from, coords: { clientX: x, clientY: y } },
      { target: document.body, coords: { clientX: left + 20, clientY: y } },
    ]);
    await user.pointer([{ keys: '[/MouseLeft]', target: head('Owner'), coords: { clientX: left + 20 } }]);
    await expect(heads().slice(0, 3)).toEqual(['Stream', 'Status', 'Owner']);
    await userEvent.click(within(head('Owner')).getByRole('button', { name: /^Owner/ }));
    await waitFor(() => expect(head('Owner')).toHaveAttribute('aria-sort', 'ascending'));
  },
};

/** The menu sorts, moves, pins, and hides; disabled items have a reason. (62) */
export const HeaderMenu: Story = {
  play: async () => {
    await arrived();
    const open = async (name: string) => {
      await userEvent.click(within(head(name)).getByRole('button', { name: `Column ${name}` }));
      return await screen.findByRole('menu', { name: `Column ${name}` }, arrival);
    };
    const menu = await open('Viewers');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Sort descending' }));
    await waitFor(() => expect(head('Viewers')).toHaveAttribute('aria-sort', 'descending'));
    await userEvent.click(within(await open('Viewers')).getByRole('menuitem', { name: 'Pin to start' }));
    await waitFor(() => expect(heads().slice(0, 3)).toEqual(['Stream', 'Viewers', 'Owner']));
    await expect(head('Viewers').style.insetInlineStart).not.toBe('');
    await userEvent.click(within(await open('Region')).getByRole('menuitem', { name: 'Hide' }));
    await waitFor(() => expect(heads()).not.toContain('Region'));
    await waitFor(() => expect(head('Offload')).toHaveFocus());
    await expect(onLayoutChange.mock.lastCall?.[0]).toMatchObject({ hidden: ['region'], pinned: { viewers: 'start' } });
    const last = await open('Status');
    await expect(within(last).getByRole('menuitem', { name: /Move right/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
  },
};

/** In right-to-left layouts, dragging a handle to the left makes the column wider. (60, 61) */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await arrived();
    const before = widthOf('Viewers');
    const start = edge('Viewers').getBoundingClientRect().left;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: edge('Viewers'), coords: { clientX: start } },
      { target: edge('Viewers'), coords: { clientX: start - 30 } },
      { keys: '[/MouseLeft]', target: edge('Viewers') },
    ]);
    await expect(widthOf('Viewers')).toBe(before + 30);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await waitFor(() => expect(heads().slice(0, 3)).toEqual(['Stream', 'Region', 'Owner']));
  },
};
