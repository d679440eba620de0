import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Board, BoardRow, Forced, stateNames } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Column } from '../storybook/Layout.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Inputs/Text area',
  component: TextArea,
  tags: ['ready'],
  args: { label: 'Description', value: '', onChange: fn() },
  render: (args) => (
    <Column width={480}>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <TextArea {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Column>
  ),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: 'What this pathway is for, in a sentence or two' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await expect(field).toHaveAccessibleDescription('What this pathway is for, in a sentence or two');
    await userEvent.click(canvas.getByText('Description'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Live events{Enter}in Europe');
    await expect(args.onChange).toHaveBeenLastCalledWith('Live events\nin Europe');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Grows with its text from `minRows` to `maxRows`, then scrolls; shrinks again when text is deleted. */
export const GrowsWithTheText: Story = {
  args: { minRows: 2, maxRows: 5 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' });
    const minHeight = field.getBoundingClientRect().height;
    await userEvent.type(field, 'one{Enter}two{Enter}three{Enter}four');
    const grown = field.getBoundingClientRect().height;
    await expect(grown).toBeGreaterThan(minHeight);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    await userEvent.type(field, '{Enter}five{Enter}six{Enter}seven');
    const maxHeight = field.getBoundingClientRect().height;
    await expect(maxHeight).toBeLessThan(2.6 * minHeight);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
    await userEvent.clear(field);
    await expect(field.getBoundingClientRect().height).toBe(minHeight);
  },
};

/** Grows when its container becomes narrower, without typing. */
export const GrowsWhenItNarrows: Story = {
  args: { value: 'Every viewer in Europe uses the pathway that responds first, and the second one if it fails.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' });
    const before = field.getBoundingClientRect().height;
    const container = field.closest<HTMLElement>('[style*="max-inline-size"]')!;
    container.style.maxInlineSize = '160px';
    await waitFor(() => expect(field.getBoundingClientRect().height).toBeGreaterThan(before));
    await waitFor(() => expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight));
    container.style.maxInlineSize = '480px';
    await waitFor(() => expect(field.getBoundingClientRect().height).toBe(before));
  },
};

/** A resize handle for the mouse, for text that is read more than edited. */
export const ManualResize: Story = {
  args: { resize: 'manual', minRows: 4 },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).resize).toBe('vertical');
  },
};

/** Counts the used characters, then the remaining ones; near the limit they are announced when typing pauses. */
export const CharacterLimit: Story = {
  args: { characterLimit: 40, description: 'Shown to viewers' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await expect(field).toHaveAccessibleDescription('Shown to viewers 0 / 40');
    await userEvent.type(field, 'Pathway for Europe');
    await expect(field).toHaveAccessibleDescription('Shown to viewers 18 / 40');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(field, ', all of it 🎬');
    await expect(field).toHaveAccessibleDescription('Shown to viewers 9 characters left');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('9 characters left'));
  },
};

/** Text beyond the limit is not cut, so it can be shortened. */
export const OverTheLimit: Story = {
  args: { characterLimit: 20, errorMessage: 'Use at most 20 characters.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.click(field);
    await userEvent.paste('A description that is far too long');
    await expect(field).toHaveValue('A description that is far too long');
    await expect(field).toHaveAccessibleDescription('Use at most 20 characters. 14 characters too many');
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Describe what the pathway is for.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
  },
};

/** Keys and records in a monospaced font. */
export const Code: Story = {
  args: {
    label: 'Public key',
    isCode: true,
    spellCheck: false,
    dir: 'ltr',
    value: '-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE\n-----END PUBLIC KEY-----',
  },
};

export const ReadOnly: Story = {
  args: { value: 'Live events in Europe', isReadOnly: true, description: 'Your role can read only' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الوصف', value: 'مسار الأحداث المباشرة', characterLimit: 40, description: 'يظهر للمشاهدين' },
};

const width = { inlineSize: 280 };

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      {(['rest', 'hover', 'focus-visible'] as const).map((state) => {
        const field = (
          <>
            <div style={width}>
              <TextArea label="Empty" value="" placeholder="Live events in Europe" onChange={fn()} />
            </div>
          </>
        );
        return (
          <BoardRow key={state} label={stateNames[state]}>
            {state === 'rest' ? field : <Forced state={state}>{field}</Forced>}
            <div style={width}>
              <TextArea
                label="Invalid"
                value="Live events"
                onChange={fn()}
                errorMessage="Describe what the pathway is for."
              />
            </div>
          </BoardRow>
        );
      })}
      <BoardRow label="Fixed">
        <div style={width}>
          <TextArea label="Read only" value="Live events in Europe" isReadOnly onChange={fn()} />
        </div>
        <div style={width}>
          <TextArea label="Disabled" value="Live events in Europe" isDisabled onChange={fn()} />
        </div>
        <div style={width}>
          <TextArea label="With a handle" value="Live events in Europe" resize="manual" onChange={fn()} />
        </div>
      </BoardRow>
      <BoardRow label="Counter">
        <div style={width}>
          <TextArea
            label="Far"
            value="Live events"
            characterLimit={100}
            description="Shown to viewers"
            onChange={fn()}
          />
        </div>
        <div style={width}>
          <TextArea
            label="Near"
            value="Live events"
            characterLimit={20}
            description="Shown to viewers"
            onChange={fn()}
          />
        </div>
        <div style={width}>
          <TextArea
            label="Over"
            value="Live events"
            characterLimit={8}
            errorMessage="Use at most 8 characters."
            onChange={fn()}
          />
        </div>
      </BoardRow>
    </Board>
  ),
};
