import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Column } from '../theme/StoryLayout.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/Password field',
  component: PasswordField,
  args: { label: 'Password', value: '', onChange: fn(), size: 'xl' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Column width={360}>
        <PasswordField {...args} value={value} onChange={setValue} />
      </Column>
    );
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { labelEnd: <Link href="#forgot">Forgot password?</Link> },
};

/** The eye shows and hides what was typed, and says which of the two it does. */
export const Revealed: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password', { selector: 'input' });
    await userEvent.type(field, 'Northern-lights-7');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('Northern-lights-7');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};

export const CapsLock: Story = {
  args: { errorMessage: 'Incorrect username or password.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password', { selector: 'input' });
    await userEvent.click(field);
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    await expect(field).toHaveAccessibleDescription('Incorrect username or password. Caps Lock is on.');
    await fireEvent.keyDown(field, { key: 'a', modifierCapsLock: false });
    await expect(field).toHaveAccessibleDescription('Incorrect username or password.');
  },
};
