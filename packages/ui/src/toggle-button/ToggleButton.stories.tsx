import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Bell, Bookmark, Columns3, ListFilter } from '../icon/index.ts';
import { Board, BoardRow, Forced } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { ToggleButton, ToggleButtonGroup } from './index.ts';

const meta = {
  title: 'Actions/Toggle button',
  component: ToggleButton,
  subcomponents: { ToggleButtonGroup },
  tags: ['ready'],
  args: { label: 'Filters', icon: ListFilter, isSelected: false, onChange: fn() },
  render: (args) => (
    <Controlled initial={args.isSelected} onChange={args.onChange}>
      {(isSelected, onChange) => <ToggleButton {...args} isSelected={isSelected} onChange={onChange} />}
    </Controlled>
  ),
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its name stays the same; the pressed state is announced. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filters', pressed: false });
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button', { name: 'Filters', pressed: true })).toBe(button);
    button.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Icon only: the label is the accessible name and the tooltip. */
export const IconOnly: Story = {
  args: { label: 'Watch', icon: Bell, isIconOnly: true, isSelected: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Watch', pressed: true })).toHaveFocus();
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Watch');
  },
};

/** Stays focusable, explains why, and keeps its state. */
export const DisabledWithReason: Story = {
  args: { label: 'Watch', isSelected: true, disabledReason: 'Your role can read only' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Watch', pressed: true });
    await userEvent.click(button);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('Your role can read only');
  },
};

const panels = [
  { id: 'columns', label: 'Columns', icon: Columns3 },
  { id: 'filters', label: 'Filters', icon: ListFilter },
  { id: 'saved', label: 'Saved views', icon: Bookmark },
];

const onPress = fn();

/** Each button toggles independently; the value follows the button order, not the press order. */
export const Group: Story = {
  render: () => (
    <Controlled initial={['saved'] as readonly string[]} onChange={onPress}>
      {(value, onChange) => <ToggleButtonGroup label="Panels" items={panels} value={value} onChange={onChange} />}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Panels' }));
    await userEvent.click(group.getByRole('button', { name: 'Columns' }));
    await expect(onPress).toHaveBeenLastCalledWith(['columns', 'saved']);
    await userEvent.click(group.getByRole('button', { name: 'Saved views' }));
    await expect(onPress).toHaveBeenLastCalledWith(['columns']);
  },
};

/** All variants in all states. */
export const States: Story = {
  tags: ['board'],
  render: (args) => (
    <Board>
      {(['secondary', 'ghost'] as const).map((variant) =>
        [false, true].map((isSelected) => (
          <BoardRow
            key={`${variant} ${isSelected}`}
            label={`${variant === 'ghost' ? 'Ghost' : 'Secondary'}${isSelected ? ', pressed' : ''}`}
          >
            <ToggleButton {...args} variant={variant} isSelected={isSelected} />
            <Forced state="hover">
              <ToggleButton {...args} label="Hovered" variant={variant} isSelected={isSelected} />
            </Forced>
            <Forced state="focus-visible">
              <ToggleButton {...args} label="Focused" variant={variant} isSelected={isSelected} />
            </Forced>
            <ToggleButton {...args} label="Disabled" variant={variant} isSelected={isSelected} isDisabled />
            <ToggleButton {...args} label="Picture only" variant={variant} isSelected={isSelected} isIconOnly />
          </BoardRow>
        )),
      )}
      <BoardRow label="Groups">
        <ToggleButtonGroup label="Panels" items={panels} value={['columns', 'filters']} onChange={() => {}} />
        <ToggleButtonGroup
          label="Panels, icons only"
          items={panels}
          value={['filters']}
          onChange={() => {}}
          isIconOnly
          size="sm"
        />
      </BoardRow>
    </Board>
  ),
};
