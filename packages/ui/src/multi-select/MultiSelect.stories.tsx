import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Board, BoardRow, Forced } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Column, InArabic } from '../storybook/Layout.tsx';
import { MultiSelect, type MultiSelectItems } from './index.ts';

const regions: MultiSelectItems<string> = [
  {
    label: 'Europe',
    items: [
      { id: 'fra', label: 'Frankfurt', description: '2 points of presence' },
      { id: 'osl', label: 'Oslo', description: '1 point of presence' },
      { id: 'war', label: 'Warsaw', disabledReason: 'Full until 12 Dec 2026' },
    ],
  },
  {
    label: 'Americas',
    items: [
      { id: 'gru', label: 'São Paulo' },
      { id: 'iad', label: 'Virginia' },
      { id: 'sjc', label: 'San José' },
    ],
  },
];

const meta = {
  title: 'Inputs/Multi-select',
  component: MultiSelect,
  tags: ['ready'],
  args: { label: 'Regions', items: regions, value: [], onChange: fn() },
  render: (args) => (
    <Column width={360}>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <MultiSelect {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Column>
  ),
} satisfies Meta<typeof MultiSelect<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list stays open while you choose several options. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('button', { name: 'Regions Select' });
    await userEvent.click(field);
    const list = within(await screen.findByRole('listbox', { name: 'Regions' }));
    await userEvent.click(list.getByRole('option', { name: /^Oslo/u }));
    await userEvent.click(list.getByRole('option', { name: /^Virginia/u }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['osl', 'iad']);
    await expect(list.getByRole('option', { name: /^Oslo/u })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleName('Regions 2 selected: Oslo, Virginia');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Submits one entry for each value. Like native controls, a disabled field is not submitted. */
export const FormSubmission: Story = {
  render: (args) => (
    <form aria-label="Settings">
      <MultiSelect {...args} name="regions" />
      <MultiSelect {...args} name="other" isDisabled />
    </form>
  ),
  args: { value: ['osl', 'iad'] },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form)]).toEqual([
      ['regions', 'osl'],
      ['regions', 'iad'],
    ]);
  },
};

/** Search narrows the list; hidden options stay selected. */
export const Search: Story = {
  args: { value: ['osl'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Regions/u }));
    const search = await screen.findByRole('searchbox', { name: 'Search' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('san jose');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(document.querySelector('mark')).toHaveTextContent('San José');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['osl', 'sjc']);
    await userEvent.clear(search);
    await userEvent.keyboard('atlantis');
    await waitFor(() => expect(screen.getByText('Nothing matches “atlantis”')).toBeVisible());
  },
};

/** Keyboard only: open, move through the list, choose, remove, and leave. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('button', { name: /^Regions/u });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const search = await screen.findByRole('searchbox');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['osl']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['osl', 'gru']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    // A keystroke that belongs to an input method.
    await fireEvent.keyDown(field, { key: 'Backspace', isComposing: true });
    await expect(args.onChange).toHaveBeenLastCalledWith(['osl', 'gru']);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['osl']);
  },
};

/**
 * Safari ends a composition before its Enter, which only has keyCode 229: it accepts a candidate and selects no
 * option.
 */
export const ComposedSearch: Story = {
  args: { value: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Regions/u }));
    const search = await screen.findByRole('searchbox');
    await userEvent.type(search, 'Oslo');
    await waitFor(() => expect(search).toHaveAttribute('aria-activedescendant'));
    await fireEvent.keyDown(search, { key: 'Enter', keyCode: 229 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['osl']);
  },
};

/** Selects or clears every visible, enabled option. */
export const SelectAllAndClear: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Regions/u }));
    await userEvent.click(await screen.findByRole('button', { name: 'Select all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['fra', 'osl', 'gru', 'iad', 'sjc']);
    await expect(screen.queryByRole('button', { name: 'Select all' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(screen.getByRole('searchbox')).toHaveFocus();
  },
};

/** Each token has a remove button; tokens that do not fit are counted. */
export const TokensAndCount: Story = {
  args: { value: ['fra', 'osl', 'gru', 'iad', 'sjc'] },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^\+\d$/u)).toBeVisible());
    const box = canvas.getByRole('button', { name: /^Regions/u }).getBoundingClientRect();
    const count = canvas.getByText(/^\+\d$/u).getBoundingClientRect();
    await expect(count.right).toBeLessThan(box.right);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Frankfurt' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['osl', 'gru', 'iad', 'sjc']);
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** At the maximum, the remaining options are disabled and a line explains why. */
export const MaxCount: Story = {
  args: { value: ['osl'], maxCount: 2 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Regions/u }));
    await userEvent.click(await screen.findByRole('option', { name: /^Virginia/u }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['osl', 'iad']);
    await expect(screen.getByText('Maximum 2. Remove one first.')).toBeVisible();
    await expect(screen.getByRole('option', { name: 'San José' })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.queryByRole('button', { name: 'Select all' })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: /^Oslo/u }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['iad']);
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Select at least one region.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Select at least one region.');
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'المناطق',
    items: [
      { id: 'a', label: 'أوسلو' },
      { id: 'b', label: 'فرانكفورت' },
    ],
    value: ['a', 'b'],
  },
  render: (args) => (
    <InArabic>
      <MultiSelect {...args} />
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
          <div key={size} style={{ inlineSize: 240 }}>
            <MultiSelect {...args} label={size} size={size} value={['osl', 'iad']} />
          </div>
        ))}
      </BoardRow>
      <BoardRow label="Empty, one, overflowing, one too long">
        <div style={{ inlineSize: 240 }}>
          <MultiSelect {...args} isRequired placeholder="Select regions" />
        </div>
        <div style={{ inlineSize: 240 }}>
          <MultiSelect {...args} value={['osl']} />
        </div>
        <div style={{ inlineSize: 240 }}>
          <MultiSelect {...args} value={['fra', 'osl', 'gru', 'iad']} />
        </div>
        <div style={{ inlineSize: 240 }}>
          <MultiSelect
            {...args}
            items={[{ id: 'long', label: 'Origins behind the corporate firewall in Frankfurt' }]}
            value={['long']}
          />
        </div>
      </BoardRow>
      <BoardRow label="Hovered, focused, invalid, disabled">
        <div style={{ inlineSize: 240 }}>
          <Forced state="hover">
            <MultiSelect {...args} value={['osl']} />
          </Forced>
        </div>
        <div style={{ inlineSize: 240 }}>
          <Forced state="focus-visible">
            <MultiSelect {...args} value={['osl']} />
          </Forced>
        </div>
        <div style={{ inlineSize: 240 }}>
          <MultiSelect {...args} errorMessage="Select at least one region." />
        </div>
        <div style={{ inlineSize: 240 }}>
          <MultiSelect {...args} value={['osl', 'iad']} isDisabled />
        </div>
      </BoardRow>
    </Board>
  ),
};
