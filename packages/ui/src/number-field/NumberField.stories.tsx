import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon, Timer } from '../icon/index.ts';
import { MessagesProvider } from '../messages/index.ts';
import { Board, BoardRow, Forced, stateNames } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Column } from '../storybook/Layout.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Inputs/Number field',
  component: NumberField,
  tags: ['ready'],
  args: { label: 'Weight', value: 50, onChange: fn() },
  render: (args) => (
    <Column width={280}>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <NumberField {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Column>
  ),
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Type a number, or step it with the buttons or the arrow keys. */
export const Default: Story = {
  args: { minValue: 0, maxValue: 100 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Weight' });
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Weight' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(51);
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Weight' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(50);
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(51);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(49);
  },
};

/** Stepping stops at the limits. */
export const Limits: Story = {
  args: { value: 99, minValue: 0, maxValue: 100 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Weight' }));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await expect(canvas.getByRole('button', { name: 'Increase Weight' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Decrease Weight' })).toBeEnabled();
  },
};

/** Home and End move the caret, as in any text field, and do not change the value. */
export const HomeAndEnd: Story = {
  args: { value: 1337, minValue: 0, maxValue: 9999 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Weight' });
    await userEvent.click(field);
    await userEvent.keyboard('{End}');
    await expect(field.selectionStart).toBe(5);
    await userEvent.keyboard('{Home}');
    await expect(field.selectionStart).toBe(0);
    await userEvent.keyboard('2{Enter}');
    await expect(args.onChange.mock.calls).toEqual([[21_337]]);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** The value changes when the number is complete: on Enter, or when focus leaves the field. */
export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Weight' });
    await userEvent.clear(field);
    await userEvent.type(field, '1200');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1200);
    await expect(field).toHaveValue('1,200');
    await userEvent.type(field, '5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(12_005);
    await expect(field).toHaveValue('12,005');
  },
};

/** A total next to the field follows while a number is typed. */
export const Live: Story = {
  args: { isLive: true, value: null },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Weight' });
    await userEvent.type(field, '60');
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
    await userEvent.type(field, 'x');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** An empty field is `null`, never 0 and never NaN. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Weight' });
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveValue('');
  },
};

/**
 * A comma that can only be a decimal separator is read as one. Ambiguous or invalid text is kept and rejected with an
 * error.
 */
export const Unreadable: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Weight' });
    await userEvent.clear(field);
    await userEvent.type(field, '1,5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1.5);
    await expect(field).toHaveValue('1.5');
    await userEvent.clear(field);
    await userEvent.paste('12,34,5 pieces');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveValue('12,34,5 pieces');
    await expect(field).toHaveAccessibleDescription('Enter a number.');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await userEvent.paste('$1,200');
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('$1,200');
    await expect(field).toBeInvalid();
  },
};

/** Where the thousands separator is another locale's decimal separator, editing formatted text changes only digits. */
export const EditedGroups: Story = {
  args: { label: 'Anteil', value: 1234 },
  decorators: [
    (Example) => (
      <MessagesProvider locale="de-DE">
        <Example />
      </MessagesProvider>
    ),
  ],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Anteil' });
    await expect(field).toHaveValue('1.234');
    await userEvent.type(field, '5');
    await expect(field).toHaveValue('12345');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(12_345);
    await userEvent.keyboard('{End}{Backspace}{Backspace}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(123);
    await userEvent.clear(field);
    await userEvent.paste('1.5');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1.5);
    await expect(field).toHaveValue('1,5');
  },
};

/** Typed text is kept: without its letter, 1e3 would become 13. */
export const NotANumber: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Weight' });
    await userEvent.clear(field);
    await userEvent.keyboard('1e3');
    await expect(field).toHaveValue('1e3');
    await userEvent.tab();
    await expect(field).toHaveValue('1e3');
    await expect(field).toBeInvalid();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** The mouse wheel scrolls the page and never changes the number, even while the field has focus. */
export const Wheel: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Weight' });
    await userEvent.click(field);
    await expect(field).toHaveFocus();
    const turn = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true });
    field.dispatchEvent(turn);
    // The page can still scroll.
    await expect(turn.defaultPrevented).toBe(false);
    await expect(field).toHaveValue('50');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A number beyond the limits is not clamped: it stays, and the form explains the error. */
export const OutOfRange: Story = {
  args: { label: 'Time to live', value: 30, minValue: 60, maxValue: 86_400, unit: 'seconds' },
  render: (args) => (
    <Column width={280}>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => (
          <NumberField
            {...args}
            value={value}
            onChange={onChange}
            errorMessage={value === null || value < 60 ? 'Use at least 60 seconds.' : undefined}
          />
        )}
      </Controlled>
    </Column>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Time to live' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Use at least 60 seconds. seconds');
    await userEvent.clear(field);
    await userEvent.type(field, '5');
    await userEvent.tab();
    await expect(field).toHaveValue('5');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.type(field, '{ArrowUp}');
    await expect(field).toHaveValue('60');
    await expect(field).toBeValid();
  },
};

/** Decimal separators follow the locale. */
export const OtherLanguage: Story = {
  args: { label: 'Anteil', value: 1234.5, step: 0.5 },
  decorators: [
    (Example) => (
      <MessagesProvider locale="de-DE">
        <Example />
      </MessagesProvider>
    ),
  ],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Anteil' });
    await expect(field).toHaveValue('1.234,5');
    await userEvent.clear(field);
    await userEvent.type(field, '2,5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2.5);
  },
};

/** Digits beyond the format's precision are kept. */
export const MoreDigits: Story = {
  args: { label: 'Share', value: 0.3, formatOptions: { style: 'percent' } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Share' });
    await userEvent.clear(field);
    await userEvent.type(field, '12.5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.125);
    await expect(field).toHaveValue('12.5%');
  },
};

/** A percentage is a number from 0 to 1. */
export const Percent: Story = {
  args: { label: 'Share', value: 0.3, step: 0.05, minValue: 0, maxValue: 1, formatOptions: { style: 'percent' } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Share' });
    await expect(field).toHaveValue('30%');
    await userEvent.type(field, '{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.35);
  },
};

/** Without stepper buttons, with digits aligned in a column. */
export const InAColumn: Story = {
  render: () => (
    <Column width={160}>
      {[9, 100, 1250].map((port) => (
        <Controlled key={port} initial={port as number | null}>
          {(value, onChange) => (
            <NumberField
              label={`Weight ${port}`}
              isLabelHidden
              align="end"
              isStepperHidden
              value={value}
              onChange={onChange}
            />
          )}
        </Controlled>
      ))}
    </Column>
  ),
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, description: 'Set by the steering policy' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الوزن', unit: 'ثانية', value: 300 },
};

/** A port is an identifier, so it has no thousands separators. */
const plain = { useGrouping: false };

const width = { inlineSize: 220 };

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      {(['rest', 'hover', 'focus-visible'] as const).map((state) => {
        const field = (
          <div style={width}>
            <NumberField label="Weight" value={50} onChange={fn()} />
          </div>
        );
        return (
          <BoardRow key={state} label={stateNames[state]}>
            {state === 'rest' ? field : <Forced state={state}>{field}</Forced>}
            <div style={width}>
              <NumberField
                label="Time to live"
                value={300}
                unit="seconds"
                prefix={<Icon icon={Timer} />}
                onChange={fn()}
              />
            </div>
            <div style={width}>
              <NumberField label="Port" value={8443} formatOptions={plain} isStepperHidden onChange={fn()} />
            </div>
          </BoardRow>
        );
      })}
      <BoardRow label="Limits and errors">
        <div style={width}>
          <NumberField label="At the minimum" value={0} minValue={0} onChange={fn()} />
        </div>
        <div style={width}>
          <NumberField label="Invalid" value={101} onChange={fn()} errorMessage="Use at most 100." />
        </div>
        <div style={width}>
          <NumberField label="Read only" value={50} isReadOnly onChange={fn()} />
        </div>
        <div style={width}>
          <NumberField label="Disabled" value={50} isDisabled onChange={fn()} />
        </div>
      </BoardRow>
      <BoardRow label="Sizes">
        {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <div key={size} style={width}>
            <NumberField label={size} size={size} value={50} onChange={fn()} />
          </div>
        ))}
      </BoardRow>
    </Board>
  ),
};
