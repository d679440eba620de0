import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { aDay, channels } from '../storybook/sampleTraffic.ts';
import { LineChart } from './LineChart.tsx';

const meta = {
  title: 'Data/Line chart',
  component: LineChart,
  tags: ['ready'],
  args: { label: 'Audience', unit: 'concurrent sessions', times: aDay, series: channels, timeZone: 'UTC' },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line for each series, told apart by colour, lightness and dashes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('application', { name: 'Audience' });
    await expect(picture.querySelectorAll('[data-series] path')).toHaveLength(5);
    await userEvent.hover(picture);
  },
};

/** Every property, to try. */
export const Playground: Story = { tags: ['playground'] };
