import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from './BarChart.tsx';

const pathways = [
  { id: 'p2p', label: 'P2P', colour: 1, values: [312e12, 241e12, 198e12, 96e12, 61e12] },
  { id: 'cdn', label: 'CDN', colour: 7, values: [148e12, 160e12, 81e12, 77e12, 40e12] },
] as const;
const names = ['France', 'Germany', 'Spain', 'United Kingdom', 'Italy'];

const meta = {
  title: 'Data/Bar chart',
  component: BarChart,
  tags: ['ready'],
  args: { label: 'Data by country', unit: 'last 24 hours', kind: 'bytes', categories: names, series: pathways },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Bars beside each other. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('application', { name: 'Data by country' });
    await expect(picture.querySelectorAll('[data-series=p2p]')).toHaveLength(5);
  },
};

/** Every property, to try. */
export const Playground: Story = { tags: ['playground'] };

/** Where the parts add up: the tooltip has their sum. */
export const Stacked: Story = { args: { layout: 'stacked' } };

/** Long names have lines of their own. */
export const Horizontal: Story = {
  args: {
    orientation: 'horizontal',
    layout: 'stacked',
    categories: [
      'Aurora Europe, north and west',
      'Basalt global',
      'Tidal Asia and Pacific, premium peering',
      'Origin',
      'Unknown',
    ],
  },
};
