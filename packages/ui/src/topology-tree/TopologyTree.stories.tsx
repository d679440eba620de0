import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { TopologyNode } from './index.ts';
import { TopologyTree } from './TopologyTree.tsx';

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
  args: { label: 'Tree', unit: '1\u202F191 peers', items: network },
} satisfies Meta<typeof TopologyTree>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the origin to the last peer; thicker feeds more. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tree', { name: 'Tree' })).toBeVisible();
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(20);
  },
};

/** Every property, to try. */
export const Playground: Story = { tags: ['playground'] };
