import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Checkbox } from '../checkbox/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { ReorderableList } from './ReorderableList.tsx';

const pathways = [
  { id: 'aurora', label: 'aurora-eu', content: 'aurora-eu' },
  { id: 'basalt', label: 'basalt-global', content: 'basalt-global' },
  { id: 'tidal', label: 'tidal-apac', content: 'tidal-apac' },
];

const meta = {
  title: 'Inputs/Reorderable list',
  component: ReorderableList,
  tags: ['draft'],
  args: { label: 'Pathways', items: pathways, onOrderChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ReorderableList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stores the order, as a form does. */
function Controlled({ items, onRemove, ...rest }: ComponentProps<typeof ReorderableList>) {
  const [shown, setShown] = useState(items);
  return (
    <ReorderableList
      {...rest}
      items={shown}
      onOrderChange={(ids) => setShown(ids.flatMap((id) => shown.filter((item) => item.id === id)))}
      {...(onRemove && { onRemove: (id: string) => setShown(shown.filter((item) => item.id !== id)) })}
    />
  );
}

const orderIn = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('grid', { name: 'Pathways' }))
    .getAllByRole('row')
    .map((item) => item.dataset['item']);

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move basalt-global up' }));
    await expect(orderIn(canvas)).toEqual(['basalt', 'aurora', 'tidal']);
    // At the top, the Up button is disabled, so focus moves to another button of the item.
    await expect(canvas.getByRole('button', { name: 'Move basalt-global' })).toHaveFocus();
    await expect(canvas.getByText('basalt-global, 1 of 3')).toBeInTheDocument();
  },
};

/** Space picks an item up, arrow keys move it, Escape cancels. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Move aurora-eu' });
    handle.focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect(orderIn(canvas)).toEqual(['basalt', 'tidal', 'aurora']);
    await userEvent.keyboard('{Escape}');
    await expect(orderIn(canvas)).toEqual(['aurora', 'basalt', 'tidal']);
    await userEvent.keyboard(' {End} ');
    await expect(orderIn(canvas)).toEqual(['basalt', 'tidal', 'aurora']);
    await expect(canvas.getByText('aurora-eu dropped, 3 of 3')).toBeInTheDocument();
  },
};

/** Ten rows with three controls each are one Tab stop: Tab moves inside a row, and the arrow keys between rows. */
export const OneTabStop: Story = {
  name: 'One Tab stop',
  args: {
    items: Array.from({ length: 10 }, (_, index) => ({
      id: `pathway-${index}`,
      label: `pathway-${index}`,
      end: <Checkbox label={`Clone pathway-${index}`} isSelected={false} onChange={() => undefined} />,
    })),
    onRemove: () => undefined,
  },
  render: (args) => (
    <>
      <button type="button">Before</button>
      <Controlled {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas }) => {
    const move = (index: number) => canvas.getByRole('button', { name: `Move pathway-${index}` });
    canvas.getByRole('button', { name: 'Before' }).focus();
    await userEvent.tab();
    await expect(move(0)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(move(2)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Clone pathway-2' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('checkbox', { name: 'Clone pathway-1' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove pathway-1' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Remove pathway-1' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Remove pathway-9' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove pathway-8' })).toHaveFocus();
  },
};

/** Drags a handle past the middle of another item. */
export const Dragging: Story = {
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Move aurora-eu' });
    const last = canvas.getByRole('button', { name: 'Move tidal-apac' }).getBoundingClientRect();
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: handle }]);
    await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'true'));
    window.dispatchEvent(new PointerEvent('pointermove', { clientY: last.bottom }));
    await waitFor(() => expect(orderIn(canvas)).toEqual(['basalt', 'tidal', 'aurora']));
    window.dispatchEvent(new PointerEvent('pointerup'));
    await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'false'));
  },
};

/** Removable items: focus moves to the next one. */
export const Removable: Story = {
  args: { onRemove: () => undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove basalt-global' }));
    await expect(orderIn(canvas)).toEqual(['aurora', 'tidal']);
    await expect(canvas.getByRole('button', { name: 'Remove tidal-apac' })).toHaveFocus();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** All states in one static image. */
export const States: Story = {
  tags: ['board'],
  render: (args) => (
    <Board>
      <BoardRow label="At rest">
        <div style={{ inlineSize: 420 }}>
          <ReorderableList {...args} />
        </div>
      </BoardRow>
      <BoardRow label="Removable, with additional controls">
        <div style={{ inlineSize: 420 }}>
          <ReorderableList
            {...args}
            items={pathways.map((item, index) => ({ ...item, end: `${[60, 30, 10][index] ?? 0}%` }))}
            onRemove={() => undefined}
          />
        </div>
      </BoardRow>
      <BoardRow label="Read only">
        <div style={{ inlineSize: 420 }}>
          <ReorderableList {...args} isReadOnly />
        </div>
      </BoardRow>
    </Board>
  ),
};
