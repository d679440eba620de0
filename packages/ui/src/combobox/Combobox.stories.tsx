import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Board, BoardRow, Forced } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Column, InArabic } from '../storybook/Layout.tsx';
import { Combobox, type ComboboxItems } from './index.ts';

const cities: ComboboxItems<string> = [
  {
    label: 'Europe',
    items: [
      { id: 'fra', label: 'Frankfurt', description: '2 points of presence' },
      { id: 'osl', label: 'Oslo', description: '1 point of presence' },
      { id: 'sto', label: 'Stockholm', description: '3 points of presence' },
      { id: 'war', label: 'Warsaw', disabledReason: 'Full until 12 Dec 2026' },
    ],
  },
  {
    label: 'Americas',
    items: [
      { id: 'gru', label: 'São Paulo' },
      { id: 'iad', label: 'Virginia' },
    ],
  },
];

const meta = {
  title: 'Inputs/Combobox',
  component: Combobox,
  tags: ['ready'],
  args: { label: 'City', items: cities, value: null, onChange: fn() },
  render: (args) => (
    <Column width={360}>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <Combobox {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Column>
  ),
} satisfies Meta<typeof Combobox<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const marked = () => document.querySelector('mark')?.textContent;

/** Typing filters the list, ignoring case and accents, and highlights the match. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.type(input, 'SAO');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(marked()).toBe('São');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('gru');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('São Paulo');
    await expect(input).toHaveFocus();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Like native controls, a disabled combobox is not submitted. It cannot be cleared either. */
export const FormSubmission: Story = {
  render: (args) => (
    <form aria-label="Settings">
      <Combobox {...args} name="city" />
      <Combobox {...args} name="other" isDisabled />
    </form>
  ),
  args: { value: 'osl' },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form)]).toEqual([['city', 'osl']]);
    await expect(canvas.getAllByRole('combobox')[1]).toBeDisabled();
    await expect(canvas.getAllByRole('button', { name: /Clear/u })).toHaveLength(1);
  },
};

/** The arrow opens the full list, regardless of the value. */
export const Open: Story = {
  args: { value: 'osl' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show options/u }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(6));
    await expect(screen.getByRole('option', { name: /^Oslo/u })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('option', { name: /^Warsaw Full/u })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: /^Stockholm/u }));
    await expect(args.onChange).toHaveBeenCalledWith('sto');
  },
};

/** Enter selects the only remaining option. */
export const EnterSelectsOnlyOption: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'stock');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('sto');
    await expect(canvas.getByRole('combobox')).toHaveValue('Stockholm');
  },
};

/** Text that matches nothing is not accepted: the value is restored with a message. */
export const NoMatchOnBlur: Story = {
  args: { value: 'osl' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'Atlantis');
    await waitFor(() => expect(screen.getByText('Nothing matches “Atlantis”')).toBeVisible());
    await userEvent.tab();
    await expect(input).toHaveValue('Oslo');
    await expect(input).toHaveAccessibleDescription('“Atlantis” is not in the list and was not added.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(input, 'x');
    await expect(canvas.queryByText(/was not added/u)).toBeNull();
  },
};

/** A label typed in full selects the option without the list. */
export const ExactText: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'oslo');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith('osl');
    await expect(canvas.getByRole('combobox')).toHaveValue('Oslo');
  },
};

/** The clear button or empty text clears the value; Escape restores it before that. */
export const Clear: Story = {
  args: { value: 'osl' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'zz');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Oslo');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear City' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'Oslo');
    await userEvent.tab();
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** If custom values are allowed, the list offers the typed text; leaving the field also accepts it. */
export const CustomValue: Story = {
  args: { label: 'Tag', isCustomAllowed: true, items: [{ id: 'live', label: 'live' }] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'sports');
    await screen.findByRole('option', { name: 'Use “sports”' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('sports');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('sports');
    await userEvent.clear(input);
    await userEvent.type(input, 'news');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('news');
  },
};

const users = [
  { id: 'u1', label: 'Kofi Mensah' },
  { id: 'u2', label: 'Leïla Haddad' },
  { id: 'u3', label: 'Ada Koffi' },
];

const searches: string[] = [];

const find = (text: string) => {
  searches.push(text);
  const isFound = (label: string) => label.toLowerCase().includes(text.toLowerCase());
  return Promise.resolve(users.filter(({ label }) => isFound(label)));
};

/** Remote options: one search after typing pauses, not one for each key. */
export const AsyncSource: Story = {
  args: { label: 'Owner', items: find, value: 'u9', valueLabel: 'Mirela Popescu' },
  play: async ({ args, canvas }) => {
    searches.length = 0;
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('Mirela Popescu');
    await userEvent.clear(input);
    await userEvent.type(input, 'kof', { delay: 5 });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(searches.filter((text) => text !== '')).toEqual(['kof']);
    await userEvent.click(screen.getByRole('option', { name: 'Ada Koffi' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('u3');
    await expect(input).toHaveValue('Ada Koffi');
  },
};

export const Loading: Story = {
  args: { label: 'Owner', items: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kof');
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveTextContent('Loading'));
    // Hidden from assistive technology while the list is open, which announces it too.
    await waitFor(() => expect(canvas.getByRole('progressbar', { hidden: true })).toBeVisible());
  },
};

let hasFailed = false;

/** A failed search can be retried with the arrow keys. */
export const LoadError: Story = {
  args: {
    label: 'Owner',
    items: () => {
      const isFirst = !hasFailed;
      hasFailed = true;
      return isFirst ? Promise.reject(new Error('No connection')) : Promise.resolve(users);
    },
  },
  play: async ({ canvas }) => {
    hasFailed = false;
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: /Options could not be loaded.*Try again/u });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Kofi Mensah' })).toBeVisible());
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Select a city.', isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveAccessibleDescription('Select a city.');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toBeRequired();
  },
};

export const RightToLeft: Story = {
  args: { label: 'المدينة', items: [{ id: 'a', label: 'أوسلو' }], value: 'a' },
  render: (args) => (
    <InArabic>
      <Combobox {...args} />
    </InArabic>
  ),
};

/** All sizes and states. */
export const States: Story = {
  tags: ['board'],
  render: (args) => (
    <Board>
      <BoardRow label="Sizes">
        {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <div key={size} style={{ inlineSize: 220 }}>
            <Combobox {...args} label={size} size={size} value="osl" />
          </div>
        ))}
      </BoardRow>
      <BoardRow label="Empty, hovered, focused, described">
        <div style={{ inlineSize: 220 }}>
          <Combobox {...args} isRequired />
        </div>
        <div style={{ inlineSize: 220 }}>
          <Forced state="hover">
            <Combobox {...args} value="fra" />
          </Forced>
        </div>
        <div style={{ inlineSize: 220 }}>
          <Forced state="focus-visible">
            <Combobox {...args} value="fra" />
          </Forced>
        </div>
        <div style={{ inlineSize: 220 }}>
          <Combobox {...args} isOptionalShown description="Nearest to your origin." />
        </div>
      </BoardRow>
      <BoardRow label="Invalid, disabled">
        <div style={{ inlineSize: 220 }}>
          <Combobox {...args} errorMessage="Select a city." />
        </div>
        <div style={{ inlineSize: 220 }}>
          <Combobox {...args} value="osl" isDisabled />
        </div>
      </BoardRow>
    </Board>
  ),
};
