import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { MessagesProvider } from '../messages/index.ts';
import { Board, BoardRow, Forced } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Column } from '../storybook/Layout.tsx';
import { DateField } from './index.ts';

const meta = {
  title: 'Inputs/Date field',
  component: DateField,
  tags: ['ready'],
  args: { label: 'Expires', value: '2026-11-05', today: '2026-11-20', onChange: fn() },
  render: (args) => (
    <Column width={240}>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <DateField {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Column>
  ),
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const retype = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input);
  await userEvent.type(input, text);
  await userEvent.tab();
};

/** Accepts any common format and rewrites it when focus leaves. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Expires' });
    await expect(input).toHaveValue('05 Nov 2026');
    await retype(input, '2026-12-24');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    await expect(input).toHaveValue('24 Dec 2026');
    await retype(input, '3 jan');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-03');
    await retype(input, 'tomorrow');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Like native controls, a disabled field is not submitted. */
export const FormSubmission: Story = {
  render: (args) => (
    <form aria-label="Settings">
      <DateField {...args} name="enabled" />
      <DateField {...args} name="disabled" isDisabled />
    </form>
  ),
  args: { value: '2026-11-05' },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form)]).toEqual([['enabled', '2026-11-05']]);
  },
};

/** A pasted timestamp is accepted too. */
export const Pasted: Story = {
  args: { value: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('2026-11-05T13:03:00Z');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-05');
    await expect(canvas.getByRole('textbox')).toHaveValue('05 Nov 2026');
  },
};

/** Arrow keys change the day, Page keys the month; an empty field starts today. */
export const ByKeyboard: Story = {
  args: { value: null },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
    await userEvent.keyboard('{ArrowDown}{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-19');
    await expect(canvas.getByRole('textbox')).toHaveValue('19 Dec 2026');
  },
};

/** While an input method composes text, Enter and the arrow keys belong to it. */
export const Composition: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '2026年11');
    for (const key of ['Enter', 'ArrowUp', 'PageDown']) await fireEvent.keyDown(input, { key, isComposing: true });
    await expect(input).toHaveValue('2026年11');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Invalid text remains for correction with an error; the previous value is cleared. */
export const InvalidDate: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await retype(input, '31 Jun 2026');
    await expect(input).toHaveValue('31 Jun 2026');
    await expect(input).toHaveAccessibleDescription('Enter a date, for example 20 Nov 2026.');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.clear(input);
    await userEvent.type(input, '30 Jun 2026');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-06-30');
  },
};

/** A form can receive invalid text, reject it, and set another value. */
export const InvalidTextInForm: Story = {
  args: { allowsInvalidText: true },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await retype(input, '31 Jun 2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('31 Jun 2026');
    await expect(input).toHaveValue('31 Jun 2026');
    await expect(input).toHaveAccessibleDescription('Enter a date, for example 20 Nov 2026.');
    await retype(input, '30 Jun 2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-06-30');
  },
};

/** Too early, too late or unavailable: the field shows the reason. */
export const Limits: Story = {
  args: {
    minValue: '2026-11-01',
    maxValue: '2026-12-31',
    unavailable: (day: string) => (day === '2026-12-24' ? 'No deployments on Christmas Eve.' : undefined),
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await retype(input, '31 oct 2026');
    await expect(input).toHaveAccessibleDescription('The earliest date is 01 Nov 2026.');
    await retype(input, '1 jan 2027');
    await expect(input).toHaveAccessibleDescription('The latest date is 31 Dec 2026.');
    await retype(input, '24 dec 2026');
    await expect(input).toHaveAccessibleDescription('No deployments on Christmas Eve.');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    // Arrow keys continue from it, as in the calendar, and stop at the last day.
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-25');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAccessibleDescription('No deployments on Christmas Eve.');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-23');
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-31');
    await retype(input, '31 Jun 2026');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('20 Nov 2026');
  },
};

/** Other languages use their own format; English and ISO dates are accepted too. */
export const OtherLanguage: Story = {
  args: { label: 'Läuft ab' },
  render: (args) => (
    <MessagesProvider locale="de-DE">
      <Column width={240}>
        <Controlled initial={args.value} onChange={args.onChange}>
          {(value, onChange) => <DateField {...args} value={value} onChange={onChange} />}
        </Controlled>
      </Column>
    </MessagesProvider>
  ),
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('05. Nov. 2026');
    await retype(input, '3.10.2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-03');
    await expect(input).toHaveValue('03. Okt. 2026');
  },
};

/** All sizes and states. */
export const States: Story = {
  tags: ['board'],
  render: (args) => (
    <Board>
      <BoardRow label="Sizes">
        {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <div key={size} style={{ inlineSize: 200 }}>
            <DateField {...args} label={size} size={size} />
          </div>
        ))}
      </BoardRow>
      <BoardRow label="Empty, focused, invalid, read-only, disabled">
        <div style={{ inlineSize: 200 }}>
          <DateField {...args} value={null} isRequired />
        </div>
        <div style={{ inlineSize: 200 }}>
          <Forced state="focus-visible">
            <DateField {...args} />
          </Forced>
        </div>
        <div style={{ inlineSize: 200 }}>
          <DateField {...args} errorMessage="Choose a date after today." />
        </div>
        <div style={{ inlineSize: 200 }}>
          <DateField {...args} isReadOnly />
        </div>
        <div style={{ inlineSize: 200 }}>
          <DateField {...args} isDisabled />
        </div>
      </BoardRow>
    </Board>
  ),
};
