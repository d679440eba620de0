import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { aDay, channels, evening, hour, now, timesBefore } from '../storybook/sampleTraffic.ts';
import { LineChart } from './LineChart.tsx';

const meta = {
  title: 'Data/Line chart',
  component: LineChart,
  tags: ['ready'],
  args: { label: 'Audience', unit: 'concurrent sessions', times: aDay, series: channels, timeZone: 'UTC' },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const findChart = (canvas: Canvas) => canvas.findByRole('application', { name: 'Audience' });
/** The text announced by screen readers. */
const announced = (canvasElement: HTMLElement) => canvasElement.querySelector('output')?.textContent;

/** One line for each series, distinguished by color, lightness and dash pattern. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const chart = await findChart(canvas);
    const dashes = [...chart.querySelectorAll('[data-series] path')].map((path) =>
      path.getAttribute('stroke-dasharray'),
    );
    await expect(new Set(dashes).size).toBe(5);
    await expect(chart).toHaveAccessibleDescription(/Arena Live: lowest 3\.97K, highest 139K, last 4\.09K\./u);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** A vertical rule, dots and a tooltip at the point nearest to the pointer. */
export const Tooltip: Story = {
  play: async ({ canvas }) => {
    const chart = await findChart(canvas);
    const { left, top, width } = chart.getBoundingClientRect();
    await fireEvent.pointerMove(chart, { clientX: left + width / 2, clientY: top + 60, pointerType: 'mouse' });
    await expect(within(chart).getByText(/Thu 19 Nov, 2\d:\d\d/u)).toBeVisible();
    await expect(chart.querySelectorAll('circle')).toHaveLength(5);
    await fireEvent.pointerOut(chart, { pointerType: 'mouse', relatedTarget: document.body });
    await waitFor(() => expect(chart.querySelectorAll('circle')).toHaveLength(0));
  },
};

/** Arrow keys move along the points and select a series; each position is announced once. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const chart = await findChart(canvas);
    chart.focus();
    await userEvent.keyboard('{End}');
    await expect(announced(canvasElement)).toMatch(/^Fri 20 Nov, 09:00: Solstice One .+, News 24 /u);
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}');
    await expect(announced(canvasElement)).toMatch(/^Fri 20 Nov, 08:50: Arena Live [^,]+$/u);
    await userEvent.keyboard('{Home}');
    await expect(announced(canvasElement)).toMatch(/^Thu 19 Nov, 09:00: Arena Live/u);
    await userEvent.keyboard('{Escape}');
    await expect(announced(canvasElement)).toBe('');
    await expect(chart).toHaveFocus();
  },
};

/** Legend entries hide and show their series; the last visible one cannot be hidden. */
export const Filtered: Story = {
  args: { series: channels.slice(0, 2) },
  play: async ({ canvas }) => {
    const chart = await findChart(canvas);
    const first = canvas.getByRole('button', { name: 'Solstice One' });
    const second = canvas.getByRole('button', { name: 'Arena Live' });
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await expect(chart.querySelectorAll('[data-series]')).toHaveLength(1);
    await expect(second).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(first);
    await expect(chart.querySelectorAll('[data-series]')).toHaveLength(2);
  },
};

/** Unknown values are gaps, never zero; a point between two gaps is a dot. */
export const Gaps: Story = {
  args: {
    times: timesBefore(9, hour),
    series: [{ id: 'a', label: 'Solstice One', values: [40, 42, null, 45, null, null, 39, 41, 44] }],
  },
  play: async ({ canvas, canvasElement }) => {
    const chart = await findChart(canvas);
    const line = chart.querySelector('[data-series] path')?.getAttribute('d') ?? '';
    await expect(line.match(/M/gu)).toHaveLength(3);
    await expect(chart.querySelectorAll('[data-series] circle')).toHaveLength(1);
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect(announced(canvasElement)).toMatch(/Solstice One no data$/u);
  },
};

const manyTimes = timesBefore(10_000, 5_000);
const many = [{ id: 'a', label: 'Solstice One', values: evening(manyTimes, { base: 20_000, height: 90_000 }) }];

/** Ten thousand points: the chart draws what the screen can show, the table has them all. */
export const TenThousandPoints: Story = {
  args: { times: manyTimes, series: many },
  play: async ({ canvas }) => {
    const chart = await findChart(canvas);
    const line = chart.querySelector('[data-series] path')?.getAttribute('d') ?? '';
    const { width } = chart.getBoundingClientRect();
    await expect(line.split('L').length).toBeLessThanOrEqual(width * 8);
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const table = canvas.getByRole('table', { name: 'Audience' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(120);
    const wrapper = table.parentElement as HTMLElement;
    wrapper.scrollTop = wrapper.scrollHeight;
    await expect(await within(table).findByText('Fri 20 Nov, 09:00:00')).toBeInTheDocument();
  },
};

/** Downloads the full table as CSV: times in UTC, numbers as numbers, empty cells for unknown values. */
export const CsvDownload: Story = {
  args: {
    times: [now - hour, now],
    series: [{ id: 'a', label: '=Solstice', values: [1_234.5, null] }],
  },
  play: async ({ canvas }) => {
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('#file');
    // Nothing is written to disk.
    spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Download Audience as CSV' }));
    const file = made.mock.calls[0]?.[0] as Blob;
    await expect(await file.text()).toContain(
      "Time (UTC),'=Solstice\r\n2026-11-20T08:00:00.000Z,1234.5\r\n2026-11-20T09:00:00.000Z,\r\n",
    );
    await expect((await canvas.findAllByText('Audience downloaded'))[0]).toBeInTheDocument();
  },
};

/** The tooltip is next to the point and the pointer, inside the chart, whatever its width. */
export const TooltipPosition: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    times: timesBefore(4, 6 * hour),
    series: channels.map((one) => ({ ...one, values: one.values.slice(0, 4) })),
  },
  play: async ({ canvas }) => {
    const chart = await findChart(canvas);
    const { left, right, top, bottom, width } = chart.getBoundingClientRect();
    for (const share of [0.2, 0.4, 0.49, 0.6, 0.8, 0.97]) {
      const clientX = left + width * share;
      await fireEvent.pointerMove(chart, { clientX, clientY: top + 60, pointerType: 'mouse' });
      const tooltip = within(chart)
        .getByText(/^\w{3} \d+ Nov, \d\d:\d\d$/u)
        .parentElement?.getBoundingClientRect() as DOMRect;
      await expect(tooltip.right < clientX || tooltip.left > clientX).toBe(true);
      await expect(tooltip.left).toBeGreaterThanOrEqual(left);
      await expect(tooltip.right).toBeLessThanOrEqual(right);
      await expect(tooltip.bottom).toBeLessThanOrEqual(bottom);
    }
  },
};

function LiveExample() {
  const [last, setLast] = useState(now);
  const times = Array.from({ length: 20 }, (_, at) => last - (19 - at) * 5_000);
  return (
    <>
      <LineChart
        label="Audience"
        times={times}
        series={[{ id: 'a', label: 'Solstice One', values: times.map((time) => (time / 5_000) % 7) }]}
        timeZone="UTC"
      />
      <button type="button" onClick={() => setLast(last + 5_000)}>
        Next values
      </button>
    </>
  );
}

/** While new values arrive, the cursor stays on its point, which moves left. */
export const Live: Story = {
  render: () => <LiveExample />,
  play: async ({ canvas, canvasElement }) => {
    const chart = await findChart(canvas);
    chart.focus();
    await userEvent.keyboard('{End}');
    const before = announced(canvasElement);
    const rule = () => Number(chart.querySelector('circle')?.getAttribute('cx'));
    const wrapper = rule();
    await fireEvent.click(canvas.getByRole('button', { name: 'Next values' }));
    await expect(announced(canvasElement)).toBe(before);
    await expect(rule()).toBeLessThan(wrapper);
    await expect(chart).toHaveFocus();
  },
};

/** Time runs in reading direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const chart = await findChart(canvas);
    chart.focus();
    await userEvent.keyboard('{Home}');
    const wrapper = () => Number(chart.querySelector('circle')?.getAttribute('cx'));
    const first = wrapper();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(wrapper()).toBeLessThan(first);
  },
};

/** Error states and edge cases. */
export const States: Story = {
  tags: ['board'],
  render: (args) => {
    const short = timesBefore(25, hour);
    const one = (values: readonly (number | null)[]) => [{ id: 'a', label: 'Solstice One', values }];
    const cells = [
      { label: 'One point', times: short.slice(0, 1), series: one([64_200]) },
      { label: 'All zeros', times: short, series: one(short.map(() => 0)) },
      { label: 'Very large and negative values', times: short, series: one(short.map((_, at) => (at - 8) * 1.3e11)) },
      { label: 'With gaps', times: short, series: one(short.map((_, at) => (at % 9 > 6 ? null : 40 + at))) },
      { label: 'Loading', times: [], series: [], isPending: true },
      { label: 'No data', times: [], series: [] },
      {
        label: 'Failed',
        times: [],
        series: [],
        errorMessage: 'Audience could not be loaded.',
        onRetry: () => undefined,
      },
      {
        label: 'Error, with earlier data',
        times: short,
        series: one(evening(short, { base: 20_000, height: 60_000 })),
        errorMessage: 'Could not load newer values.',
        onRetry: () => undefined,
      },
    ];
    return (
      <Board>
        <BoardRow label="Five series">
          <div style={{ inlineSize: 640, maxInlineSize: '100%' }}>
            <LineChart {...args} />
          </div>
        </BoardRow>
        <BoardRow label="Edge cases">
          {cells.map((cell) => (
            <div key={cell.label} style={{ inlineSize: 360, maxInlineSize: '100%' }}>
              <LineChart timeZone="UTC" height={150} headingLevel={3} {...cell} />
            </div>
          ))}
        </BoardRow>
        <BoardRow label="As a table">
          <div style={{ inlineSize: 640, maxInlineSize: '100%' }}>
            <LineChart {...args} height={150} defaultView="table" />
          </div>
        </BoardRow>
      </Board>
    );
  },
};
