import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { BarChart } from './BarChart.tsx';

const pathways = [
  { id: 'p2p', label: 'P2P', color: 1, values: [312e12, 241e12, 198e12, 96e12, 61e12] },
  { id: 'cdn', label: 'CDN', color: 7, values: [148e12, 160e12, 81e12, 77e12, 40e12] },
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

/** Grouped bars. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Data by country' });
    await expect(chart.querySelectorAll('[data-series=p2p]')).toHaveLength(5);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** For series that add up: the tooltip shows the total. */
export const Stacked: Story = {
  args: { layout: 'stacked' },
  play: async ({ canvas, canvasElement }) => {
    const chart = await canvas.findByRole('application');
    chart.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvasElement.querySelector('output')?.textContent).toMatch(
      /^France: CDN 148.TB, P2P 312.TB, Total 460.TB$/u,
    );
  },
};

const longNames = [
  'Aurora Europe, north and west',
  'Basalt global',
  'Tidal Asia and Pacific, premium peering',
  'Origin',
  'Unknown',
];

/** Long names get a line each; the up and down arrow keys move through them. */
export const Horizontal: Story = {
  args: { orientation: 'horizontal', layout: 'stacked', categories: longNames },
  play: async ({ canvas, canvasElement }) => {
    const chart = await canvas.findByRole('application');
    chart.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvasElement.querySelector('output')?.textContent).toMatch(/^Basalt global: /u);
  },
};

/** Vertical, horizontal, negative and many bars. */
export const States: Story = {
  tags: ['board'],
  render: (args) => {
    const weeks = Array.from({ length: 26 }, (_, at) => `Week ${at + 1}`);
    return (
      <Board>
        <BoardRow label="Grouped and stacked">
          {(['grouped', 'stacked'] as const).map((layout) => (
            <div key={layout} style={{ inlineSize: 460, maxInlineSize: '100%' }}>
              <BarChart {...args} layout={layout} />
            </div>
          ))}
        </BoardRow>
        <BoardRow label="Horizontal, with long names">
          {[560, 300].map((inlineSize) => (
            <div key={inlineSize} style={{ inlineSize, maxInlineSize: '100%' }}>
              <BarChart {...args} categories={longNames} orientation="horizontal" layout="stacked" />
            </div>
          ))}
        </BoardRow>
        <BoardRow label="Negative values and a gap; many bars">
          <div style={{ inlineSize: 360, maxInlineSize: '100%' }}>
            <BarChart
              label="Change"
              unit="compared with last week"
              kind="percent"
              categories={names}
              series={[{ id: 'a', label: 'Audience', values: [0.12, -0.07, null, 0.03, -0.11] }]}
            />
          </div>
          <div style={{ inlineSize: 460, maxInlineSize: '100%' }}>
            <BarChart
              label="Sign-ups"
              categories={weeks}
              series={[{ id: 'a', label: 'Sign-ups', values: weeks.map((_, at) => (at * 7) % 11) }]}
            />
          </div>
        </BoardRow>
      </Board>
    );
  },
};
