import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Column } from '../theme/StoryLayout.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'I accept the terms of use', isSelected: false, onChange: fn() },
  render: function Controlled(args) {
    const [isSelected, setIsSelected] = useState(args.isSelected);
    return (
      <Checkbox
        {...args}
        isSelected={isSelected}
        onChange={(next) => {
          setIsSelected(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms of use' });
    await userEvent.click(canvas.getByText('I accept the terms of use'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const States: Story = {
  render: () => (
    <Column>
      <Checkbox label="Off" isSelected={false} onChange={fn()} />
      <Checkbox label="On" isSelected onChange={fn()} />
      <Checkbox label="Mixed" isSelected={false} isIndeterminate onChange={fn()} />
      <Checkbox label="Disabled" isSelected={false} isDisabled onChange={fn()} />
      <Checkbox label="Disabled and on" isSelected isDisabled onChange={fn()} />
      <Checkbox label="Tell me about new versions" description="At most once a month" isSelected onChange={fn()} />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Mixed' })).toBePartiallyChecked();
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Required field.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms of use' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Required field.');
  },
};

export const HiddenLabel: Story = {
  args: { label: 'Select Amara Okafor', isLabelHidden: true },
};
