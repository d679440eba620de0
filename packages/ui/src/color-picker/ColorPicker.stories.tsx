import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { ColorPicker, type ColorPickerProps } from './ColorPicker.tsx';

const meta = {
  title: 'Inputs/Color picker',
  component: ColorPicker,
  tags: ['draft'],
  args: { label: 'Brand color', value: '#17897f', onChange: fn<(value: string) => void>() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ColorPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stores the value, as a form does. */
function Controlled({ value: initial, onChange, ...rest }: ColorPickerProps) {
  const [value, setValue] = useState(initial);
  return (
    <ColorPicker
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

/** A typed color moves both thumbs. Three digits count when focus leaves the field. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Brand color Hex' });
    await expect(field).toHaveValue('#17897F');
    await userEvent.clear(field);
    await userEvent.type(field, '#d9480f');
    await expect(args.onChange).toHaveBeenLastCalledWith('#d9480f');
    await expect(canvas.getByRole('slider', { name: 'Hue' })).toHaveValue('17');
    await userEvent.clear(field);
    await userEvent.type(field, '1af');
    await expect(args.onChange).toHaveBeenLastCalledWith('1af');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('#11aaff');
    await expect(field).toHaveValue('#11AAFF');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Arrow keys change saturation, brightness, and hue. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#16897f');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#16877d');
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Hue' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#871616');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** A gray has no hue, but the slider keeps the one it had. */
export const HueOfGray: Story = {
  name: 'Hue of a gray',
  args: { value: '#808080' },
  play: async ({ args, canvas }) => {
    const hue = canvas.getByRole('slider', { name: 'Hue' });
    hue.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(hue).toHaveValue('3');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#807f7f');
  },
};

/** Text that is not a color is kept and rejected with an error. */
export const Invalid: Story = {
  args: { description: 'Buttons and links use it.' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'teal');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveValue('teal');
    await expect(args.onChange).toHaveBeenLastCalledWith('teal');
    await expect(field).toHaveAccessibleDescription('Enter a color as six digits, such as #17897F.');
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, '17897f');
    await expect(field).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith('#17897f');
  },
};

/** Without a value, the thumbs and the hex field show the color that applies. */
export const PlaceholderColor: Story = {
  name: 'Placeholder color',
  args: { value: '', placeholderColor: '#0b62d6' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    const hue = canvas.getByRole('slider', { name: 'Hue' });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('placeholder', '#0B62D6');
    await expect(hue).toHaveValue('214');
    await userEvent.type(field, '#d9480f');
    await expect(hue).toHaveValue('17');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(hue).toHaveValue('214');
  },
};

/** Browsers with an eyedropper pick a color from the screen. A canceled pick changes nothing. */
export const FromTheScreen: Story = {
  name: 'From the screen',
  beforeEach: () => {
    const before = Reflect.get(globalThis, 'EyeDropper') as unknown;
    const results = [
      Promise.reject(new DOMException('Canceled', 'AbortError')),
      Promise.resolve({ sRGBHex: '#D9480F' }),
    ];
    results[0]?.catch(() => undefined);
    Reflect.set(
      globalThis,
      'EyeDropper',
      class {
        open = () => results.shift();
      },
    );
    return () => void Reflect.set(globalThis, 'EyeDropper', before);
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pick a color from the screen' });
    await userEvent.click(button);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(canvas.getByRole('textbox')).toHaveValue('#D9480F');
    await expect(canvas.getByText('#D9480F picked')).toBeInTheDocument();
  },
};

/** In a native form: an uncontrolled value, sent by name and restored on reset. */
export const NativeForm: Story = {
  name: 'Native form',
  render: () => (
    <form aria-label="Branding">
      <ColorPicker label="Brand color" name="color" defaultValue="#17897f" isRequired />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    const onSubmit = fn((event: Event) => event.preventDefault());
    form.addEventListener('submit', onSubmit);
    await userEvent.type(field, '#123456{Enter}');
    await expect(new FormData(form).get('color')).toBe('#123456');
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(field).toHaveValue('#17897F');
  },
};

/** All states in one static image. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="With a hint; required and empty">
        {[
          { label: 'Brand color', value: '#17897f', description: 'Buttons, links and the menu use it.' },
          { label: 'Accent color', value: '', isRequired: true, errorMessage: 'Choose an accent color.' },
        ].map((cell) => (
          <div key={cell.label} style={{ inlineSize: 440, maxInlineSize: '100%' }}>
            <ColorPicker {...cell} />
          </div>
        ))}
      </BoardRow>
      <BoardRow label="In a narrow column">
        <div style={{ inlineSize: 280, maxInlineSize: '100%' }}>
          <ColorPicker label="Highlight color" value="#f2c14a" isOptionalShown>
            With content below the hex value.
          </ColorPicker>
        </div>
      </BoardRow>
      <BoardRow label="Read only; disabled">
        {[
          { label: 'Shared color', value: '#6d28d9', isReadOnly: true },
          { label: 'Default color', value: '', placeholderColor: '#0b62d6', isReadOnly: true },
          { label: 'Locked color', value: '#6d28d9', isDisabled: true },
        ].map((cell) => (
          <div key={cell.label} style={{ inlineSize: 440, maxInlineSize: '100%' }}>
            <ColorPicker {...cell} />
          </div>
        ))}
      </BoardRow>
    </Board>
  ),
};
