import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DonutChart } from './DonutChart.tsx';

const devices = [
  { id: 'web', label: 'Web', value: 96_400 },
  { id: 'android', label: 'Android', value: 61_200 },
  { id: 'ios', label: 'iOS', value: 38_700 },
  { id: 'tv', label: 'Smart TV', value: 18_900 },
  { id: 'other', label: 'Other', value: 3_200, colour: 7 },
] as const;

const meta = {
  title: 'Data/Donut chart',
  component: DonutChart,
  tags: ['ready'],
  args: { label: 'Audience by device', totalLabel: 'sessions', items: devices },
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The parts, and the whole in the middle. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('application', { name: 'Audience by device' });
    await expect(picture.querySelectorAll('[data-series]')).toHaveLength(5);
  },
};

/** Every property, to try. */
export const Playground: Story = { tags: ['playground'] };
