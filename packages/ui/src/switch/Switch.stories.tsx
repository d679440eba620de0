import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Board, BoardRow, Forced, stateNames } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Column } from '../storybook/Layout.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  tags: ['ready'],
  args: {
    label: 'Active',
    description: 'Can sign in as soon as the invitation is accepted',
    isSelected: false,
    onChange: fn(),
  },
  render: (args) => (
    <Column width={432}>
      <Controlled initial={args.isSelected} onChange={args.onChange}>
        {(isSelected, onChange) => <Switch {...args} isSelected={isSelected} onChange={onChange} />}
      </Controlled>
    </Column>
  ),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Active' });
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription('Can sign in as soon as the invitation is accepted');
    await userEvent.click(canvas.getByText('Active'));
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** While saving, the switch keeps focus, announces it, and ignores further presses. */
export const Pending: Story = {
  args: { isSelected: true, isPending: true },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Active' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(control);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(control).toBeChecked();
    await waitFor(() => expect(control).toHaveAttribute('data-spinning'));
  },
};

export const Disabled: Story = { args: { isSelected: true, isDisabled: true } };

/** The Manifest switch can be focused and read but not changed. */
export const DisabledWithReason: Story = {
  args: { isSelected: true, label: 'Account administrator', disabledReason: 'You cannot remove your own role.' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch', { name: 'Account administrator' });
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(control).toHaveAccessibleDescription(/You cannot remove your own role/u);
  },
};

/** An invalid switch, with the error below its label. */
export const Invalid: Story = {
  args: { isSelected: true, errorMessage: 'An administrator cannot be disabled.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Active' });
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      'An administrator cannot be disabled. Can sign in as soon as the invitation is accepted',
    );
  },
};

/** Switch before the label: for toolbars and tight rows. */
export const Inline: Story = {
  args: { layout: 'inline', label: 'Enabled', description: undefined, isSelected: true },
};

export const HiddenLabel: Story = {
  args: { label: 'aurora-eu is active', isLabelHidden: true, layout: 'inline', description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'aurora-eu is active' })).toBeVisible();
  },
};

/** The thumb moves toward the end of the line in either direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'نشط', description: 'يمكنه تسجيل الدخول', isSelected: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'نشط' });
    await waitFor(() => expect(getComputedStyle(control, '::after').translate).toBe('-14px'));
  },
};

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      {(['rest', 'hover', 'focus-visible'] as const).map((state) => (
        <BoardRow key={state} label={stateNames[state]}>
          {[false, true].map((isSelected) => {
            const control = (
              <Switch layout="inline" label={isSelected ? 'On' : 'Off'} isSelected={isSelected} onChange={fn()} />
            );
            return (
              <div key={String(isSelected)} style={{ inlineSize: 120 }}>
                {state === 'rest' ? control : <Forced state={state}>{control}</Forced>}
              </div>
            );
          })}
        </BoardRow>
      ))}
      <BoardRow label="Disabled">
        <div style={{ inlineSize: 120 }}>
          <Switch layout="inline" label="Off" isSelected={false} isDisabled onChange={fn()} />
        </div>
        <div style={{ inlineSize: 120 }}>
          <Switch layout="inline" label="On" isSelected isDisabled onChange={fn()} />
        </div>
      </BoardRow>
      <BoardRow label="In a row, with a description or a disabled reason">
        <div style={{ inlineSize: 320 }}>
          <Switch
            label="Active"
            description="Can sign in as soon as the invitation is accepted"
            isSelected
            onChange={fn()}
          />
        </div>
        <div style={{ inlineSize: 320 }}>
          <Switch
            label="Account administrator"
            description="Can change everything"
            isSelected
            disabledReason="You cannot remove your own role."
            onChange={fn()}
          />
        </div>
      </BoardRow>
    </Board>
  ),
};
