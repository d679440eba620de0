import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, userEvent, within } from 'storybook/test';
import { BellRing, SlidersHorizontal } from '../icon/index.ts';
import { aDay, channels, hour, now, timesBefore } from '../storybook/sampleTraffic.ts';
import { LineChart } from './LineChart.tsx';

const minute = 60_000;
const incidentTimes = timesBefore(49, 30 * minute);
const offloadSeries = [
  { id: 'offload', label: 'P2P offload', values: incidentTimes.map((_, at) => (at > 44 || at === 20 ? 0.31 : 0.63)) },
];

const meta = {
  title: 'Data/Line chart',
  component: LineChart,
  tags: ['ready', '!autodocs'],
  args: { label: 'P2P offload', kind: 'percent', times: incidentTimes, series: offloadSeries, timeZone: 'UTC' },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const findChart = (canvas: Canvas) => canvas.findByRole('application', { name: 'P2P offload' });
/** The text announced by screen readers. */
const announced = (canvasElement: HTMLElement) => canvasElement.querySelector('output')?.textContent;

/** A dashed line for a threshold, and shaded time spans for incidents. */
export const References: Story = {
  args: {
    referenceLines: [{ value: 0.4, label: 'Threshold', tone: 'danger' }],
    referenceAreas: [
      { from: now - 14 * hour, to: now - 13.8 * hour, label: 'Low offload on Arena Live', tone: 'danger' },
      { from: now - 2 * hour, label: 'Low offload on News 24', tone: 'danger' },
      { from: now - 90 * hour, to: now - 89 * hour, label: 'Before the chart' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const chart = await findChart(canvas);
    await expect(chart).toHaveAccessibleDescription(
      /Threshold 40%\. Low offload on Arena Live: Thu 19 Nov, 19:00 to /u,
    );
    await expect(chart).toHaveAccessibleDescription(/Low offload on News 24: since Fri 20 Nov, 07:00\./u);
    await expect(chart.querySelectorAll('[data-reference]')).toHaveLength(2);
    // The series crosses the end of the line.
    await expect(chart.querySelector('text[text-anchor=start]')).toHaveTextContent('Threshold 40%');
    chart.focus();
    await userEvent.keyboard('{End}');
    await expect(announced(canvasElement)).toMatch(/P2P offload 31%, Low offload on News 24$/u);
    await expect(within(chart).getByText('Low offload on News 24')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(announced(canvasElement)).toMatch(/P2P offload 63%$/u);
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const table = canvas.getByRole('table', { name: 'P2P offload' });
    await expect(within(table).getByRole('columnheader', { name: 'Annotations' })).toBeVisible();
    await expect(await within(table).findByRole('cell', { name: 'Low offload on Arena Live' })).toBeInTheDocument();
  },
};

const dayBefore = offloadSeries.map(({ values }) => values.map((value) => value - 0.08))[0] ?? [];

/** The previous period as a dashed line, in the legend, the tooltip, and the table. */
export const Comparison: Story = {
  args: {
    comparison: { label: 'Previous period', values: dayBefore },
  },
  play: async ({ canvas, canvasElement }) => {
    const chart = await findChart(canvas);
    await expect(chart.querySelector('[data-series=comparison] path')).toHaveAttribute('stroke-dasharray');
    chart.focus();
    await userEvent.keyboard('{End}');
    await expect(announced(canvasElement)).toMatch(/P2P offload 31%, Previous period 23%$/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous period' }));
    await expect(chart.querySelectorAll('[data-series]')).toHaveLength(1);
  },
};

/** Markers on the time axis link to what happened. Those that would overlap are one button with a menu. */
export const Annotations: Story = {
  args: {
    annotations: [
      {
        id: 'parameters',
        at: now - 20 * hour,
        label: 'Sharing parameters changed',
        icon: SlidersHorizontal,
        href: '#parameters',
      },
      {
        id: 'arena',
        at: now - 14 * hour,
        to: now - 13.8 * hour,
        label: 'Low offload on Arena Live',
        icon: BellRing,
        tone: 'danger',
        href: '#arena',
      },
      {
        id: 'news',
        at: now - 2 * hour,
        to: Infinity,
        label: 'Low offload on News 24',
        icon: BellRing,
        tone: 'danger',
        href: '#news',
      },
      {
        id: 'live',
        at: now - 1.9 * hour,
        label: 'Live events parameters changed',
        icon: SlidersHorizontal,
        href: '#live',
      },
      { id: 'before', at: now - 90 * hour, label: 'Before the chart', icon: BellRing, href: '#before' },
    ],
    onNavigate: fn(),
  },
  play: async ({ args, canvas, canvasElement }) => {
    const chart = await findChart(canvas);
    await expect(chart).toHaveAccessibleDescription(/Sharing parameters changed: Thu 19 Nov, 13:00\./u);
    await expect(chart).toHaveAccessibleDescription(/Low offload on News 24: since Fri 20 Nov, 07:00\./u);
    const markers = await canvas.findByRole('list', { name: 'P2P offload annotations' });
    await expect(within(markers).getAllByRole('listitem')).toHaveLength(3);
    const link = within(markers).getByRole('link', { name: 'Low offload on Arena Live, Thu 19 Nov, 19:00' });
    await expect(link).toHaveAttribute('href', '#arena');
    // On the time axis, at its time.
    const { left, width, bottom } = chart.getBoundingClientRect();
    const marker = link.getBoundingClientRect();
    await expect(marker.left).toBeGreaterThan(left + width * 0.3);
    await expect(marker.right).toBeLessThan(left + width / 2);
    await expect(bottom - marker.bottom).toBeLessThan(24);
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenLastCalledWith('#arena');
    await userEvent.click(within(markers).getByRole('button', { name: /^2 annotations, Fri 20 Nov, 07:00 to / }));
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu');
    await userEvent.click(within(menu).getByRole('menuitem', { name: /^Live events parameters changed, / }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('#live');
    chart.focus();
    await userEvent.keyboard('{End}');
    await expect(announced(canvasElement)).toMatch(/P2P offload 31%, Low offload on News 24$/u);
  },
};

/** Dragging selects a time span. A click, and Escape while dragging, select nothing. */
export const TimeRangeSelection: Story = {
  args: { times: aDay, series: channels, kind: 'number', onTimeRangeSelect: fn() },
  play: async ({ args, canvas }) => {
    const chart = await findChart(canvas);
    const { left, top, width } = chart.getBoundingClientRect();
    const at = (share: number) => ({
      clientX: left + width * share,
      clientY: top + 60,
      pointerId: 1,
      pointerType: 'mouse',
    });
    // A synthetic pointer cannot be captured.
    spyOn(chart, 'setPointerCapture').mockReturnValue(undefined);
    const press = async (from: number, to: number) => {
      await fireEvent.pointerDown(chart, at(from));
      await fireEvent.pointerMove(chart, at(to));
    };
    await press(0.5, 0.503);
    await fireEvent.pointerUp(chart, at(0.503));
    await press(0.5, 0.9);
    chart.focus();
    await userEvent.keyboard('{Escape}');
    await fireEvent.pointerUp(chart, at(0.9));
    await expect(args.onTimeRangeSelect).not.toHaveBeenCalled();

    await press(0.9, 0.5);
    await expect(within(chart).getByText(/^Thu 19 Nov, 2\d:\d\d – Fri 20 Nov, 0\d:\d\d$/u)).toBeVisible();
    await fireEvent.pointerUp(chart, at(0.5));
    await expect(args.onTimeRangeSelect).toHaveBeenCalledTimes(1);
    const [from, to] = (args.onTimeRangeSelect as ReturnType<typeof fn>).mock.calls[0] as [Date, Date];
    await expect(to.getTime() - from.getTime()).toBeGreaterThan(9 * hour);
    await expect(to.getTime() - from.getTime()).toBeLessThan(12 * hour);
    await expect(from.getMinutes() % 10).toBe(0);
  },
};
