import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { CircleSlash, Icon, ListFilter, Pencil, Plus, Trash } from '../icon/index.ts';
import type { MenuEntry } from '../menu/index.ts';
import { Page } from '../shell/index.ts';
import { EmptyState, ErrorState } from '../states/index.ts';
import { type Column, type Sort, Table, TableCard, type TableProps } from './index.ts';
import { BoardRow } from '../storybook/Board.tsx';
import { people, type Person, personColumns } from '../storybook/samplePeople.tsx';

const onSortChange = fn();
const onEdit = fn();
const onRetry = fn();
const asked = fn();

const rowActions = (person: Person): MenuEntry[] => {
  asked(person.name);
  return [
    { id: 'edit', label: 'Edit', icon: Pencil, shortcut: 'E', onAction: () => onEdit(person.name) },
    'separator',
    { id: 'disable', label: 'Disable', icon: CircleSlash, onAction: fn() },
    { id: 'delete', label: 'Delete user…', icon: Trash, tone: 'danger', onAction: fn() },
  ];
};

function Frame({ children }: { children: ReactNode }) {
  return (
    <Page>
      <TableCard>{children}</TableCard>
    </Page>
  );
}

/** Sorts by its own data, as a server would. */
function SortedTable(props: TableProps<Person>) {
  const [sort, setSort] = useState<Sort | undefined>(props.sort);
  const rows = sort
    ? props.rows.toSorted((one, other) => {
        const order = String(one[sort.column as keyof Person]).localeCompare(
          String(other[sort.column as keyof Person]),
        );
        return sort.direction === 'ascending' ? order : -order;
      })
    : props.rows;
  return (
    <Table
      {...props}
      rows={rows}
      sort={sort}
      onSortChange={(next) => {
        onSortChange(next);
        setSort(next);
      }}
    />
  );
}

/** The code of what opens is fetched when it is first wanted; on a busy machine that takes its time. */
const arrival = { timeout: 60_000 };

const meta = {
  title: 'Data/Table',
  component: Table<Person>,
  subcomponents: { TableCard },
  tags: ['ready'],
  render: (args) => (
    <Frame>
      <SortedTable {...args} />
    </Frame>
  ),
  args: {
    label: 'Users',
    columns: personColumns,
    rows: people,
    rowKey: ({ id }) => id,
    rowActions,
    rowActionsLabel: ({ name }) => `Actions for ${name}`,
  },
  beforeEach: () => {
    for (const spy of [onSortChange, onEdit, onRetry, asked]) spy.mockClear();
  },
} satisfies Meta<typeof Table<Person>>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
};

const rowNames = () => screen.getAllByRole('rowheader').map((header) => header.textContent);

/** In a frame of its own on the page of documentation: there it is as narrow as a tablet, and shows what a tablet shows. */
export const Default: Story = { parameters: { docs: { story: { inline: false, height: '560px' } } } };

export const Basics: Story = {
  play: async () => {
    const table = screen.getByRole('table', { name: 'Users' });
    await expect(within(table).getAllByRole('row')).toHaveLength(people.length + 1);
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    await expect(screen.getByRole('rowheader', { name: /Amara Okafor/ })).toBeVisible();
    await expect(within(table).getByText('04 Nov 2026')).toHaveAttribute('title', '04 Nov 2026, 08:00 (UTC)');
  },
};

/** Every property, to try. */
export const Playground: Story = { tags: ['playground'] };

/** Dates start with the latest; the head says the order, and so does a live region. */
export const SortsByKeyboard: Story = {
  play: async () => {
    const created = screen.getByRole('columnheader', { name: 'Creation date' });
    await expect(created).toHaveAttribute('aria-sort', 'none');
    within(created).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(created).toHaveAttribute('aria-sort', 'descending');
    await expect(onSortChange).toHaveBeenLastCalledWith({ column: 'createdAt', direction: 'descending' });
    await expect(screen.getByRole('status')).toHaveTextContent('Sorted by Creation date, descending');
    await userEvent.keyboard(' ');
    await expect(created).toHaveAttribute('aria-sort', 'ascending');
    await expect(rowNames()[0]).toContain('Elena Marchetti');
    await expect(within(created).getByRole('button')).toHaveFocus();
  },
};

/** A first press of `…` opens the menu even though its code is loaded by it, and Escape gives the focus back. */
export const OpensTheRowMenuByKeyboard: Story = {
  play: async () => {
    const trigger = screen.getByRole('button', { name: 'Actions for Mateo Rivas' });
    await expect(asked).not.toHaveBeenCalled();
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Actions for Mateo Rivas' }, arrival);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(asked).toHaveBeenCalledWith('Mateo Rivas');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: /Edit/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

export const RunsARowAction: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Kofi Mensah' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Edit/ }, arrival));
    await expect(onEdit).toHaveBeenCalledWith('Kofi Mensah');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

const withoutMateo = people.filter(({ name }) => name !== 'Mateo Rivas');

/** Somebody else deletes what a menu is open for: it closes, and the keyboard is at the row that took the place. */
export const RowGoesWithItsMenu: Story = {
  render: function RowGoes(args) {
    const [rows, setRows] = useState(people);
    return (
      <Frame>
        <button type="button" onClick={() => setRows(rows === people ? withoutMateo : people)}>
          Answer
        </button>
        <Table {...args} rows={rows} />
      </Frame>
    );
  },
  play: async () => {
    const answer = screen.getByRole('button', { name: 'Answer' });
    const next = withoutMateo[people.findIndex(({ name }) => name === 'Mateo Rivas')];
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Mateo Rivas' }));
    const menu = await screen.findByRole('menu', {}, arrival);
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    answer.click();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: `Actions for ${next?.name}` })).toHaveFocus());
    await userEvent.click(answer);
    await expect(screen.getByRole('button', { name: 'Actions for Mateo Rivas' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

const rendered = fn();
const countedColumns: Column<Person>[] = personColumns.map((column) =>
  column.isRowHeader
    ? {
        ...column,
        cell: (person) => {
          rendered(person.name);
          return column.cell(person);
        },
      }
    : column,
);

/** Opening a menu renders the cells of one row, not of all. */
export const RendersOnlyTheRowThatChanges: Story = {
  args: { columns: countedColumns },
  play: async () => {
    await screen.findAllByRole('row');
    rendered.mockClear();
    const [trigger] = screen.getAllByRole('button', { name: 'Actions for Yusuf Demir' });
    await userEvent.click(trigger as HTMLElement);
    await screen.findByRole('menu', {}, arrival);
    await expect(new Set(rendered.mock.calls.map(([name]) => name as string))).toEqual(new Set(['Yusuf Demir']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const SelectedRow: Story = {
  args: { selectedRowKey: 'yusuf.demir@canalmeridian.com' },
  play: async () => {
    const row = screen.getByRole('row', { name: /Yusuf Demir/ });
    await expect(row).toHaveAttribute('aria-current', 'true');
  },
};

/** Rows of the final height; nothing is seen for the first 100 ms. */
export const Loading: Story = {
  args: { state: 'loading', rows: [] },
  play: async () => {
    const table = screen.getByRole('table', { name: 'Users' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(within(table).getAllByRole('row')).toHaveLength(1);
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(20);
  },
};

export const Refreshing: Story = {
  args: { isPending: true },
  play: async () => {
    await expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getAllByRole('rowheader')).toHaveLength(people.length);
  },
};

export const Empty: Story = {
  args: {
    state: 'empty',
    rows: [],
    emptyMessage: (
      <EmptyState
        title="No users yet"
        actions={
          <Button variant="primary" icon={<Icon icon={Plus} />}>
            Invite user
          </Button>
        }
      >
        People you invite to sign in appear here.
      </EmptyState>
    ),
  },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'No users yet' })).toBeVisible();
    // There is nothing to sort.
    await expect(within(screen.getByRole('table')).queryByRole('button', { name: 'E-mail' })).not.toBeInTheDocument();
  },
};

export const NoMatch: Story = {
  args: {
    state: 'noMatch',
    rows: [],
    noMatchMessage: (
      <EmptyState icon={ListFilter} title="No users match these filters" actions={<Button>Clear filters</Button>}>
        Status is Invited, Role is Sales.
      </EmptyState>
    ),
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    state: 'error',
    rows: [],
    errorMessage: <ErrorState title="Users could not be loaded." onRetry={onRetry} reference="7f1c-20ab" />,
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Users could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Compact: Story = {
  globals: { density: 'compact' },
  play: async () => {
    const row = screen.getByRole('row', { name: /Amara Okafor/ });
    await expect(row.getBoundingClientRect().height).toBe(36);
  },
};

/** Between cards and the full width the columns that cards leave out go, so that the status needs no scrolling. */
export const Tablet: Story = {
  parameters: { viewport: { options: { tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } } } } },
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    const status = screen.getByRole('columnheader', { name: 'Status' }).getBoundingClientRect();
    const region = screen.getByRole('region', { name: 'Users' });
    await expect(status.right).toBeLessThanOrEqual(region.getBoundingClientRect().right);
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    await expect(screen.queryByRole('columnheader', { name: 'Creation date' })).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Below 744 px each row is a card; it is the same table, with the same roles. */
export const Cards: Story = {
  ...phone,
  play: async () => {
    const row = screen.getByRole('row', { name: /Amara Okafor/ });
    await expect(within(row).getAllByRole('cell').length).toBeGreaterThan(3);
    const name = within(row).getByRole('rowheader').getBoundingClientRect();
    const email = within(row).getByText('amara.okafor@solstice.tv').getBoundingClientRect();
    await expect(email.top).toBeGreaterThan(name.top);
    await expect(screen.queryByText('04 Nov 2026')).not.toBeVisible();
    await userEvent.click(within(row).getByRole('button', { name: 'Actions for Amara Okafor' }));
    const menu = await screen.findByRole('menu', {}, arrival);
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const LoadingCards: Story = { ...phone, args: { state: 'loading', rows: [], skeletonRows: 5 } };

/** Without a place of its own a column becomes a line: label and value. */
export const CardsWithLines: Story = {
  ...phone,
  args: { columns: personColumns.map(({ card: _card, cardLabel: _label, ...column }) => column) },
};

function Wide({ children }: { children: ReactNode }) {
  return (
    <div style={{ inlineSize: '100%' }}>
      <TableCard>{children}</TableCard>
    </div>
  );
}

/** Everything a reviewer looks at, in one still picture. */
export const States: Story = {
  tags: ['board'],
  // A page has one list; this picture has many.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, inlineSize: '100%' }}>
      <BoardRow label="Sorted, one row selected">
        <Wide>
          <Table
            {...args}
            rows={people.slice(0, 5)}
            sort={{ column: 'createdAt', direction: 'descending' }}
            onSortChange={() => {}}
            selectedRowKey={people[2]?.id}
          />
        </Wide>
      </BoardRow>
      <BoardRow label="No match">
        <Wide>
          <Table {...args} rows={[]} state="noMatch" noMatchMessage={NoMatch.args?.noMatchMessage} />
        </Wide>
      </BoardRow>
      <BoardRow label="Failed">
        <Wide>
          <Table
            {...args}
            rows={[]}
            state="error"
            errorMessage={<ErrorState title="Users could not be loaded." onRetry={() => {}} reference="7f1c-20ab" />}
          />
        </Wide>
      </BoardRow>
    </div>
  ),
};
