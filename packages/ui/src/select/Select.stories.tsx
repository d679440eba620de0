import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Monitor, Moon, Sun } from '../icon/index.ts';
import { Board, BoardRow, Forced } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Column, InArabic } from '../storybook/Layout.tsx';
import { Select, type SelectItems } from './index.ts';

const roles: SelectItems<string> = [
  { id: 'administrator', label: 'Administrator', description: 'Full access, including users and roles' },
  { id: 'regular', label: 'Regular', description: 'Manages analytics, keys, tokens and delivery' },
  { id: 'readOnly', label: 'Read only', description: 'Can view everything but change nothing' },
  { id: 'sales', label: 'Sales', disabledReason: 'Only for platform staff' },
];

const regions: SelectItems<string> = [
  {
    label: 'Europe',
    items: [
      { id: 'fra', label: 'Frankfurt' },
      { id: 'osl', label: 'Oslo' },
      { id: 'war', label: 'Warsaw' },
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
  title: 'Inputs/Select',
  component: Select,
  tags: ['ready'],
  args: { label: 'Role', items: roles, value: 'regular', onChange: fn() },
  render: (args) => (
    <Column width={360}>
      <Controlled initial={args.value} onChange={args.onChange as (value: string | null) => void}>
        {(value, onChange) => <Select {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Column>
  ),
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isRequired: true, description: 'Manages analytics, keys, tokens and delivery. Reads users.' },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Regular.*Role/u });
    await expect(trigger).toHaveAccessibleDescription('Manages analytics, keys, tokens and delivery. Reads users.');
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: /^Read only/u }));
    await expect(args.onChange).toHaveBeenCalledWith('readOnly');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('Read only');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Options have a description; disabled ones give a reason. */
export const DescriptionsAndReasons: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const sales = await screen.findByRole('option', { name: 'Sales Only for platform staff' });
    await expect(sales).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('option', { name: /^Regular Manages/u })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(sales, { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Section titles group related options and are announced as group names. */
export const Sections: Story = {
  args: { label: 'Region', items: regions, value: 'osl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const americas = await screen.findByRole('group', { name: 'Americas' });
    await expect(
      within(americas)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['São Paulo', 'Virginia']);
  },
};

/** Section titles can repeat, and can equal the ID of an option. */
export const SectionsWithSameTitle: Story = {
  args: {
    label: 'Node',
    value: 'a',
    items: [
      { label: 'Oslo', items: [{ id: 'a', label: 'Node A' }] },
      { label: 'Oslo', items: [{ id: 'b', label: 'Node B' }] },
      { id: 'section Oslo', label: 'Any' },
      { id: 'section 0', label: 'None' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('group', { name: 'Oslo' })).toHaveLength(2));
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Node A',
      'Node B',
      'Any',
      'None',
    ]);
  },
};

export const WithIcons: Story = {
  args: {
    label: 'Appearance',
    value: 'system',
    items: [
      { id: 'light', label: 'Light', icon: Sun },
      { id: 'dark', label: 'Dark', icon: Moon },
      { id: 'system', label: 'System', icon: Monitor },
    ],
  },
};

/** Typing the first letters selects an option, open or closed, as in a native select. */
export const ByKeyboard: Story = {
  args: { label: 'Region', items: regions, value: null, placeholder: 'Select a region' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button');
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('wa');
    await expect(args.onChange).toHaveBeenLastCalledWith('war');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('gru');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('vi{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('iad');
  },
};

const manyNodes = Array.from({ length: 200 }, (_, index) => ({ id: `n${index + 1}`, label: `Node ${index + 1}` }));

/** The list has a maximum height and opens at the selected option. */
export const LongList: Story = {
  args: { label: 'Node', items: manyNodes, value: 'n120' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const selected = await screen.findByRole('option', { name: 'Node 120' });
    const surface = screen.getByRole('listbox').parentElement;
    if (surface === null) throw new Error('The list has no surface');
    await expect(surface.getBoundingClientRect().height).toBeLessThanOrEqual(380);
    const isInView = () => {
      const box = surface.getBoundingClientRect();
      const option = selected.getBoundingClientRect();
      return option.top >= box.top - 1 && option.bottom <= box.bottom + 1;
    };
    await waitFor(() => expect(isInView()).toBe(true));
  },
};

/** On a phone, the list opens from the bottom and dims the page. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const tray = (await screen.findByRole('listbox')).parentElement;
    await expect(tray).toHaveStyle({ position: 'fixed', borderStartStartRadius: '16px', borderEndStartRadius: '0px' });
    if (tray !== null) await expect(getComputedStyle(tray).boxShadow).toMatch(/0px 0px 0px \d{3,}/u);
  },
};

export const Empty: Story = {
  args: { items: [], value: null, emptyMessage: 'No roles yet' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText('No roles yet')).toBeVisible());
  },
};

export const Loading: Story = {
  args: { items: [], value: null, isPending: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText('Loading')).toBeVisible());
  },
};

export const Invalid: Story = {
  args: { value: null, errorMessage: 'Select a role.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Select a role.');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** Right to left: label and arrow swap sides. */
export const RightToLeft: Story = {
  args: {
    label: 'المنطقة',
    items: [
      { id: 'a', label: 'أوسلو' },
      { id: 'b', label: 'فرانكفورت' },
    ],
    value: 'a',
  },
  render: (args) => (
    <InArabic>
      <Select {...args} />
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
            <Select {...args} label={size} size={size} />
          </div>
        ))}
      </BoardRow>
      <BoardRow label="Rest, empty, hovered, focused">
        <div style={{ inlineSize: 220 }}>
          <Select {...args} />
        </div>
        <div style={{ inlineSize: 220 }}>
          <Select {...args} value={null} isRequired placeholder="Select a role" />
        </div>
        <div style={{ inlineSize: 220 }}>
          <Forced state="hover">
            <Select {...args} />
          </Forced>
        </div>
        <div style={{ inlineSize: 220 }}>
          <Forced state="focus-visible">
            <Select {...args} />
          </Forced>
        </div>
      </BoardRow>
      <BoardRow label="Described, invalid, disabled">
        <div style={{ inlineSize: 220 }}>
          <Select {...args} isOptionalShown description="Can be changed later." />
        </div>
        <div style={{ inlineSize: 220 }}>
          <Select {...args} value={null} errorMessage="Select a role." />
        </div>
        <div style={{ inlineSize: 220 }}>
          <Select {...args} isDisabled />
        </div>
      </BoardRow>
    </Board>
  ),
};
