import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, IconButton } from '../button/index.ts';
import { CircleSlash, Download, ListFilter, LogOut, Mail, Pencil, Plus, RefreshCw, Trash } from '../icon/index.ts';
import type { MenuEntry } from '../menu/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { Pager, PagerPlaceholder } from '../pager/index.ts';
import {
  emptyQuery,
  type FilterField,
  type FilterQuery,
  type FilterToken,
  matches,
  PropertyFilter,
} from '../property-filter/index.ts';
import { Page } from '../shell/index.ts';
import { EmptyState, ErrorState } from '../states/index.ts';
import { manyUsers, type User, userColumns } from '../storybook/samplePeople.tsx';
import { storyLink } from '../storybook/storyLink.tsx';
import { StoryShell } from '../storybook/StoryShell.tsx';
import { arrival, onPhone, onTablet, fullPage } from '../storybook/viewports.ts';
import { type Sort, DataTable, TableCard, type TableState } from '../data-table/index.ts';
import { LinkTabs } from '../tabs/index.ts';

interface ListPageProps {
  state?: TableState;
  isCollapsed?: boolean;
  initialTokens?: readonly FilterToken[];
  /** Key of the row whose details are open. */
  selectedRowKey?: string;
  onEdit: (name: string) => void;
}

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
  { id: 'email', label: 'E-mail', type: 'text' },
];

const views = [
  { id: 'all', label: 'All users', href: '#all', isCurrent: true },
  { id: 'administrators', label: 'Administrators', href: '#administrators', count: 64 },
  { id: 'never', label: 'Never signed in', href: '#never', count: 118 },
  { id: 'mfa', label: 'MFA off', href: '#mfa', count: 307 },
];

/** Matches a user's name or email. */
const isFound = (user: User, text: string) => `${user.name} ${user.email}`.toLowerCase().includes(text.toLowerCase());

const rowActions = (user: User, onEdit: (name: string) => void): MenuEntry[] => [
  { id: 'edit', label: 'Edit', icon: Pencil, shortcut: 'E', onAction: () => onEdit(user.name) },
  { id: 'resend', label: 'Send password reset', icon: Mail, onAction: fn() },
  { id: 'revoke', label: 'Revoke sessions', icon: LogOut, onAction: fn() },
  'separator',
  { id: 'disable', label: 'Disable', icon: CircleSlash, onAction: fn() },
  { id: 'delete', label: 'Delete user…', icon: Trash, tone: 'danger', onAction: fn() },
];

/** Product list pages combine these parts in this order. */
function ListPage({ state = 'ok', isCollapsed = false, initialTokens = [], selectedRowKey, onEdit }: ListPageProps) {
  const [query, setQuery] = useState<FilterQuery>({ ...emptyQuery, tokens: initialTokens });
  const [sort, setSort] = useState<readonly Sort[]>([{ column: 'createdAt', direction: 'descending' }]);
  const found = useMemo(() => {
    const isMatch = matches<User>({ ...query, text: '' }, fields);
    return manyUsers.filter((user) => isMatch(user) && isFound(user, query.text));
  }, [query]);
  const isNarrowed = query.text !== '' || query.tokens.length > 0;
  const shown: TableState = state === 'ok' && found.length === 0 ? 'noMatch' : state;
  const total = isNarrowed ? found.length : 2431;
  const clear = () => setQuery(emptyQuery);
  const invite = (
    <Button variant="primary" icon={Plus}>
      Invite user
    </Button>
  );

  return (
    <StoryShell isCollapsed={isCollapsed}>
      <Page layout="fit">
        <PageHeader
          title="Users"
          count={shown === 'ok' || shown === 'noMatch' ? 2431 : undefined}
          description="Everyone who can sign in to Northlight and its 38 customers."
          actions={
            <>
              <Button icon={Download}>Export CSV</Button>
              {invite}
            </>
          }
        />
        <LinkTabs label="Views" items={views} renderLink={storyLink(fn())} />
        <TableCard
          toolbar={
            <PropertyFilter
              searchLabel="Search users"
              placeholder="Search by name or e-mail…"
              fields={fields}
              value={query}
              onChange={setQuery}
              actions={<IconButton label="Refresh" icon={RefreshCw} />}
            />
          }
          pager={
            shown === 'loading' ? (
              <PagerPlaceholder />
            ) : shown === 'ok' ? (
              <Pager
                page={1}
                pageSize={40}
                rowCount={Math.min(40, found.length)}
                total={total}
                hasNext={total > 40}
                onPrevious={fn()}
                onNext={fn()}
              />
            ) : undefined
          }
        >
          <DataTable
            isFitted
            label="Users"
            columns={userColumns}
            rows={found}
            rowKey={({ id }) => id}
            state={shown}
            sort={sort}
            onSortChange={setSort}
            currentRowKey={selectedRowKey}
            rowLabel={({ name }) => name}
            rowActions={(user) => rowActions(user, onEdit)}
            emptyMessage={
              <EmptyState title="No users yet" actions={invite}>
                People you invite to sign in appear here.
              </EmptyState>
            }
            noMatchMessage={
              <EmptyState
                icon={ListFilter}
                title="No users match"
                actions={<Button onPress={clear}>Clear search and filters</Button>}
              >
                {query.text === '' ? 'No users match these filters.' : `No name or e-mail contains “${query.text}”.`}
              </EmptyState>
            }
            errorMessage={
              <ErrorState title="Could not load users." onRetry={fn()} reference="7f1c-20ab">
                The service did not respond in time. Your filters are kept.
              </ErrorState>
            }
          />
        </TableCard>
      </Page>
    </StoryShell>
  );
}

const meta = {
  title: 'Patterns/List',
  component: ListPage,
  tags: ['ready'],
  args: { onEdit: fn() },
  ...fullPage,
} satisfies Meta<typeof ListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table fills the window: only the rows scroll; the header and the pager stay visible. */
export const Default: Story = {
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollHeight).toBeLessThanOrEqual(page.clientHeight);
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    const rows = screen.getByRole('grid', { name: 'Users' });
    const header = screen.getByRole('columnheader', { name: 'E-mail' });
    const { top } = header.getBoundingClientRect();
    rows.scrollTop = 500;
    await waitFor(() => expect(rows.scrollTop).toBe(500));
    await expect(header.getBoundingClientRect().top).toBe(top);
    const { bottom } = screen.getByRole('navigation', { name: 'Pages' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    rows.scrollTop = 0;
  },
};

/** Querying every row by role takes seconds on a busy machine; the pager shows the same count. */
const pager = () => document.querySelector('nav[aria-label=Pages]');

/** Search from the keyboard until nothing matches, read why, and clear the search. */
export const SearchesAndClears: Story = {
  play: async () => {
    await userEvent.keyboard('/kofi{Enter}');
    await waitFor(() => expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Kofi Mensah'));
    await expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('1–1 of 1');
    await userEvent.keyboard('x{Enter}');
    await expect(await screen.findByRole('heading', { name: 'No users match' })).toBeVisible();
    await expect(screen.getByText('No name or e-mail contains “kofix”.')).toBeVisible();
    const clear = screen.getByRole('button', { name: 'Clear search and filters' });
    clear.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pager()).toHaveTextContent('1–40 of 2,431'));
    await expect(screen.getByRole('combobox', { name: 'Search users' })).toHaveValue('');
  },
};

/** Adds a filter, shows it in words, and removes it. */
export const Filters: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Search users' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Status' }, arrival));
    await userEvent.click(await screen.findByRole('option', { name: 'is' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Invited' }));
    const active = await screen.findByRole('list', { name: 'Active filters' }, arrival);
    await expect(active).toHaveTextContent('Status is Invited');
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toHaveLength(manyUsers.filter(({ status }) => status === 'invited').length);
    await expect(names.join()).toContain('Hanna Virtanen');
    await expect(names.join()).not.toContain('Kofi Mensah');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Status is Invited' }));
    await waitFor(() => expect(pager()).toHaveTextContent('1–40 of 2,431'));
  },
};

/** Row actions are in a menu, destructive ones last. */
export const RowMenu: Story = {
  args: { initialTokens: [{ field: 'status', op: 'ne', values: ['inactive'] }] },
  play: async ({ args }) => {
    const trigger = screen.getByRole('button', { name: 'Actions for Priya Raghunathan' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', {}, arrival);
    const entries = within(menu).getAllByRole('menuitem');
    await expect(entries.at(-1)).toHaveTextContent('Delete user…');
    await waitFor(() => expect(entries[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith('Priya Raghunathan');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** The row whose details are open stays highlighted. */
export const SelectedRow: Story = { args: { selectedRowKey: 'yusuf.demir@canalmeridian.com' } };

export const Loading: Story = { args: { state: 'loading' } };

/** No rows yet: what will appear here, and one next step. */
export const Empty: Story = {
  args: { state: 'empty' },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'No users yet' })).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Invite user' })).toHaveLength(2);
    await expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  },
};

/** The rest of the page stays, and typed text is kept. */
export const Failed: Story = { args: { state: 'error' } };

export const Compact: Story = { args: { isCollapsed: true }, globals: { density: 'compact' } };

/** No horizontal scrolling, and the status column stays visible. */
export const Tablet: Story = {
  ...onTablet,
  play: async () => {
    const status = screen.getByRole('columnheader', { name: 'Status' });
    await expect(status.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Rows become cards that scroll with the page; the pager sticks to the bottom of the window. */
export const Phone: Story = {
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const { bottom } = screen.getByRole('navigation', { name: 'Pages' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
