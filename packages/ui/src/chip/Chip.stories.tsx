import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Globe } from '../icon/index.ts';
import { Board, BoardRow, Forced } from '../storybook/Board.tsx';
import { Column, Row } from '../storybook/Layout.tsx';
import { Chip } from './Chip.tsx';
import { ChipGroup, type ChipItem } from './ChipGroup.tsx';

const meta = {
  title: 'Display/Chip',
  component: Chip,
  subcomponents: { ChipGroup },
  tags: ['ready'],
  args: { label: 'Edge Delivery', onRemove: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read-only and removable. */
export const Default: Story = {
  render: ({ onRemove = fn() }) => (
    <Row>
      <Chip label="Edge Delivery" />
      <Chip label="aurora-eu" onRemove={onRemove} />
      <Chip label="All regions" icon={Globe} onRemove={onRemove} />
      <Chip label="Amara Okafor" media={<Avatar name="Amara Okafor" size="sm" />} onRemove={onRemove} />
      <Chip tone="primary" label="Europe, west" onRemove={onRemove} />
    </Row>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove Edge Delivery' })).toBeNull();
    const cross = canvas.getByRole('button', { name: 'Remove aurora-eu' });
    await userEvent.click(cross);
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(args.onRemove).toHaveBeenCalledWith();
    cross.focus();
    await userEvent.keyboard('{Delete}');
    await userEvent.keyboard('{Backspace}');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(4);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

const hosts: ChipItem[] = [
  { id: 'aurora', label: 'aurora-eu' },
  { id: 'basalt', label: 'basalt-global' },
  { id: 'tidal', label: 'tidal-apac' },
  { id: 'umbra', label: 'umbra-us' },
];

function Group({ isFixed = false }: { isFixed?: boolean }) {
  const [items, setItems] = useState(hosts);
  return (
    <ChipGroup
      label="Pathways"
      items={items}
      {...(isFixed ? {} : { onRemove: (gone: string) => setItems(items.filter(({ id }) => id !== gone)) })}
      emptyMessage="No pathway selected"
    />
  );
}

/** One tab stop: arrow keys move, Delete removes, and focus moves to the next chip. */
export const RemovedByKeyboard: Story = {
  render: () => <Group />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove aurora-eu' })).toHaveFocus();
    // The browser's shortcut for the next page.
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(canvas.getByRole('button', { name: 'Remove aurora-eu' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Remove basalt-global' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('button', { name: 'Remove tidal-apac' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('basalt-global removed');
    await userEvent.keyboard('{End}{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Remove tidal-apac' })).toHaveFocus();
    await userEvent.keyboard('{Delete}{Delete}');
    await expect(canvas.getByText('No pathway selected')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Pathways' })).toHaveFocus();
  },
};

/** Focus stays in the group after a removal with the pointer. */
export const RemovedByPointer: Story = {
  render: () => <Group />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove umbra-us' }));
    await expect(canvas.queryByText('umbra-us')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove tidal-apac' })).toHaveFocus();
  },
};

/** If the owner keeps the chip, the focus stays. */
export const RemovalRefused: Story = {
  render: () => <ChipGroup label="Pathways" items={hosts} onRemove={() => undefined} />,
  play: async ({ canvas }) => {
    const cross = canvas.getByRole('button', { name: 'Remove basalt-global' });
    await userEvent.click(cross);
    await expect(cross).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Read-only: no remove buttons and no tab stop. */
export const ReadOnly: Story = {
  render: () => <Group isFixed />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Arrow keys follow the visual order. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Group />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Remove basalt-global' })).toHaveFocus();
  },
};

const long = 'vod-origin-failover.eu-north-1.delivery.solstice.example';
const remove = () => undefined;

/** All tones, sizes and states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      {(['neutral', 'primary'] as const).map((tone) => (
        <BoardRow key={tone} label={tone === 'primary' ? 'Primary' : 'Neutral'}>
          <Chip tone={tone} label="Read-only" />
          <Chip tone={tone} label="Removable" onRemove={remove} />
          <Chip tone={tone} label="With an icon" icon={Globe} onRemove={remove} />
          <Chip tone={tone} label="Amara Okafor" media={<Avatar name="Amara Okafor" size="sm" />} onRemove={remove} />
          <Forced state="hover">
            <Chip tone={tone} label="Hovered" onRemove={remove} />
          </Forced>
          <Forced state="active">
            <Chip tone={tone} label="Pressed" onRemove={remove} />
          </Forced>
          <Forced state="focus-visible">
            <Chip tone={tone} label="Focused" onRemove={remove} />
          </Forced>
          <Chip tone={tone} size="sm" label="Small" />
          <Chip tone={tone} size="sm" label="Small" onRemove={remove} />
        </BoardRow>
      ))}
      <BoardRow label="A long name wraps">
        <Column width={240}>
          <Chip label={long} icon={Globe} onRemove={remove} />
        </Column>
      </BoardRow>
      <BoardRow label="Group">
        <ChipGroup label="Pathways" items={hosts} onRemove={remove} />
        <ChipGroup label="Regions" items={[]} />
      </BoardRow>
    </Board>
  ),
};
