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

/** Every property, to try. */
export const Playground: Story = { tags: ['playground'] };

/** The change is being saved: it keeps the focus, says so, and a second press does nothing. */
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

/** The manifest is reachable and read, and does not move. */
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

/** A form refuses it: why stands below the words. */
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

/** Switch before the word: in toolbars and tight rows. */
export const Inline: Story = {
  args: { layout: 'inline', label: 'Enabled', description: undefined, isSelected: true },
};

export const HiddenLabel: Story = {
  args: { label: 'aurora-eu is active', isLabelHidden: true, layout: 'inline', description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'aurora-eu is active' })).toBeVisible();
  },
};

/** The thumb runs towards the end of the line, whichever side that is. */
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
      <BoardRow label="In a row, with a description and with a reason">
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
            description="May change everything"
            isSelected
            disabledReason="You cannot remove your own role."
            onChange={fn()}
          />
        </div>
      </BoardRow>
    </Board>
  ),
};
