import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Board, BoardRow, Forced, stateNames } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Column } from '../storybook/Layout.tsx';
import { OtpField } from './OtpField.tsx';

const meta = {
  title: 'Inputs/One-time code',
  component: OtpField,
  tags: ['ready'],
  args: { label: 'Authentication code', value: '', onChange: fn(), onComplete: fn() },
  render: (args) => (
    <Column width={360}>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <OtpField {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Column>
  ),
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-cell]')].map((cell) => cell.textContent || '·').join('');
const stateOf = (canvasElement: HTMLElement, index: number) =>
  canvasElement.querySelectorAll('[data-cell]')[index]?.getAttribute('data-state');

/** A single field, drawn as cells: type, delete, and complete with the last digit. */
export const Default: Story = {
  args: { description: 'The code is submitted as soon as you enter the last digit.' },
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Authentication code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(canvas.getByText('Authentication code'));
    await userEvent.keyboard('4072');
    await expect(shown(canvasElement)).toBe('4072··');
    await waitFor(() => expect(stateOf(canvasElement, 4)).toBe('caret'));
    await userEvent.keyboard('{Backspace}');
    await expect(shown(canvasElement)).toBe('407···');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('213');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenLastCalledWith('407213');
    await userEvent.keyboard('9');
    await expect(field).toHaveValue('407213');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Copied from a message with spaces, dashes or words around it; replaces the current value. */
export const Pasted: Story = {
  args: { value: '12' },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Authentication code' }));
    await userEvent.paste('Your code: 407-213');
    await expect(args.onChange).toHaveBeenLastCalledWith('407213');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(shown(canvasElement)).toBe('407213');
    await userEvent.paste('986 541');
    await expect(args.onComplete).toHaveBeenLastCalledWith('986541');
  },
};

/** A phone autofills the whole code. */
export const FilledIn: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Authentication code' });
    await fireEvent.input(field, { target: { value: '407213' } });
    await expect(args.onComplete).toHaveBeenLastCalledWith('407213');
  },
};

/** Pressing a digit selects it; the next digit replaces it. */
export const OneDigitCorrected: Story = {
  args: { value: '407913' },
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Authentication code' });
    const cell = canvasElement.querySelectorAll('[data-cell]')[3]!.getBoundingClientRect();
    field.focus();
    field.setSelectionRange(6, 6);
    await fireEvent.pointerUp(field, { clientX: cell.left + 10, clientY: cell.top + 10 });
    await waitFor(() => expect(stateOf(canvasElement, 3)).toBe('selected'));
    await userEvent.keyboard('2');
    await expect(field).toHaveValue('407213');
    await expect(args.onComplete).toHaveBeenLastCalledWith('407213');
  },
};

/** Selects the whole code with the keyboard. */
export const SelectsAll: Story = {
  args: { value: '4072' },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Authentication code' });
    field.focus();
    field.select();
    await waitFor(() => expect(stateOf(canvasElement, 0)).toBe('selected'));
    await expect(stateOf(canvasElement, 3)).toBe('selected');
    await expect(stateOf(canvasElement, 4)).toBe('rest');
    await userEvent.keyboard('9');
    await expect(shown(canvasElement)).toBe('9·····');
  },
};

/** Accepts full-width digits from an input method and digits of other scripts. */
export const Composition: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Authentication code' });
    field.focus();
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: '４０７' }, isComposing: true });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue('４０７');
    await fireEvent.compositionEnd(field, { data: '４０７' });
    await expect(args.onChange).toHaveBeenLastCalledWith('407');
    await expect(shown(canvasElement)).toBe('407···');
    await fireEvent.input(field, { target: { value: '407٢١٣' } });
    await expect(args.onComplete).toHaveBeenLastCalledWith('407213');
  },
};

export const EightDigits: Story = {
  args: { label: 'Recovery code', length: 8, value: '4072' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: 'Recovery code' }).focus();
    await userEvent.keyboard('1398');
    await expect(args.onComplete).toHaveBeenLastCalledWith('40721398');
  },
};

const invalidCode = 'This code is incorrect. Enter the current code from the app.';

/** An error disappears on the next keystroke and returns with the next invalid code. */
export const InvalidCode: Story = {
  render: function InvalidCode(args) {
    const [value, setValue] = useState('');
    const [isPending, setIsPending] = useState(false);
    const [error, setError] = useState<string>();
    return (
      <Column width={360}>
        <OtpField
          {...args}
          value={value}
          onChange={setValue}
          isPending={isPending}
          errorMessage={error}
          onComplete={() => {
            setIsPending(true);
            setTimeout(() => {
              setIsPending(false);
              setError(invalidCode);
              setValue('');
            }, 50);
          }}
        />
      </Column>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Authentication code' });
    await userEvent.type(field, '111111');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(invalidCode);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('2');
    await expect(field).toBeValid();
    await expect(field).not.toHaveAccessibleDescription(invalidCode);
    await userEvent.keyboard('22222');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(invalidCode);
  },
};

/** Typing over an invalid code starts a new one. */
export const TypedOver: Story = {
  args: { value: '111111', errorMessage: invalidCode },
  render: function TypedOver(args) {
    const [value, setValue] = useState(args.value);
    return <OtpField {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Authentication code' });
    await userEvent.click(field);
    await userEvent.keyboard('{End} ');
    await expect(field).toHaveValue('111111');
    await userEvent.keyboard('20');
    await expect(field).toHaveValue('20');
  },
};

/** While the code is checked, it cannot be changed and focus stays. */
export const Pending: Story = {
  args: { value: '407213', isPending: true },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Authentication code' });
    field.focus();
    await userEvent.keyboard('{Backspace}');
    await userEvent.paste('986541');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await expect(await canvas.findByRole('progressbar', { name: 'Checking' })).toBeInTheDocument();
  },
};

/** Codes run left to right in every language. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'رمز التحقق', value: '407' },
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll('[data-cell]')].map((cell) => cell.getBoundingClientRect().left);
    await expect(cells).toEqual([...cells].sort((a, b) => a - b));
  },
};

/** Eight cells in 272 px. */
export const Narrow: Story = {
  render: () => (
    <Column width={272}>
      <OtpField label="Recovery code" length={8} value="4072139" onChange={fn()} />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const width = { inlineSize: 360 };

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      {(['rest', 'hover'] as const).map((state) => {
        const field = (
          <div style={width}>
            <OtpField label="Authentication code" value="407" onChange={fn()} />
          </div>
        );
        return (
          <BoardRow key={state} label={stateNames[state]}>
            {state === 'rest' ? field : <Forced state={state}>{field}</Forced>}
            <div style={width}>
              <OtpField label="Empty" value="" onChange={fn()} description="The app shows a new one every 30 s." />
            </div>
          </BoardRow>
        );
      })}
      <BoardRow label="Invalid, disabled">
        <div style={width}>
          <OtpField label="Invalid" value="407213" errorMessage={invalidCode} onChange={fn()} />
        </div>
        <div style={width}>
          <OtpField label="Disabled" value="407" isDisabled onChange={fn()} />
        </div>
      </BoardRow>
      <BoardRow label="Eight digits">
        <div style={{ inlineSize: 440 }}>
          <OtpField label="Recovery code" length={8} value="40721398" onChange={fn()} />
        </div>
      </BoardRow>
    </Board>
  ),
};
