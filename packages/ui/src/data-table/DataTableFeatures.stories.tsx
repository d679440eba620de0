import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  grid,
  GridFrame,
  names,
  rowActions,
  streamColumns,
  type Stream,
  streams,
} from '../storybook/sampleStreams.tsx';
import { arrival, onPhone, fullPage } from '../storybook/viewports.ts';
import { createDataTable, tableDetails, tableMessages } from './index.ts';

const CoreTable = createDataTable({});
const OpeningTable = createDataTable({ details: tableDetails, messages: tableMessages });

const onSelectionChange = fn();
const hundred = streams(100);

const meta = {
  title: 'Data/Data table',
  component: CoreTable<Stream>,
  tags: ['draft', '!autodocs'],
  ...fullPage,
  render: (args) => (
    <GridFrame>
      <CoreTable {...args} />
    </GridFrame>
  ),
  args: {
    label: 'Streams',
    columns: streamColumns,
    rows: hundred,
    rowKey: ({ id }) => id,
    rowActions,
    onSelectionChange,
  },
  beforeEach: () => {
    onSelectionChange.mockClear();
  },
} satisfies Meta<typeof CoreTable<Stream>>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement as HTMLElement;
const columnHead = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name, 'u') });

/**
 * Without features: row counts, sorting, announcements, selection, keyboard navigation, and row menus. (5, 11, 22, 30,
 * 31, 34)
 */
export const Core: Story = {
  play: async () => {
    await expect(grid()).toHaveAttribute('aria-rowcount', '101');
    await userEvent.click(within(columnHead('Viewers')).getByRole('button'));
    await expect(columnHead('Viewers')).toHaveAttribute('aria-sort', 'descending');
    await expect(screen.getByText('Sorted by Viewers, descending')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${names()[1]}` }));
    await expect(onSelectionChange.mock.lastCall?.[0].keys.size).toBe(1);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(focused()).toHaveAccessibleName(/^Actions for/u), arrival);
    await expect(focused().closest('[role=row]')).toHaveAttribute('aria-rowindex', '101');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menu', undefined, arrival)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toHaveAccessibleName(/^Actions for/u));
  },
};

/** No skeleton rows while loading, but the table is busy for screen readers. */
export const CoreLoading: Story = {
  args: { state: 'loading', rows: [] },
  play: async () => {
    await expect(grid()).toHaveAttribute('aria-busy', 'true');
    await expect(within(grid()).getAllByRole('row')).toHaveLength(1);
  },
};

/** Without cards, the rows scroll sideways on a phone. */
export const CoreOnPhone: Story = {
  ...onPhone,
  play: async () => {
    await expect(columnHead('Viewers')).toBeVisible();
    await expect(grid().scrollWidth).toBeGreaterThan(grid().clientWidth);
  },
};

/** With expandable rows and messages only. (35, 41) */
export const SomeFeatures: Story = {
  render: (args) => (
    <GridFrame>
      <OpeningTable
        label={args.label}
        columns={args.columns}
        rowKey={args.rowKey}
        rows={hundred.slice(0, 3)}
        expandedContent={({ name }) => `More about ${name}`}
      />
      <OpeningTable
        label="Nothing"
        columns={args.columns}
        rowKey={args.rowKey}
        rows={[]}
        emptyMessage="No streams yet"
      />
    </GridFrame>
  ),
  play: async () => {
    const [first] = hundred;
    await userEvent.click(screen.getByRole('button', { name: `Details for ${first?.name}` }));
    await expect(await screen.findByText(`More about ${first?.name}`, undefined, arrival)).toBeVisible();
    await expect(screen.getByText('No streams yet')).toBeVisible();
  },
};
