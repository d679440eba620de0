import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import type { TopologyNode } from './index.ts';
import { TopologyTree, type TopologyTreeProps } from './TopologyTree.tsx';

const network: TopologyNode[] = [
  { id: 'basalt', label: 'basalt-global', parentId: null, value: 1_191 },
  { id: 'par', label: 'par-01', parentId: 'basalt', value: 412 },
  { id: 'fra', label: 'fra-02', parentId: 'basalt', value: 368 },
  { id: 'mad', label: 'mad-01', parentId: 'basalt', value: 290 },
  { id: 'sto', label: 'sto-01', parentId: 'basalt', value: 121 },
  { id: 'par-f', label: 'fibre, FR', parentId: 'par', value: 188 },
  { id: 'par-c', label: 'cable, FR', parentId: 'par', value: 104 },
  { id: 'par-5', label: '5G, FR', parentId: 'par', value: 42 },
  { id: 'par-f-1', label: 'relay 1', parentId: 'par-f', value: 96 },
  { id: 'par-f-2', label: 'relay 2', parentId: 'par-f', value: 61 },
  { id: 'fra-f', label: 'fibre, DE', parentId: 'fra', value: 171 },
  { id: 'fra-d', label: 'dsl, DE', parentId: 'fra', value: 92 },
  { id: 'fra-f-1', label: 'relay 1', parentId: 'fra-f', value: 84 },
  { id: 'fra-f-2', label: 'relay 2', parentId: 'fra-f', value: 52 },
  { id: 'fra-f-3', label: 'relay 3', parentId: 'fra-f', value: 20 },
  { id: 'mad-f', label: 'fibre, ES', parentId: 'mad', value: 160 },
  { id: 'mad-c', label: 'cable, ES', parentId: 'mad', value: 64 },
  { id: 'mad-f-1', label: 'relay 1', parentId: 'mad-f', value: 71 },
  { id: 'sto-f', label: 'fibre, SE', parentId: 'sto', value: 58 },
  { id: 'sto-5', label: '5G, NO', parentId: 'sto', value: 24 },
];

const meta = {
  title: 'Data/Topology tree',
  component: TopologyTree,
  tags: ['ready'],
  args: { label: 'Tree', unit: '1,191 peers', items: network },
} satisfies Meta<typeof TopologyTree>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the origin to the last peer; thicker lines serve more. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tree', { name: 'Tree' })).toBeVisible();
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(20);
  },
};

/** Nodes below the depth limit are counted, and their parent cannot be expanded. */
export const DeepestLevel: Story = {
  args: { maxDepth: 1, onExpandedChange: fn() },
  play: async ({ args, canvas }) => {
    const deepest = await canvas.findByRole('treeitem', { name: /^par-01/u });
    await expect(deepest).toHaveTextContent('5 below');
    await expect(deepest).not.toHaveAttribute('aria-expanded');
    await userEvent.click(deepest);
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await expect(args.onExpandedChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('treeitem', { name: /^basalt-global/u })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

const source = new EventTarget();

/** Refreshes its data periodically. */
function Polled({ items, ...args }: TopologyTreeProps) {
  const [now, setNow] = useState(items);
  useEffect(() => {
    const poll = () => setNow([...items]);
    source.addEventListener('poll', poll);
    return () => source.removeEventListener('poll', poll);
  }, [items]);
  return <TopologyTree {...args} items={now} />;
}

/** Standard tree keys: Right expands or enters, Left collapses or leaves. New data does not move focus. */
export const ByKeyboard: Story = {
  render: (args) => <Polled {...args} />,
  play: async ({ canvas }) => {
    const origin = await canvas.findByRole('treeitem', { name: /^basalt-global/u });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(origin).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const paris = canvas.getByRole('treeitem', { name: /^par-01/u });
    await expect(paris).toHaveFocus();
    await expect(paris).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: /^par-01 412 · 5 below/u })).toHaveFocus();
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(15);
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('treeitem', { name: /^5G, NO/u });
    await expect(last).toHaveFocus();
    // The current node is already focused, so nothing happens; then focus moves on.
    await userEvent.keyboard('{End}');
    last.blur();
    flushSync(() => void source.dispatchEvent(new Event('poll')));
    await expect(last).not.toHaveFocus();
  },
};

const big = Array.from({ length: 500 }, (_, at): TopologyNode => ({
  id: `peer-${at}`,
  label: at === 0 ? 'basalt-global' : `peer ${at}`,
  parentId: at === 0 ? null : `peer-${Math.floor((at - 1) / 30)}`,
  value: 1_000 - at,
}));

/** With 500 peers, it expands only as much as stays readable, and one row loads the rest. */
export const Big: Story = {
  args: { items: big, unit: '500 peers' },
  play: async ({ canvas }) => {
    await canvas.findByRole('tree');
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThanOrEqual(41);
    const before = canvas.getAllByRole('treeitem').length;
    const [more] = canvas.getAllByRole('treeitem', { name: '18 more' });
    await userEvent.click(more as HTMLElement);
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(before + 17);
  },
};

/** The same tree as a list, with the same nodes expanded. */
export const AsList: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
    const list = await canvas.findByRole('treegrid', { name: 'Tree' });
    await expect(list).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /fibre, FR/u })).toBeVisible();
  },
};

/** Small, several origins, invalid data, and empty. */
export const States: Story = {
  tags: ['board'],
  render: (args) => (
    <Board>
      <BoardRow label="A network">
        <div style={{ inlineSize: 640, maxInlineSize: '100%' }}>
          <TopologyTree {...args} />
        </div>
      </BoardRow>
      <BoardRow label="Closed; two origins and one whose parent is missing; none">
        {[
          { label: 'Closed', items: network, defaultExpandedIds: ['basalt'] },
          {
            label: 'Several origins',
            items: [
              ...network.slice(1, 2),
              ...network.slice(5, 10),
              { id: 'tidal', label: 'tidal-apac, Singapore and beyond', parentId: null, value: 88 },
            ],
          },
          { label: 'None', items: [] },
        ].map((cell) => (
          <div key={cell.label} style={{ inlineSize: 360, maxInlineSize: '100%' }}>
            <TopologyTree {...cell} height={220} />
          </div>
        ))}
      </BoardRow>
    </Board>
  ),
};
