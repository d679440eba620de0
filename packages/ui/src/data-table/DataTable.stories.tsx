import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { SearchField } from '../search-field/index.ts';
import { EmptyState, ErrorState } from '../states/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import {
  grid,
  GridFrame,
  names,
  rowActions,
  streamColumns,
  streams,
  type Stream,
} from '../storybook/sampleStreams.tsx';
import { arrival, onPhone, fullPage } from '../storybook/viewports.ts';
import {
  BulkBar,
  CellEditor,
  ColumnTools,
  DataTable,
  type DataTableProps,
  ExportDialog,
  PreferencesDialog,
  TableCard,
  SavedViewsMenu,
} from './index.ts';

const onSelectionChange = fn();
const onSortChange = fn();
const onRetry = fn();
const onLoadMore = fn();
const hundred = streams(100);
const tenThousand = streams(10_000);

const portraitTablet = { name: 'Tablet', styles: { width: '768px', height: '1024px' } };

const meta = {
  title: 'Data/Data table',
  component: DataTable<Stream>,
  subcomponents: { TableCard, ColumnTools, CellEditor, BulkBar, SavedViewsMenu, ExportDialog, PreferencesDialog },
  tags: ['draft'],
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
    rowActions,
    onSelectionChange,
    onSortChange,
    emptyMessage: <EmptyState title="No streams">Streams appear here when the first player joins.</EmptyState>,
    noMatchMessage: <EmptyState title="No matching streams">Try another search.</EmptyState>,
    errorMessage: <ErrorState title="Streams could not be loaded." onRetry={onRetry} reference="7f1c-20ab" />,
  },
  beforeEach: () => {
    for (const spy of [onSelectionChange, onSortChange, onRetry, onLoadMore]) spy.mockClear();
  },
} satisfies Meta<typeof DataTable<Stream>>;

export default meta;
type Story = StoryObj<typeof meta>;

const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name, 'u') });
const sortButton = (name: string) => within(head(name)).getByRole('button');

export const Default: Story = {
  play: async () => {
    await expect(grid()).toHaveAttribute('aria-rowcount', '101');
    await expect(within(grid()).getAllByRole('columnheader')).toHaveLength(9);
    await expect(names()[0]).toBe(hundred[0]?.name);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Renders only visible rows, announces the total, and keeps the header in view. (2, 4, 5, 6) */
export const ManyRows: Story = {
  args: { rows: tenThousand },
  play: async () => {
    await expect(grid()).toHaveAttribute('aria-rowcount', '10001');
    const top = head('Viewers').getBoundingClientRect().top;
    grid().scrollTop = 5_000 * 44;
    await waitFor(() => expect(names()).toContain(tenThousand[5_003]?.name));
    await expect(within(grid()).getAllByRole('row').length).toBeLessThan(60);
    await expect(head('Viewers').getBoundingClientRect().top).toBe(top);
    const indices = within(grid())
      .getAllByRole('row')
      .map((row) => Number(row.ariaRowIndex));
    await expect(indices).toEqual(indices.toSorted((one, other) => one - other));
    const shown = within(grid()).getByRole('row', { name: new RegExp(` ${tenThousand[5_003]?.name}`, 'u') });
    await expect(shown).toHaveAttribute('aria-rowindex', '5005');
  },
};

/** Reaches the last of a million rows, and scrolls px by px from there, although no scroller is that high. (3) */
export const MillionRows: Story = {
  // Created on demand, so that the other stories need not wait.
  render: (args) => <Million {...args} />,
  play: async () => {
    await expect(grid()).toHaveAttribute('aria-rowcount', '1000001');
    grid().scrollTop = grid().scrollHeight;
    await waitFor(() => expect(within(grid()).getByText('Stream 1000000')).toBeVisible());
    grid().scrollTop -= 44;
    await waitFor(() => expect(within(grid()).getByText('Stream 999980')).toBeInTheDocument());
    grid().scrollTop = 0;
    await waitFor(() => expect(within(grid()).getByText('Stream 1')).toBeVisible());
  },
};

function Million(args: DataTableProps<Stream>) {
  const [rows] = useState(() => {
    const [one] = hundred;
    return Array.from({ length: 1_000_000 }, (_, index) => ({ ...one, id: `${index}`, name: `Stream ${index + 1}` }));
  });
  return (
    <GridFrame>
      <DataTable {...args} rows={rows as Stream[]} />
    </GridFrame>
  );
}

/** A press with Shift breaks ties; the header and a live region show the order. (11) */
export const MultiColumnSort: Story = {
  play: async () => {
    const user = userEvent.setup();
    await user.click(sortButton('Region'));
    await expect(head('Region')).toHaveAttribute('aria-sort', 'ascending');
    await user.keyboard('{Shift>}');
    await user.click(sortButton('Viewers'));
    await user.keyboard('{/Shift}');
    await expect(onSortChange).toHaveBeenLastCalledWith([
      { column: 'region', direction: 'ascending' },
      { column: 'viewers', direction: 'descending' },
    ]);
    await expect(screen.getByRole('status')).toHaveTextContent('Sorted by Region, ascending; Viewers, descending');
    const first = hundred
      .filter(({ region }) => region === 'Africa, west')
      .toSorted((one, other) => other.viewers - one.viewers)[0];
    await expect(names()[0]).toBe(first?.name);
  },
};

/** Rows are sorted in the first paint. (14) */
export const DefaultSort: Story = {
  args: { defaultSort: [{ column: 'viewers', direction: 'descending' }] },
  play: async () => {
    const [first] = hundred.toSorted((one, other) => other.viewers - one.viewers);
    await expect(names()[0]).toBe(first?.name);
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
};

function Searched(args: DataTableProps<Stream>) {
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchField label="Search streams" value={search} onChange={setSearch} />
      <GridFrame>
        <DataTable {...args} search={search} />
      </GridFrame>
    </>
  );
}

/** "lopez" finds López, and a new search ends the selection of all matching rows. (10, 25) */
export const Search: Story = {
  args: { rows: tenThousand },
  render: (args) => <Searched {...args} />,
  play: async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await expect(onSelectionChange).toHaveBeenLastCalledWith({ mode: 'exclude', keys: new Set() });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search streams' }), 'lopez');
    const found = tenThousand.filter(({ owner }) => owner.endsWith('López'));
    await waitFor(() => expect(grid()).toHaveAttribute('aria-rowcount', `${found.length + 1}`));
    await expect(names()[0]).toBe(found[0]?.name);
    await expect(onSelectionChange).toHaveBeenLastCalledWith({ mode: 'include', keys: new Set() });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search streams' }), 'x');
    await expect(await screen.findByText('No matching streams')).toBeVisible();
  },
};

/** Skeleton rows have the final height and are hidden from screen readers. (40) */
export const Loading: Story = {
  args: { state: 'loading', rows: [] },
  play: async () => {
    await expect(grid()).toHaveAttribute('aria-busy', 'true');
    await expect(within(grid()).getAllByRole('row')).toHaveLength(1);
    // In a numeric column, the bars are at the end, as the numbers will be.
    const [bar] = [...document.querySelectorAll('[aria-hidden] [data-align=end] > span')] as [Element];
    await expect(getComputedStyle(bar).justifyContent).toBe('flex-end');
  },
};

function Retried({ state, ...args }: DataTableProps<Stream>) {
  const [now, setNow] = useState(state);
  const retry = () => {
    onRetry();
    setNow('loading');
  };
  return (
    <GridFrame>
      <DataTable
        {...args}
        {...(now && { state: now })}
        errorMessage={<ErrorState title="Streams could not be loaded." onRetry={retry} reference="7f1c-20ab" />}
      />
    </GridFrame>
  );
}

/** The message is a cell, Enter moves to its button, and the focus stays when the button is removed. (33, 41) */
export const LoadError: Story = {
  args: { state: 'error', rows: [] },
  render: (args) => <Retried {...args} />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeDisabled();
    await expect(document.activeElement).toHaveTextContent('Streams could not be loaded.');
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
    await expect(grid()).toContainElement(document.activeElement as HTMLElement);
  },
};

function Parts(args: DataTableProps<Stream>) {
  const [count, setCount] = useState(20);
  const [error, setError] = useState<string>();
  return (
    <GridFrame>
      <DataTable
        {...args}
        rows={hundred.slice(0, count)}
        rowCount={hundred.length}
        hasMore={count < hundred.length}
        loadMoreError={error}
        onLoadMore={() => {
          setError(error === undefined ? 'Streams could not be loaded.' : undefined);
          if (error !== undefined) setCount(count + 40);
        }}
      />
    </GridFrame>
  );
}

/** The last row loads more, shows errors, and moves the focus to the first new row. (5, 42) */
export const LoadMore: Story = {
  render: (args) => <Parts {...args} />,
  play: async () => {
    await expect(grid()).toHaveAttribute('aria-rowcount', '101');
    const more = await screen.findByRole('button', { name: 'Load more' }, arrival);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Streams could not be loaded.')).toBeVisible();
    const warned = spyOn(console, 'error');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(document.activeElement?.closest('[role=row]')).toHaveTextContent(`${hundred[20]?.name}`),
    );
    // Rows were not read while rendering others.
    await expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  },
};

/** All cards have the same height, with checkboxes and menus. (8) */
export const Cards: Story = {
  ...onPhone,
  args: { rows: tenThousand },
  play: async () => {
    const rows = within(grid()).getAllByRole('row').slice(1);
    await expect(new Set(rows.map((row) => row.offsetHeight)).size).toBe(1);
    await expect(grid().scrollWidth).toBe(grid().clientWidth);
    for (const cell of within(rows[0] as HTMLElement).getAllByRole('gridcell')) {
      await expect(cell.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        (rows[0] as HTMLElement).getBoundingClientRect().bottom,
      );
    }
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await expect(onSelectionChange).toHaveBeenLastCalledWith({ mode: 'exclude', keys: new Set() });
  },
};

export const LoadingCards: Story = { ...onPhone, args: { state: 'loading', rows: [] } };

/** By default, a column is a line with a label and a value. (8) */
export const CardsWithLines: Story = {
  ...onPhone,
  args: { columns: streamColumns.map(({ card: _card, cardLabel: _label, ...column }) => column) },
};

/** Hides columns that cards leave out and shrinks the others, so that nothing scrolls sideways. (71, 72) */
export const Tablet: Story = {
  ...fullPage,
  parameters: { ...fullPage.parameters, viewport: { options: { tablet: portraitTablet } } },
  globals: { viewport: { value: 'tablet' } },
  args: { isFitted: true, columns: streamColumns.map(({ isSticky: _sticky, ...column }) => column) },
  play: async () => {
    await waitFor(() => expect(grid().scrollWidth).toBeLessThanOrEqual(grid().clientWidth));
    const status = screen.getByRole('columnheader', { name: 'Status' }).getBoundingClientRect();
    await expect(status.right).toBeLessThanOrEqual(grid().getBoundingClientRect().right);
    await expect(screen.queryByRole('columnheader', { name: 'Offload' })).not.toBeInTheDocument();
  },
};

/** The current rows stay while newer ones load. */
export const Refreshing: Story = {
  args: { isPending: true },
  play: async () => {
    await expect(grid()).toHaveAttribute('aria-busy', 'true');
    await expect(names()[0]).toBe(hundred[0]?.name);
  },
};

/** An error ends the progress line, even if the rows that should load never came. */
export const FailedRefresh: Story = {
  args: { state: 'error', isPending: true },
  play: () => expect(grid()).not.toHaveAttribute('aria-busy'),
};

export const Compact: Story = {
  globals: { density: 'compact' },
  play: async () => {
    const [, row] = within(grid()).getAllByRole('row');
    await waitFor(() => expect(row?.getBoundingClientRect().height).toBe(36));
  },
};

/** Prints all rows, with a note if there are more. (9) */
export const Print: Story = {
  args: { rows: tenThousand },
  play: async () => {
    dispatchEvent(new Event('beforeprint'));
    await expect(within(grid()).getAllByRole('row').length).toBe(1_001);
    await expect(names().at(-1)).toBe(tenThousand[999]?.name);
    await expect(grid().parentElement).toHaveTextContent('First 1,000 of 10,000 rows');
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(within(grid()).getAllByRole('row').length).toBeLessThan(60));
  },
};

/** All states in one image. */
export const States: Story = {
  tags: ['board'],
  render: (args) => {
    const five = { ...args, rows: hundred.slice(0, 5) };
    return (
      <Board>
        <BoardRow label="Sorted by two columns, two rows selected, one not selectable">
          <GridFrame height={300}>
            <DataTable
              {...five}
              label="Sorted"
              defaultSelection={{ mode: 'include', keys: new Set(['stream-2', 'stream-3']) }}
              isRowSelectable={({ id }) => id !== 'stream-5'}
              defaultSort={[
                { column: 'region', direction: 'ascending' },
                { column: 'viewers', direction: 'descending' },
              ]}
            />
          </GridFrame>
        </BoardRow>
        <BoardRow label="Compact, one row expanded">
          <GridFrame height={300}>
            <DataTable
              {...five}
              label="Open"
              density="compact"
              defaultExpanded={['stream-2']}
              expandedContent={({ name }) => <Button onPress={() => {}}>{`Open ${name}`}</Button>}
            />
          </GridFrame>
        </BoardRow>
        <BoardRow label="Empty">
          <GridFrame height={300}>
            <DataTable {...args} label="Empty" rows={[]} />
          </GridFrame>
        </BoardRow>
        <BoardRow label="Failed">
          <GridFrame height={300}>
            <DataTable {...args} label="Failed" rows={[]} state="error" />
          </GridFrame>
        </BoardRow>
      </Board>
    );
  },
};
