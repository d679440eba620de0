import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Column } from '../storybook/Layout.tsx';
import { Status } from './Status.tsx';

const meta = {
  title: 'Display/Status',
  component: Status,
  tags: ['ready'],
  args: { kind: 'active' },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a column: shape and color make the odd one out visible at a glance. */
export const Default: Story = {
  render: () => (
    <Column>
      <Status kind="active" />
      <Status kind="invited" />
      <Status kind="expiring">Expires in 6 days</Status>
      <Status kind="inactive" />
      <Status kind="error" />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** A custom label; the shape keeps its meaning. */
export const CustomLabel: Story = {
  args: { kind: 'expiring', children: 'Expires in 6 days' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expires in 6 days')).toBeVisible();
    await expect(canvas.queryByText('Expiring')).toBeNull();
  },
};

const kinds = ['active', 'invited', 'inactive', 'pending', 'expiring', 'expired', 'paused', 'error'] as const;

/** All kinds, with default and custom labels. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="Kinds">
        {kinds.map((kind) => (
          <Status key={kind} kind={kind} />
        ))}
      </BoardRow>
      <BoardRow label="Own words">
        <Status kind="inactive">Disabled</Status>
        <Status kind="expiring">Expires in 6 days</Status>
        <Status kind="error">Certificate rejected</Status>
      </BoardRow>
    </Board>
  ),
};
