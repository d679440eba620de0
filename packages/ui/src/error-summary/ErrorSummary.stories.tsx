import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorSummary } from './ErrorSummary.tsx';

const focusLastName = fn();

const meta = {
  title: 'Components/Error summary',
  component: ErrorSummary,
  args: {
    title: 'Review the fields in red.',
    errors: [
      { name: 'lastName', label: 'Last name', message: 'Required field.', onFocus: focusLastName },
      { name: 'email', label: 'E-mail', message: 'E-mail already exists.', onFocus: fn() },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It has the focus at once, and each line leads to its field. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Review the fields in red.' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Last name: Required field.' }));
    await expect(focusLastName).toHaveBeenCalledTimes(1);
  },
};

export const WithoutFields: Story = {
  args: { title: 'The changes could not be saved.', errors: [] },
};
