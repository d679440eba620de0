import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AriaLocale } from '../messages/AriaLocale.tsx';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Column, InArabic } from '../storybook/Layout.tsx';
import { DateRange, type DateRangeValue, type RelativeRange } from './index.ts';
import { RangeEditor } from './DateRangePanel.tsx';

const now = Date.parse('2026-11-20T12:00:00Z');
const last24h: DateRangeValue = { kind: 'relative', amount: 24, unit: 'hour' };
const night: DateRangeValue = { kind: 'absolute', from: '2026-11-05T21:00:00Z', to: '2026-11-06T05:30:00Z' };

const meta = {
  title: 'Inputs/Date range',
  component: DateRange,
  tags: ['ready'],
  args: { label: 'Period', value: last24h, timeZone: 'Europe/Oslo', now, onChange: fn() },
  render: (args) => (
    <Column width={320}>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <DateRange {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Column>
  ),
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (trigger: HTMLElement) => {
  await userEvent.click(trigger);
  return within(await screen.findByRole('dialog', { name: 'Period' }));
};

/** A quick range, its preview, and Apply. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Period Last 24 h' });
    const dialog = await open(trigger);
    await expect(dialog.getByRole('radio', { name: 'Last 24 h' })).toBeChecked();
    await expect(dialog.getByRole('status')).toHaveTextContent('19 Nov 2026, 13:00 – 20 Nov 2026, 13:00 (Europe/Oslo)');
    await userEvent.click(dialog.getByRole('radio', { name: 'Last 7 days' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('13 Nov 2026, 13:00 – 20 Nov 2026, 13:00');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'relative', amount: 7, unit: 'day' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('Last 7 days');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Any number of hours, days, weeks or months. */
export const CustomAmount: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas.getByRole('button'));
    const amount = dialog.getByRole('textbox', { name: 'Last' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '0');
    await expect(amount).toHaveAccessibleDescription('Enter a whole number from 1 to 999.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '36{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'relative', amount: 36, unit: 'hour' });
  },
};

/** Two dates and times, in the displayed time zone. */
export const Absolute: Story = {
  args: { value: night },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Period 05 Nov 2026, 22:00 – 06 Nov 2026, 06:30' });
    const dialog = await open(trigger);
    await waitFor(() => expect(dialog.getByText('Times in Europe/Oslo')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: /November 9/u }));
    await userEvent.click(dialog.getByRole('button', { name: /November 12/u }));
    await expect(dialog.getByRole('textbox', { name: 'From' })).toHaveValue('09 Nov 2026');
    await expect(dialog.getByRole('textbox', { name: 'To' })).toHaveValue('12 Nov 2026');
    const end = dialog.getByRole('textbox', { name: 'End time' });
    await userEvent.clear(end);
    await userEvent.type(end, '5pm');
    await userEvent.tab();
    await expect(end).toHaveValue('17:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      kind: 'absolute',
      from: '2026-11-08T23:00:00Z',
      to: '2026-11-12T16:00:00Z',
    });
  },
};

/** Unedited fields keep their exact value: seconds, and an hour that occurs twice. */
export const Unedited: Story = {
  args: { value: { kind: 'absolute', from: '2026-10-25T01:30:00Z', to: '2026-10-26T05:00:59Z' } },
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas.getByRole('button'));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(args.value);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open(canvas.getByRole('button'));
    const end = again.getByRole('textbox', { name: 'End time' });
    await userEvent.clear(end);
    await userEvent.type(end, '7');
    await userEvent.click(again.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.value, to: '2026-10-26T06:00:00Z' });
  },
};

/** An end before the start shows an error and cannot be applied. */
export const InvalidOrder: Story = {
  args: { value: night },
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas.getByRole('button'));
    const to = dialog.getByRole('textbox', { name: 'To' });
    await userEvent.clear(to);
    await userEvent.type(to, '1 nov{Enter}');
    await expect(to).toHaveAccessibleDescription('The end must be after the start.');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Cancel changes nothing; Clear sets any time. */
export const CancelAndClear: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button');
    const first = await open(trigger);
    await userEvent.click(first.getByRole('radio', { name: 'Last 30 days' }));
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    const again = await open(trigger);
    await expect(again.getByRole('radio', { name: 'Last 24 h' })).toBeChecked();
    await userEvent.click(again.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(trigger).toHaveTextContent('Any time');
  },
};

/** With the keyboard only. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.tab();
    await expect(dialog.getByRole('radio', { name: 'Last 24 h' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'relative', amount: 7, unit: 'day' });
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Invalid: Story = {
  args: { value: null, errorMessage: 'Choose a period of at most 90 days.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Choose a period of at most 90 days.');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** On a phone it opens from the bottom edge, with all ranges visible. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const ranges = await screen.findByRole('radiogroup', { name: 'Ranges' });
    const within320 = [...ranges.children].map((range) => range.getBoundingClientRect());
    await waitFor(() => expect(Math.min(...within320.map(({ left }) => left))).toBeGreaterThanOrEqual(16));
    await expect(Math.max(...within320.map(({ right }) => right))).toBeLessThanOrEqual(window.innerWidth - 16);
  },
};

export const RightToLeft: Story = {
  args: { label: 'الفترة', value: night },
  render: (args) => (
    <InArabic>
      <DateRange {...args} />
    </InArabic>
  ),
};

const quick: RelativeRange[] = [
  { kind: 'relative', amount: 1, unit: 'hour' },
  last24h,
  { kind: 'relative', amount: 7, unit: 'day' },
  { kind: 'relative', amount: 30, unit: 'day' },
];

/** The field, and both kinds of its panel. */
export const States: Story = {
  tags: ['board'],
  render: (args) => (
    <Board>
      <BoardRow label="Field">
        <div style={{ inlineSize: 220 }}>
          <DateRange {...args} />
        </div>
        <div style={{ inlineSize: 220 }}>
          <DateRange {...args} value={null} />
        </div>
        <div style={{ inlineSize: 'min(340px, 100%)' }}>
          <DateRange {...args} value={night} />
        </div>
        <div style={{ inlineSize: 220 }}>
          <DateRange {...args} value={null} errorMessage="Choose a period." />
        </div>
        <div style={{ inlineSize: 220 }}>
          <DateRange {...args} isDisabled />
        </div>
      </BoardRow>
      <BoardRow label="Relative, absolute">
        {[last24h, night].map((value) => (
          <div key={value.kind} style={{ inlineSize: 'min(520px, 100vw - 32px)' }}>
            <AriaLocale>
              <RangeEditor
                value={value}
                quickRanges={quick}
                zone="Europe/Oslo"
                now={now}
                isClearable
                onDone={() => {}}
              />
            </AriaLocale>
          </div>
        ))}
      </BoardRow>
    </Board>
  ),
};
