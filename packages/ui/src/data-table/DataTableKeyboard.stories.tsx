import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import {
  grid,
  GridFrame,
  names,
  rowActions,
  streamColumns,
  streams,
  type Stream,
} from '../storybook/sampleStreams.tsx';
import { arrival, fullPage } from '../storybook/viewports.ts';
import { DataTable, type DataTableProps, type SelectionValue } from './index.ts';

const onSelectionChange = fn<(selection: SelectionValue) => void>();
const onOpenStream = fn<(name: string) => void>();
const cells = fn<(name: string) => void>();
const hundred = streams(100);

const meta = {
  title: 'Data/Data table',
  component: DataTable<Stream>,
  tags: ['draft', '!autodocs'],
  ...fullPage,
  render: (args) => (
    <GridFrame>
      <DataTable {...args} />
    </GridFrame>
  ),
  args: {
    label: 'Streams',
    columns: streamColumns,
    rows: hundred,
    rowKey: ({ id }) => id,
    rowActions: (stream) => {
      onOpenStream(stream.name);
      return rowActions();
    },
    onSelectionChange,
  },
  beforeEach: () => {
    for (const spy of [onSelectionChange, onOpenStream, cells]) spy.mockClear();
  },
} satisfies Meta<typeof DataTable<Stream>>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (index: number) => screen.getByRole('checkbox', { name: `Select ${hundred[index]?.name}` });
const focused = () => document.activeElement?.closest('[role=row]');
const selected = () => [...(onSelectionChange.mock.lastCall?.[0].keys ?? [])];
const between = (story: ReactElement) => (
  <>
    <Button onPress={() => {}}>Before</Button>
    {story}
    <Button onPress={() => {}}>After</Button>
  </>
);

/** Navigates 100,000 rows; the focused row stays rendered when it is scrolled out of view. (4, 30, 33) */
export const Navigation: Story = {
  render: (args) => <HundredThousand {...args} />,
  play: async () => {
    await userEvent.tab();
    const at = (index: number) => expect(focused()).toHaveAttribute('aria-rowindex', `${index + 1}`);
    await at(1);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await at(100_000);
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}');
    await at(99_998);
    await userEvent.keyboard('{PageUp}');
    await expect(Number(focused()?.ariaRowIndex)).toBeLessThan(99_995);
    const left = focused()?.ariaRowIndex;
    grid().scrollTop = 0;
    await waitFor(() => expect(names()[0]).toMatch(/ 1$/u));
    await expect(focused()).toHaveAttribute('aria-rowindex', left);
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
    await expect(screen.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('button', { name: 'Stream' })).toHaveFocus();
  },
};

function HundredThousand(args: DataTableProps<Stream>) {
  const [rows] = useState(() => streams(100_000));
  return (
    <GridFrame>
      <DataTable {...args} rows={rows} />
    </GridFrame>
  );
}

/** The table is one Tab stop and remembers its cell. (31) */
export const SingleTabStop: Story = {
  render: (args) =>
    between(
      <GridFrame>
        <DataTable {...args} />
      </GridFrame>,
    ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Before' }));
    await userEvent.tab();
    await expect(box(0)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(box(2)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  },
};

/** A single control has the focus itself; Enter or F2 enters a cell with several, Escape leaves it. (32) */
export const ControlsInCells: Story = {
  args: {
    columns: [
      {
        id: 'name',
        header: 'Stream',
        isRowHeader: true,
        sortBy: ({ name }) => name,
        cell: ({ name, id }) => <Link href={`#${id}`}>{name}</Link>,
      },
      {
        id: 'both',
        header: 'Both',
        cell: () => (
          <>
            <button type="button">Start</button> <button type="button">Stop</button>
          </>
        ),
      },
    ],
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('link', { name: hundred[0]?.name ?? '' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const cell = document.activeElement;
    await expect(cell).toHaveAttribute('role', 'gridcell');
    await userEvent.keyboard('{F2}');
    await expect(within(cell as HTMLElement).getByRole('button', { name: 'Start' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(cell as HTMLElement).getByRole('button', { name: 'Stop' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(cell as HTMLElement).getByRole('button', { name: 'Start' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(cell).toHaveFocus();
  },
};

function Changing(args: DataTableProps<Stream>) {
  const [rows, setRows] = useState(hundred);
  return (
    <>
      {/* Native buttons: pressed by script, they take no focus, as with an update from a server. */}
      <button type="button" onClick={() => setRows(rows.toReversed())}>
        Reverse
      </button>
      <button type="button" onClick={() => setRows(rows.filter(({ id }) => id !== 'stream-3'))}>
        Remove
      </button>
      <GridFrame>
        <DataTable {...args} rows={rows} />
      </GridFrame>
    </>
  );
}

/** The focus follows its row, and moves to the row in its position when it is removed. (33) */
export const FocusFollowsRow: Story = {
  render: (args) => <Changing {...args} />,
  play: async () => {
    const reverse = screen.getByRole('button', { name: 'Reverse' });
    const remove = screen.getByRole('button', { name: 'Remove' });
    box(2).focus();
    reverse.click();
    await waitFor(() => expect(focused()).toHaveAttribute('aria-rowindex', '99'));
    await expect(box(2)).toHaveFocus();
    remove.click();
    await waitFor(() => expect(box(1)).toHaveFocus());
  },
};

/**
 * A press renders its row and the header's checkbox, but no cell; Shift selects a range, which can shrink again.
 * (7, 21, 22, 23)
 */
export const RowSelection: Story = {
  args: {
    columns: streamColumns.map((column) => ({
      ...column,
      cell: (stream: Stream) => {
        cells(column.id);
        return column.cell(stream);
      },
    })),
  },
  play: async () => {
    const user = userEvent.setup();
    cells.mockClear();
    await user.click(box(1));
    await expect(selected()).toEqual(['stream-2']);
    await expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    await user.keyboard('{Shift>}');
    await user.click(box(4));
    await user.keyboard('{/Shift}');
    await expect(selected()).toEqual(['stream-2', 'stream-3', 'stream-4', 'stream-5']);
    await user.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    await expect(selected()).toEqual(['stream-2', 'stream-3', 'stream-4', 'stream-5', 'stream-6', 'stream-7']);
    await user.keyboard('{ArrowRight} ');
    await expect(selected()).not.toContain('stream-7');
    await user.keyboard('{Control>}a{/Control}');
    await expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
    await expect(cells).not.toHaveBeenCalled();
  },
};

/**
 * Selects the rows of a page, keeps the selection on other pages, and skips rows that cannot be selected. (5, 24, 25)
 */
export const PageSelection: Story = {
  args: { page: 2, pageSize: 20, isRowSelectable: ({ id }) => id !== 'stream-22' },
  play: async () => {
    await expect(grid()).toHaveAttribute('aria-rowcount', '101');
    await expect(box(20).closest('[role=row]')).toHaveAttribute('aria-rowindex', '22');
    await expect(box(21)).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await expect(onSelectionChange.mock.lastCall?.[0].mode).toBe('include');
    await expect(selected()).toHaveLength(19);
    await expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
  },
};

/**
 * The first press opens the menu even if its code is not loaded; Escape returns the focus, and the menu closes with its
 * row. (34)
 */
export const RowMenu: Story = {
  render: (args) => <Changing {...args} />,
  play: async () => {
    const name = `Actions for ${hundred[2]?.name}`;
    const trigger = screen.getByRole('button', { name });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name }, arrival);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(onOpenStream.mock.calls).toEqual([[hundred[2]?.name]]);
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name }, arrival);
    screen.getByText('Remove').click();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(focused()).toHaveTextContent(`${hundred[3]?.name}`));
  },
};

/** Details are as high as their content, and arrow keys stop there. (1, 35) */
export const ExpandableRows: Story = {
  args: { expandedContent: ({ name }) => <div style={{ blockSize: 180 }}>{`More about ${name}`}</div> },
  play: async () => {
    const [first, second] = [hundred[0]?.name, hundred[1]?.name];
    screen.getByRole('button', { name: `Details for ${first}` }).focus();
    await userEvent.keyboard('{Enter}');
    const more = await screen.findByText(`More about ${first}`, undefined, arrival);
    const below = screen.getByRole('button', { name: `Details for ${second}` });
    await waitFor(() =>
      expect(below.closest('[role=row]')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        more.getBoundingClientRect().bottom,
      ),
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent(`More about ${first}`);
    await userEvent.keyboard('{ArrowDown}');
    await expect(below).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(() => expect(more).not.toBeInTheDocument());
  },
};
