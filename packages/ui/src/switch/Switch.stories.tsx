import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Column } from '../theme/StoryLayout.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: {
    label: 'Active',
    description: 'Can sign in as soon as the invitation is accepted',
    isSelected: false,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [isSelected, setIsSelected] = useState(args.isSelected);
    return (
      <Column width={432}>
        <Switch
          {...args}
          isSelected={isSelected}
          onChange={(next) => {
            setIsSelected(next);
            args.onChange(next);
          }}
        />
      </Column>
    );
  },
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

export const On: Story = { args: { isSelected: true } };

export const Disabled: Story = { args: { isSelected: true, isDisabled: true } };

/** It can be reached and read, and does not move. */
export const DisabledWithReason: Story = {
  args: { isSelected: true, label: 'Entity administrator', disabledReason: 'Nobody can take this from himself.' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch', { name: 'Entity administrator' });
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(control).toHaveAccessibleDescription(/Nobody can take this from himself/u);
  },
};

export const Inline: Story = {
  render: () => (
    <Column>
      <Switch layout="inline" label="Enabled" isSelected onChange={fn()} />
      <Switch layout="inline" label="Off" isSelected={false} onChange={fn()} />
    </Column>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { isSelected: true } };
