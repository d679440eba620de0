import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WorldMap } from './WorldMap.tsx';

const connections = Object.entries({
  FR: 41_200,
  DE: 36_800,
  ES: 29_400,
  GB: 22_000,
  IT: 18_600,
  US: 14_200,
  BR: 11_900,
  IN: 9_400,
  PT: 6_100,
  NL: 5_200,
  PL: 4_800,
  AR: 3_900,
  CA: 3_100,
  AU: 2_700,
  SE: 2_400,
  NO: 1_900,
  MX: 1_500,
  JP: 1_200,
  MA: 900,
  ZA: 640,
  TH: 410,
  SG: 380,
  CL: 210,
  KE: 90,
  MT: 45,
  NZ: 12,
}).map(([country, value]) => ({ country, value }));

const meta = {
  title: 'Data/World map',
  component: WorldMap,
  tags: ['ready'],
  args: { label: 'Connections by country', items: connections },
} satisfies Meta<typeof WorldMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Darker is more; what is too small to be drawn is named below. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('application', { name: 'Connections by country' }, { timeout: 10_000 });
    await expect(picture.querySelectorAll('[data-country]').length).toBeGreaterThan(170);
    await expect(canvas.getByText('Too small to be drawn: Singapore, Malta.')).toBeVisible();
  },
};

/** Every property, to try. */
export const Playground: Story = { tags: ['playground'] };
