import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { aDay, aWeek, channels, hour, offload, timesBefore, traffic } from '../storybook/sampleTraffic.ts';
import { AreaChart } from './AreaChart.tsx';

const meta = {
  title: 'Data/Area chart',
  component: AreaChart,
  tags: ['ready'],
  args: {
    label: 'P2P and CDN',
    unit: 'bytes per hour',
    kind: 'bytes',
    times: aWeek,
    series: traffic,
    strip: { label: 'Offload', values: offload },
    headline: (
      <>
        <b>66.8%</b> offload
      </>
    ),
    timeZone: 'UTC',
  },
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stacked series, with their ratio in a separate strip instead of a second axis. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'P2P and CDN' });
    chart.focus();
    await userEvent.keyboard('{End}');
    const plate = within(chart);
    await expect(plate.getByText('Fri 20 Nov, 09:00')).toBeVisible();
    await expect(plate.getByText('Offload')).toBeVisible();
    await expect(plate.queryByText('Total')).toBeNull();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** The total of the previous period as a dashed line, which is not part of the stack or its total. */
export const Comparison: Story = {
  args: {
    kind: 'number',
    strip: undefined,
    headline: undefined,
    times: timesBefore(3, hour),
    series: [
      { id: 'cdn', label: 'CDN', values: [10, 20, 30] },
      { id: 'p2p', label: 'P2P', values: [1, 2, 3] },
    ],
    comparison: { label: 'Previous period', values: [9, 18, 27] },
  },
  play: async ({ canvas, canvasElement }) => {
    const chart = await canvas.findByRole('application');
    await expect(chart.querySelectorAll('[data-series=comparison] path')).toHaveLength(1);
    chart.focus();
    await userEvent.keyboard('{End}');
    await expect(canvasElement.querySelector('output')?.textContent).toMatch(
      /P2P 3, CDN 30, Total 33, Previous period 27$/u,
    );
  },
};

/** Without a strip, the tooltip shows the total, unless a part is unknown. */
export const Total: Story = {
  args: {
    kind: 'number',
    strip: undefined,
    headline: undefined,
    times: timesBefore(3, hour),
    series: [
      { id: 'cdn', label: 'CDN', values: [10, 20, 30] },
      { id: 'p2p', label: 'P2P', values: [1, null, 3] },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const chart = await canvas.findByRole('application');
    const heard = () => canvasElement.querySelector('output')?.textContent;
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(heard()).toMatch(/P2P 1, CDN 10, Total 11$/u);
    await userEvent.keyboard('{ArrowRight}');
    await expect(heard()).toMatch(/P2P no data, CDN 20, Total no data$/u);
  },
};

/** Two and many series, and a gap. */
export const States: Story = {
  tags: ['board'],
  render: (args) => (
    <Board>
      <BoardRow label="Two series with a ratio">
        <div style={{ inlineSize: 640, maxInlineSize: '100%' }}>
          <AreaChart {...args} />
        </div>
      </BoardRow>
      <BoardRow label="Five series; gap; narrow">
        <div style={{ inlineSize: 640, maxInlineSize: '100%' }}>
          <AreaChart label="Audience" times={aDay} series={channels} timeZone="UTC" />
        </div>
        <div style={{ inlineSize: 300, maxInlineSize: '100%' }}>
          <AreaChart
            label="P2P and CDN"
            times={aWeek}
            kind="bytes"
            series={traffic.map((one) => ({
              ...one,
              values: one.values.map((value, at) => (at > 60 && at < 90 ? null : value)),
            }))}
            timeZone="UTC"
          />
        </div>
      </BoardRow>
    </Board>
  ),
};
