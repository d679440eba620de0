import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DayCalendar } from '../calendar/DayCalendar.tsx';
import { MessagesProvider } from '../messages/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Column } from '../storybook/Layout.tsx';
import { DatePicker } from './index.ts';

const meta = {
  title: 'Inputs/Date picker',
  component: DatePicker,
  tags: ['ready'],
  args: { label: 'Expires', value: '2026-11-05', today: '2026-11-20', onChange: fn() },
  render: (args) => (
    <Column width={240}>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <DatePicker {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Column>
  ),
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing and the calendar set the same value. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Expires' });
    await userEvent.clear(input);
    await userEvent.type(input, '9 nov');
    const button = canvas.getByRole('button', { name: 'Choose Expires from a calendar' });
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-09');
    const dialog = within(await screen.findByRole('dialog', { name: 'Expires, calendar' }));
    await expect(dialog.getByRole('gridcell', { selected: true })).toHaveTextContent('9');
    await userEvent.click(dialog.getByRole('button', { name: /November 17/u }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-17');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(input).toHaveValue('17 Nov 2026');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Alt with an arrow key opens it with the selected day focused. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/November 5, 2026/u));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-13');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Native selects for month and year: next year is one choice instead of twelve presses. */
export const MonthAndYear: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Year' }), '2028');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'February');
    await userEvent.click(dialog.getByRole('button', { name: /February 29, 2028/u }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2028-02-29');
  },
};

export const Today: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Today' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
  },
};

const weekend = (day: string) =>
  [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) ? 'No one is on call on weekends.' : undefined;

/** An unavailable day shows its reason on focus; days outside the limits cannot be reached. */
export const Limits: Story = {
  args: { minValue: '2026-11-03', maxValue: '2026-11-27', unavailable: weekend },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/November 5/u));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(dialog.getByText('No one is on call on weekends.')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: /November 2,/u })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The week starts as in the locale, and arrow keys follow the visual order. */
export const RightToLeft: Story = {
  args: { label: 'تنتهي' },
  render: (args) => (
    <MessagesProvider locale="ar-EG">
      <div dir="rtl" lang="ar">
        <Column width={240}>
          <Controlled initial={args.value} onChange={args.onChange}>
            {(value, onChange) => <DatePicker {...args} value={value} onChange={onChange} />}
          </Controlled>
        </Column>
      </div>
    </MessagesProvider>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    // Single letters, since seven full names would touch.
    await waitFor(() => expect(dialog.querySelector('th')).toHaveTextContent(/^س$/u));
    await waitFor(() => expect(document.activeElement?.closest('table')).not.toBeNull());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-06');
  },
};

/** The field, and the calendar in all states. */
export const States: Story = {
  tags: ['board'],
  render: (args) => (
    <Board>
      <BoardRow label="Field">
        <div style={{ inlineSize: 200 }}>
          <DatePicker {...args} />
        </div>
        <div style={{ inlineSize: 200 }}>
          <DatePicker {...args} value={null} isRequired />
        </div>
        <div style={{ inlineSize: 200 }}>
          <DatePicker {...args} errorMessage="Choose a date after today." />
        </div>
        <div style={{ inlineSize: 200 }}>
          <DatePicker {...args} isDisabled />
        </div>
      </BoardRow>
      <BoardRow label="Calendar: selected day and today; limits and unavailable days; in German">
        <div style={{ inlineSize: 292 }}>
          <DayCalendar label="Expires" value="2026-11-05" today="2026-11-20" onChange={() => {}} />
        </div>
        <div style={{ inlineSize: 292 }}>
          <DayCalendar
            label="Starts"
            value="2026-11-20"
            today="2026-11-20"
            minValue="2026-11-03"
            maxValue="2026-11-27"
            unavailable={weekend}
            onChange={() => {}}
          />
        </div>
        <MessagesProvider locale="de-DE">
          <div style={{ inlineSize: 292 }}>
            <DayCalendar label="Läuft ab" value="2026-11-05" today="2026-11-20" onChange={() => {}} />
          </div>
        </MessagesProvider>
      </BoardRow>
    </Board>
  ),
};
