import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, IconButton } from '../button/index.ts';
import {
  BulkBar,
  CellEditor,
  ColumnTools,
  DataTable,
  type DataTableHandle,
  ExportDialog,
  PreferencesDialog,
  type SavedView,
  SavedViewsMenu,
  selectedCount,
  type SelectionValue,
  visibleColumns,
  type TableDefinition,
  useDataTableState,
  useSavedViews,
} from '../data-table/index.ts';
import { CircleCheck, CircleSlash, Columns3, Download, ListFilter, Pencil, Plus, Trash } from '../icon/index.ts';
import type { MenuAction } from '../menu/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { Pager } from '../pager/index.ts';
import {
  emptyQuery,
  type FilterField,
  type FilterQuery,
  matches,
  parse,
  PropertyFilter,
  serialize,
} from '../property-filter/index.ts';
import { Page } from '../shell/index.ts';
import { EmptyState } from '../states/index.ts';
import { type Stream, streamColumns, streams } from '../storybook/sampleStreams.tsx';
import { storyAddress, storyViews } from '../storybook/sampleViews.ts';
import { StoryShell } from '../storybook/StoryShell.tsx';
import { arrival, onPhone, fullPage } from '../storybook/viewports.ts';
import { TableCard } from '../data-table/index.ts';

const fields: FilterField[] = [
  {
    id: 'status',
    label: 'Status',
    type: 'choice',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'invited', label: 'Invited' },
      { value: 'inactive', label: 'Disabled' },
    ],
  },
  { id: 'name', label: 'Stream', type: 'text' },
  { id: 'viewers', label: 'Viewers', type: 'number' },
];

const columns = streamColumns.map((column) => (column.id === 'name' ? { ...column, isHideable: false } : column));

const definition: TableDefinition = {
  columns,
  pageSizes: [25, 50, 100],
  defaults: { sort: [{ column: 'viewers', direction: 'descending' }] },
  filter: {
    write: (query) => serialize(query as FilterQuery),
    read: (text) => parse(text, fields),
  },
};

const views: SavedView[] = [
  {
    id: 'live',
    name: 'Live now',
    isShared: true,
    isEditable: false,
    state: { filter: 'status:eq:active' },
  },
  { id: 'big', name: 'Over 200,000', isShared: false, state: { filter: 'viewers:gt:200000', density: 'compact' } },
];

const all = streams(12_431);
const onBulk = fn<(action: string, selection: SelectionValue) => void>();
let story = { ...storyAddress(), ...storyViews(views) };

/** A typical product page: the table's whole state is in the URL, and in views that restore it. */
function StreamsPage() {
  const [{ address, adapter }] = useState(story);
  const table = useDataTableState('streams', definition, { persist: 'url', url: address });
  const { state, change } = table;
  const saved = useSavedViews(adapter, table, definition);
  const [selection, setSelection] = useState<SelectionValue>({ mode: 'include', keys: new Set() });
  const [isArranging, setIsArranging] = useState(false);
  const [isExporting, setIsExporting] = useState(false);
  const [handle, setHandle] = useState<DataTableHandle<Stream> | null>(null);

  const query = (state.filter as FilterQuery | undefined) ?? emptyQuery;
  const rows = useMemo(() => all.filter(matches(query, fields)), [query]);
  const pageCount = Math.max(1, Math.ceil(rows.length / state.pageSize));
  // The list can have shrunk since the URL was created.
  const page = Math.min(state.page, pageCount);
  const rowCount = Math.min(state.pageSize, rows.length - (page - 1) * state.pageSize);
  const isEverything = selection.mode === 'exclude';
  const chosenCount = selectedCount(selection, rows.length);
  const clear = () => setSelection({ mode: 'include', keys: new Set() });
  // A new query clears the selection, so that no hidden row is deleted.
  const serialized = serialize(query);
  const [selectedOf, setSelectedOf] = useState(serialized);
  if (selectedOf !== serialized) {
    setSelectedOf(serialized);
    clear();
  }
  const bulk = (id: string, label: string, icon: MenuAction['icon']): MenuAction => ({
    id,
    label,
    ...(icon ? { icon } : {}),
    onAction: () => {
      onBulk(id, selection);
      clear();
    },
  });

  return (
    <StoryShell>
      <Page layout="fit">
        <PageHeader
          title="Streams"
          count={all.length}
          description="Live and upcoming streams."
          actions={
            <>
              <Button icon={Download} onPress={() => setIsExporting(true)}>
                Export CSV
              </Button>
              <Button variant="primary" icon={Plus}>
                Add stream
              </Button>
            </>
          }
        />
        <TableCard
          toolbar={
            <PropertyFilter
              searchLabel="Search streams"
              placeholder="Search, or filter by status, name or viewers"
              fields={fields}
              value={query}
              onChange={(filter) => change({ filter: serialize(filter) === '' ? undefined : filter })}
              matchCount={rows.length}
              actions={
                <>
                  <SavedViewsMenu views={saved} table={table} defaultLabel="All streams" canShare />
                  <IconButton
                    label="Columns and rows"
                    icon={Columns3}
                    variant="ghost"
                    onPress={() => setIsArranging(true)}
                  />
                </>
              }
            />
          }
          pager={
            rows.length === 0 ? undefined : (
              <BulkBar
                selectedCount={chosenCount}
                matchingCount={rows.length}
                isEverythingSelected={isEverything}
                onSelectEverything={() => setSelection({ mode: 'exclude', keys: new Set() })}
                onClear={clear}
                table={handle}
                actions={[
                  bulk('enable', 'Enable', CircleCheck),
                  bulk('disable', 'Disable', CircleSlash),
                  { ...bulk('export', 'Export', Download), onAction: () => setIsExporting(true) },
                  { ...bulk('delete', 'Delete…', Trash), tone: 'danger' },
                ]}
              >
                <Pager
                  page={page}
                  pageSize={state.pageSize}
                  rowCount={rowCount}
                  total={rows.length}
                  hasNext={page < pageCount}
                  onPrevious={() => change({ page: page - 1 })}
                  onNext={() => change({ page: page + 1 })}
                />
              </BulkBar>
            )
          }
        >
          <DataTable
            handleRef={setHandle}
            label="Streams"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            page={page}
            pageSize={state.pageSize}
            sort={state.sort}
            onSortChange={(sort) => change({ sort })}
            layout={state.columns}
            onLayoutChange={(layout) => change({ columns: layout })}
            columnTools={ColumnTools}
            cellEditor={CellEditor}
            density={state.density}
            selection={selection}
            onSelectionChange={setSelection}
            rowActions={() => [{ id: 'edit', label: 'Edit', icon: Pencil, onAction: fn() }]}
            // Only the page knows that the search hid rows; the table gets the matching ones.
            state={rows.length === 0 ? 'noMatch' : 'ok'}
            noMatchMessage={
              <EmptyState
                icon={ListFilter}
                title="No streams match"
                actions={<Button onPress={() => change({ filter: undefined })}>Clear search and filters</Button>}
              >
                No streams match these filters.
              </EmptyState>
            }
          />
        </TableCard>
        <PreferencesDialog
          isOpen={isArranging}
          onOpenChange={setIsArranging}
          columns={columns}
          value={state}
          defaultValue={{ columns: { order: [], hidden: [], widths: {} }, density: 'comfortable', pageSize: 50 }}
          pageSizes={definition.pageSizes}
          onChange={({ columns: layout, density, pageSize }) => change({ columns: layout, density, pageSize })}
        />
        <ExportDialog
          isOpen={isExporting}
          onOpenChange={setIsExporting}
          title="Export streams"
          fileName="streams.csv"
          columns={columns}
          visibleColumns={visibleColumns(columns, state.columns).map(({ id }) => id)}
          source={rows}
          selectedRows={
            isExporting && chosenCount > 0 ? rows.filter(({ id }) => selection.keys.has(id) !== isEverything) : []
          }
        />
      </Page>
    </StoryShell>
  );
}

const meta = {
  title: 'Patterns/Data table',
  component: StreamsPage,
  tags: ['draft'],
  ...fullPage,
  beforeEach: () => {
    story = { ...storyAddress(), ...storyViews(views) };
    onBulk.mockClear();
  },
} satisfies Meta<typeof StreamsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const pager = () => screen.getByRole('navigation', { name: 'Pages' });
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

/** Only the rows scroll; views, tools, header and pager stay visible. */
export const Default: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader', undefined, arrival);
    const page = document.documentElement;
    await expect(page.scrollHeight).toBeLessThanOrEqual(page.clientHeight);
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(pager().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(pager()).toHaveTextContent(/1–50 of 12.431/);
    await expect(screen.getByRole('button', { name: 'Views: All streams' })).toBeVisible();
  },
};

/** Sorting and page are in the URL: Back steps through them, and a shared link shows the same list. */
export const RestoresFromUrl: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(pager()).toHaveTextContent(/51–100 of/));
    await userEvent.click(screen.getByRole('button', { name: /^Stream/ }));
    await waitFor(() => expect(pager()).toHaveTextContent(/1–50 of/));
    await expect(story.address.read()).toBe('sort=name');
    story.back();
    await waitFor(() => expect(pager()).toHaveTextContent(/51–100 of/));
    await expect(story.address.read()).toBe('page=2');
    story.back();
    await waitFor(() => expect(pager()).toHaveTextContent(/1–50 of/));
  },
};

/**
 * Extends a selection from this page to all matching rows, with a bulk action for "all but these". A new filter
 * clears it.
 */
export const SelectsAllMatchingRows: Story = {
  play: async () => {
    const search = screen.getByRole('combobox', { name: 'Search streams' });
    await screen.findAllByRole('rowheader', undefined, arrival);
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${rowNames()[0]}` }));
    await screen.findByRole('region', { name: 'Selection' }, arrival);
    await userEvent.type(search, 'no such stream{Enter}');
    await screen.findByText('No streams match');
    await userEvent.clear(search);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pager()).toHaveTextContent(/1–50 of/));
    await expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    const bar = await screen.findByRole('region', { name: 'Selection' }, arrival);
    await expect(bar).toHaveTextContent('50 selected');
    await userEvent.click(within(bar).getByRole('button', { name: /Select all 12.431/ }));
    await screen.findAllByRole('rowheader', undefined, arrival);
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${rowNames()[0]}` }));
    await expect(bar).toHaveTextContent(/12.430 selected/);
    await userEvent.click(within(bar).getByRole('button', { name: 'Disable' }));
    const [action, selection] = onBulk.mock.lastCall ?? [];
    await expect([action, selection?.mode, selection?.keys.size]).toEqual(['disable', 'exclude', 1]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument());
    await expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  },
};

export const Phone: Story = {
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
