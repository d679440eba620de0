import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CircleSlash, Pencil, Trash } from '../icon/index.ts';
import type { MenuEntry } from '../menu/index.ts';
import { Page } from '../shell/index.ts';
import { streamColumns, streams, type Stream } from '../storybook/sampleStreams.tsx';
import { TableCard } from '../table/index.ts';
import { DataTable } from './index.ts';

const onSelectionChange = fn();
const hundred = streams(100);
const tenThousand = streams(10_000);

const rowActions = (): MenuEntry[] => [
  { id: 'edit', label: 'Edit', icon: Pencil, onAction: fn() },
  { id: 'stop', label: 'Stop', icon: CircleSlash, onAction: fn() },
  'separator',
  { id: 'delete', label: 'Delete stream…', icon: Trash, tone: 'danger', onAction: fn() },
];

function Frame({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 640 }}>
      <Page>
        <TableCard>{children}</TableCard>
      </Page>
    </div>
  );
}

const meta = {
  title: 'Data/Data table',
  component: DataTable<Stream>,
  tags: ['draft'],
  render: (args) => (
    <Frame>
      <DataTable {...args} />
    </Frame>
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
} satisfies Meta<typeof DataTable<Stream>>;

export default meta;
type Story = StoryObj<typeof meta>;

const grid = () => screen.getByRole('grid', { name: 'Streams' });
const names = () =>
  within(grid())
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

export const Default: Story = {
  play: async () => {
    await expect(grid()).toHaveAttribute('aria-rowcount', '101');
    await expect(within(grid()).getAllByRole('columnheader')).toHaveLength(9);
    await expect(names()[0]).toContain(hundred[0]?.name);
  },
};

/** Every property, to try. */
export const Playground: Story = { tags: ['playground'] };

export const TenThousandRows: Story = {
  args: { rows: tenThousand },
  play: async () => {
    await expect(grid()).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(grid()).getAllByRole('row').length).toBeLessThan(60);
    grid().scrollTop = 5_000 * 44;
    await waitFor(() => expect(names()).toContain(tenThousand[5_002]?.name));
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(names()).toContain(tenThousand.at(-1)?.name);
  },
};
