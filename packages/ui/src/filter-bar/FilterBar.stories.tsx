import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../button/index.ts';
import { Icon, RefreshCw } from '../icon/index.ts';
import { Page } from '../shell/index.ts';
import { Board, BoardRow, Forced } from '../storybook/Board.tsx';
import { TableCard } from '../table/index.ts';
import { type Filter, FilterBar, type FilterBarProps, type FilterField, FilterToken } from './index.ts';

const onSearchChange = fn();
const onFiltersChange = fn();

const fields: FilterField[] = [
  {
    id: 'status',
    label: 'Status',
    type: 'choice',
    options: [
      { value: 'ACTIVE', label: 'Active' },
      { value: 'INVITED', label: 'Invited' },
      { value: 'INACTIVE', label: 'Inactive' },
    ],
  },
  {
    id: 'role',
    label: 'Role',
    type: 'choice',
    options: ['Regular', 'Administrator', 'Read only', 'Sales'].map((label) => ({ value: label, label })),
  },
  { id: 'email', label: 'E-mail', type: 'text' },
  { id: 'createdAt', label: 'Creation date', type: 'date' },
];

const someFilters: Filter[] = [
  { field: 'status', op: 'ne', values: ['INACTIVE'] },
  { field: 'createdAt', op: 'between', values: ['2026-01-01', '2026-11-20'] },
  { field: 'role', op: 'eq', values: ['Regular', 'Administrator', 'Sales'] },
];

function KeptFilterBar(props: FilterBarProps) {
  const [filters, setFilters] = useState(props.filters);
  const [search, setSearch] = useState(props.search);
  return (
    <Page>
      <TableCard
        toolbar={
          <FilterBar
            {...props}
            filters={filters}
            onFiltersChange={(next) => {
              onFiltersChange(next);
              setFilters(next);
            }}
            search={search}
            onSearchChange={(next) => {
              onSearchChange(next);
              setSearch(next);
            }}
          />
        }
      >
        <div />
      </TableCard>
    </Page>
  );
}

/** The code of what opens is fetched when it is first wanted; on a busy machine that takes its time. */
const arrival = { timeout: 10_000 };

const meta = {
  title: 'Data/Filter bar',
  component: FilterBar,
  subcomponents: { FilterToken },
  tags: ['ready'],
  render: (args) => <KeptFilterBar {...args} />,
  args: {
    searchLabel: 'Search users',
    placeholder: 'Search by name or e-mail…',
    search: '',
    onSearchChange,
    fields,
    filters: [],
    onFiltersChange,
    actions: <IconButton label="Refresh" icon={<Icon icon={RefreshCw} />} />,
  },
  beforeEach: () => {
    onSearchChange.mockClear();
    onFiltersChange.mockClear();
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** "/" brings the focus to the search; what is typed is handed on when typing pauses, at once on Enter. */
export const Default: Story = {
  play: async () => {
    const search = screen.getByRole('searchbox', { name: 'Search users' });
    await userEvent.keyboard('/');
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('');
    await userEvent.keyboard('kofi/m');
    await expect(search).toHaveValue('kofi/m');
    await waitFor(() => expect(onSearchChange).toHaveBeenLastCalledWith('kofi/m'));
    await expect(onSearchChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('e{Enter}');
    await expect(onSearchChange).toHaveBeenLastCalledWith('kofi/me');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await expect(onSearchChange).toHaveBeenLastCalledWith('');
    await expect(search).toHaveFocus();
  },
};

/** Every property, to try. */
export const Playground: Story = { tags: ['playground'] };

/** A search that changes elsewhere, by Back for example, takes the place of what was typed. */
export const FollowsTheAddress: Story = {
  render: function Render(args) {
    const [search, setSearch] = useState('kofi');
    return (
      <>
        <FilterBar {...args} search={search} onSearchChange={setSearch} />
        <button type="button" onClick={() => setSearch('amara')}>
          Back
        </button>
      </>
    );
  },
  play: async () => {
    const search = screen.getByRole('searchbox', { name: 'Search users' });
    await expect(search).toHaveValue('kofi');
    await userEvent.type(search, ' m');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(search).toHaveValue('amara');
  },
};

export const AddsAFilter: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    const editor = await screen.findByRole('dialog', { name: 'Add filter' }, arrival);
    await userEvent.click(within(editor).getByRole('button', { name: 'Apply filter' }));
    await expect(within(editor).getByRole('alert')).toHaveTextContent('Select at least one option.');
    await userEvent.click(within(editor).getByRole('checkbox', { name: 'Invited' }));
    await userEvent.click(within(editor).getByRole('button', { name: 'Apply filter' }));
    await expect(onFiltersChange).toHaveBeenLastCalledWith([{ field: 'status', op: 'eq', values: ['INVITED'] }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.getByRole('list', { name: 'Active filters' })).toHaveTextContent('Status is Invited');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add filter' })).toHaveFocus());
  },
};

/** Everything by keyboard: property, operator, text, Enter. */
export const AddsATextFilterByKeyboard: Story = {
  play: async () => {
    screen.getByRole('button', { name: 'Add filter' }).focus();
    await userEvent.keyboard('{Enter}');
    const editor = await screen.findByRole('dialog', { name: 'Add filter' }, arrival);
    within(editor)
      .getByRole('button', { name: /Property/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('e{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.type(within(editor).getByRole('textbox', { name: 'Value' }), 'solstice.tv{Enter}');
    await expect(onFiltersChange).toHaveBeenLastCalledWith([
      { field: 'email', op: 'contains', values: ['solstice.tv'] },
    ]);
  },
};

export const WithFilters: Story = {
  args: { filters: someFilters },
  play: async () => {
    const list = screen.getByRole('list', { name: 'Active filters' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(list).toHaveTextContent('Creation date between 01 Jan – 20 Nov 2026');
    await expect(list).toHaveTextContent('Role is one of Regular, Administrator +1');
  },
};

/** The focus goes on to the next filter's cross, at last to the search. */
export const RemovesFilters: Story = {
  args: { filters: someFilters.slice(0, 2) },
  play: async () => {
    const remove = screen.getByRole('button', { name: 'Remove filter Status is not Inactive' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onFiltersChange).toHaveBeenLastCalledWith([someFilters[1]]);
    await expect(screen.getByRole('button', { name: /Remove filter Creation date/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onFiltersChange).toHaveBeenLastCalledWith([]);
    await expect(screen.getByRole('searchbox')).toHaveFocus();
  },
};

export const ClearsAllFilters: Story = {
  args: { filters: someFilters },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expect(onFiltersChange).toHaveBeenLastCalledWith([]);
    await expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
  },
};

/** Pressing a filter opens it as it is; it keeps its place. */
export const ChangesAFilter: Story = {
  args: { filters: someFilters },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Creation date between 01 Jan – 20 Nov 2026' }));
    const editor = await screen.findByRole('dialog', { name: 'Filter' }, arrival);
    await expect(within(editor).getByLabelText('From')).toHaveValue('2026-01-01');
    await userEvent.clear(within(editor).getByLabelText('From'));
    await userEvent.type(within(editor).getByLabelText('From'), '2026-12-01');
    await userEvent.click(within(editor).getByRole('button', { name: 'Apply filter' }));
    await expect(within(editor).getByText('The first date must not be after the second.')).toBeVisible();
    await userEvent.clear(within(editor).getByLabelText('From'));
    await userEvent.type(within(editor).getByLabelText('From'), '2026-06-01');
    await userEvent.click(within(editor).getByRole('button', { name: 'Apply filter' }));
    await expect(onFiltersChange).toHaveBeenLastCalledWith([
      someFilters[0],
      { field: 'createdAt', op: 'between', values: ['2026-06-01', '2026-11-20'] },
      someFilters[2],
    ]);
  },
};

export const NoMoreThanTen: Story = {
  args: {
    filters: Array.from({ length: 10 }, (_, index) => ({
      field: 'email',
      op: 'contains' as const,
      values: [`part-${index}`],
    })),
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Add filter' })).toHaveAccessibleDescription('At most 10 filters.');
  },
};

export const Phone: Story = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  args: { filters: someFilters },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Add filter' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { filters: someFilters } };

const words = { property: 'Status', operator: 'is not', value: 'Inactive' };

/** Everything a reviewer looks at, in one still picture. */
export const States: Story = {
  tags: ['board'],
  // A list has one bar; this picture has many.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Board>
      <BoardRow label="Without and with filters, while searching">
        {[
          { filters: [], search: '' },
          { filters: someFilters, search: '' },
          { filters: [], search: 'kofi' },
        ].map((state) => (
          <div key={state.search + state.filters.length} style={{ inlineSize: 800, maxInlineSize: '100%' }}>
            <TableCard toolbar={<FilterBar {...args} {...state} />}>{null}</TableCard>
          </div>
        ))}
      </BoardRow>
      <BoardRow label="A filter: rest, hovered, focused, being edited">
        <FilterToken words={words} isEditing={false} onEdit={fn()} onRemove={fn()} />
        <Forced state="hover">
          <FilterToken words={words} isEditing={false} onEdit={fn()} onRemove={fn()} />
        </Forced>
        <Forced state="focus-visible">
          <FilterToken words={words} isEditing={false} onEdit={fn()} onRemove={fn()} />
        </Forced>
        <FilterToken words={words} isEditing onEdit={fn()} onRemove={fn()} />
      </BoardRow>
    </Board>
  ),
};
