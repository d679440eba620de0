import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Rows3, Rows4 } from '../icon/index.ts';
import { Board, BoardRow, Forced } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Segmented } from './Segmented.tsx';

const levels = [
  { id: 'none', label: 'None' },
  { id: 'read', label: 'Read' },
  { id: 'manage', label: 'Manage' },
];

const densities = [
  { id: 'comfortable', label: 'Comfortable', icon: Rows3 },
  { id: 'compact', label: 'Compact', icon: Rows4 },
];

const meta = {
  title: 'Inputs/Segmented',
  component: Segmented,
  tags: ['ready'],
  args: { label: 'Users', items: levels, value: 'read', onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, onChange) => <Segmented {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
} satisfies Meta<typeof Segmented<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One Tab stop; arrow keys select. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Manage'));
    await expect(args.onChange).toHaveBeenLastCalledWith('manage');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Read' })).toBeChecked();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

export const Small: Story = { args: { size: 'sm' } };

/** Icons only; labels are still announced. */
export const IconsOnly: Story = {
  args: { label: 'Density', items: densities, value: 'comfortable', isIconOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('compact');
  },
};

/** As wide as its container, with equal segments; long labels are truncated. */
export const Block: Story = {
  args: {
    isBlock: true,
    label: 'Range type',
    items: [
      { id: 'relative', label: 'Relative to now' },
      { id: 'read', label: 'Absolute' },
    ],
  },
  decorators: [(Shown) => <div style={{ maxInlineSize: 280 }}>{Shown()}</div>],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    const [first, second] = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().width);
    await expect(first).toBe(second);
    await expect(group.getBoundingClientRect().width).toBeLessThanOrEqual(280);
  },
};

/** In a form, its label is visible and it can be invalid. */
export const LabelShown: Story = {
  args: { isLabelHidden: false, errorMessage: 'Your role cannot grant this.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(document.getElementById(group.getAttribute('aria-labelledby') ?? '')).toBeVisible();
    await expect(group).toHaveAccessibleDescription('Your role cannot grant this.');
    await expect(group).toBeInvalid();
  },
};

/** Four segments that do not fit on one line are in two. */
export const InPairs: Story = {
  name: 'In pairs',
  args: {
    label: 'Strategy',
    isLabelHidden: false,
    value: 'weighted',
    items: ['Priority', 'Weighted', 'Round robin', 'Performance'].map((label) => ({ id: label.toLowerCase(), label })),
  },
  render: (args) => (
    <div style={{ inlineSize: 272 }}>
      <Segmented {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(third?.top).toBeGreaterThan(first?.top ?? 0);
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

/** All sizes and states. */
export const States: Story = {
  tags: ['board'],
  render: (args) => (
    <Board>
      <BoardRow label="Sizes">
        <Segmented {...args} />
        <Segmented {...args} size="sm" />
      </BoardRow>
      <BoardRow label="Pictures">
        <Segmented {...args} label="Density" items={densities} value="compact" />
        <Segmented {...args} label="Density, icons only" items={densities} value="compact" isIconOnly />
        <Segmented {...args} label="Density, small" items={densities} value="compact" isIconOnly size="sm" />
      </BoardRow>
      <BoardRow label="Focused, disabled, one disabled">
        <Forced state="focus-visible">
          <Segmented {...args} value="none" />
        </Forced>
        <Segmented {...args} isDisabled />
        <Segmented
          {...args}
          items={levels.map((level) => (level.id === 'manage' ? { ...level, isDisabled: true } : level))}
        />
      </BoardRow>
    </Board>
  ),
};
