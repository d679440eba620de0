import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon, ListFilter } from '../icon/index.ts';
import { Column } from '../theme/StoryLayout.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/Search field',
  component: SearchField,
  args: { label: 'Search users', placeholder: 'Search by name or e-mail', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Column width={360}>
        <SearchField
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next);
            args.onChange(next);
          }}
        />
      </Column>
    );
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The cross empties the field and leaves the focus in it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search users' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'amara');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Filled: Story = {
  args: { value: 'amara' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search users' });
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

export const Plain: Story = {
  args: { variant: 'plain', icon: <Icon icon={ListFilter} />, placeholder: 'Filter by name, role, status' },
};
