import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aWeek, offload, traffic } from '../storybook/sampleTraffic.ts';
import { AreaChart } from './AreaChart.tsx';

const meta = {
  title: 'Data/Area chart',
  component: AreaChart,
  tags: ['ready'],
  args: {
    label: 'P2P and CDN',
    unit: 'bytes an hour',
    kind: 'bytes',
    times: aWeek,
    series: traffic,
    strip: { label: 'Offload', values: offload },
    timeZone: 'UTC',
  },
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Parts on top of each other, and the ratio of them in a strip of its own. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('application', { name: 'P2P and CDN' });
    await expect(picture.querySelectorAll('[data-series]')).toHaveLength(2);
  },
};

/** Every property, to try. */
export const Playground: Story = { tags: ['playground'] };
