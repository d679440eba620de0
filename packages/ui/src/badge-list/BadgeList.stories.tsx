import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { BadgeList } from './BadgeList.tsx';

const items = ['Edge Intelligence', 'Edge Analytics', 'Edge Delivery', 'Usage statistics'].map((label) => ({
  id: label,
  label,
}));

const meta = {
  title: 'Display/Badge list',
  component: BadgeList,
  tags: ['draft'],
  args: { items },
} satisfies Meta<typeof BadgeList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A count replaces the badges without room. Screen readers read them all. */
export const Default: Story = {
  render: (args) => (
    <div data-testid="column" style={{ inlineSize: 280 }}>
      <BadgeList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const more = await canvas.findByText('+2');
    await expect(more.closest('[title]')).toHaveAttribute('title', 'Edge Delivery\nUsage statistics');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const column = canvas.getByTestId('column');
    await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(column.getBoundingClientRect().right);
    column.style.inlineSize = '600px';
    await waitFor(() => expect(canvas.queryByText(/^\+/u)).not.toBeInTheDocument());
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      {[600, 280, 160].map((width) => (
        <BoardRow key={width} label={`${width} px`}>
          <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
            <BadgeList items={items} />
          </div>
        </BoardRow>
      ))}
      <BoardRow label="One">
        <BadgeList items={items.slice(0, 1)} />
      </BoardRow>
    </Board>
  ),
};
