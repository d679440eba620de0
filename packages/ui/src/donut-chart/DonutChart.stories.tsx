import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { DonutChart } from './DonutChart.tsx';

const devices = [
  { id: 'web', label: 'Web', value: 96_400 },
  { id: 'android', label: 'Android', value: 61_200 },
  { id: 'ios', label: 'iOS', value: 38_700 },
  { id: 'tv', label: 'Smart TV', value: 18_900 },
  { id: 'other', label: 'Other', value: 3_200, color: 7 },
] as const;

const meta = {
  title: 'Data/Donut chart',
  component: DonutChart,
  tags: ['ready'],
  args: { label: 'Audience by device', totalLabel: 'sessions', items: devices },
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Parts, with the total in the center. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Audience by device' });
    await expect(chart.querySelectorAll('[data-series]')).toHaveLength(5);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Hidden parts are excluded from the total and the percentages. */
export const Filtered: Story = {
  play: async ({ canvas, canvasElement }) => {
    const chart = await canvas.findByRole('application');
    await expect(within(chart).getByText(/^218K$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Web' }));
    await expect(within(chart).getByText(/^122K$/u)).toBeVisible();
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(canvasElement.querySelector('output')?.textContent).toMatch(/^Android: Value 61.2K, Share 50.2%$/u);
  },
};

/** If a part is unknown, so are the total and the percentages. */
export const UnknownPart: Story = {
  args: { items: [...devices.slice(0, 2), { id: 'tv', label: 'Smart TV', value: null }] },
  play: async ({ canvas, canvasElement }) => {
    const chart = await canvas.findByRole('application');
    await expect(within(chart).queryByText(/^158K$/u)).toBeNull();
    await expect(within(chart).getByText('no data')).toBeVisible();
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(canvasElement.querySelector('output')?.textContent).toMatch(/^Web: Value 96.4K, Share no data$/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Smart TV' }));
    await expect(within(chart).getByText(/^158K$/u)).toBeVisible();
  },
};

/** All zeros: an empty ring without a start notch. */
export const Zeros: Story = {
  args: { items: devices.map((one) => ({ ...one, value: 0 })) },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application');
    await expect(within(chart).getByText('0')).toBeVisible();
    await expect(chart.querySelector('[data-series]')).toBeNull();
  },
};

/** A few parts, one, and none. */
export const States: Story = {
  tags: ['board'],
  render: (args) => (
    <Board>
      <BoardRow label="Several parts; one part; all zeros; no data">
        {[
          { ...args },
          { label: 'One part', items: devices.slice(0, 1) },
          { label: 'Zeros', items: devices.map((one) => ({ ...one, value: 0 })) },
          { label: 'Nothing', items: [] },
        ].map((cell) => (
          <div key={cell.label} style={{ inlineSize: 300, maxInlineSize: '100%' }}>
            <DonutChart {...cell} />
          </div>
        ))}
      </BoardRow>
      <BoardRow label="As a table">
        <div style={{ inlineSize: 400, maxInlineSize: '100%' }}>
          <DonutChart {...args} defaultView="table" />
        </div>
      </BoardRow>
    </Board>
  ),
};
