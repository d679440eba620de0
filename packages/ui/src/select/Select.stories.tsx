import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Column } from '../theme/StoryLayout.tsx';
import { Select, type SelectProps } from './Select.tsx';

type Role = 'administrator' | 'regular' | 'readOnly' | 'sales';

const items: SelectProps<Role>['items'] = [
  { id: 'administrator', label: 'Administrator', description: 'Changes everything, users and roles included' },
  { id: 'regular', label: 'Regular', description: 'Manages analytics, keys, tokens and delivery' },
  { id: 'readOnly', label: 'Read only', description: 'Sees everything, changes nothing' },
  { id: 'sales', label: 'Sales', description: 'For platform people only', isDisabled: true },
];

function RoleSelect(props: SelectProps<Role>) {
  const [value, setValue] = useState(props.value);
  return (
    <Column width={360}>
      <Select
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
    </Column>
  );
}

const meta = {
  title: 'Components/Select',
  component: RoleSelect,
  args: { label: 'Role', items, value: 'regular', onChange: fn() },
} satisfies Meta<typeof RoleSelect>;

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

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('option', { name: /^Sales/u })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('option', { name: /^Regular/u })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Typing the first letters chooses, as in the browser's own select. */
export const ByKeyboard: Story = {
  args: { value: null, placeholder: 'Select a role' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('regular');
  },
};

export const Invalid: Story = {
  args: { value: null, errorMessage: 'Required field.', isRequired: true },
};

export const Disabled: Story = {
  args: { isDisabled: true },
};
