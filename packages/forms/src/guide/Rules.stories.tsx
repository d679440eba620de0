import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RuleTables } from '../storybook/RuleTables.tsx';

const meta = {
  title: 'Forms/Guide/Rule tables',
  component: RuleTables,
  tags: ['!autodocs'],
} satisfies Meta<typeof RuleTables>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the tests of the rules prove, to read. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'ttl' }));
    await expect(table.getByRole('row', { name: '1800 Accepted' })).toBeInTheDocument();
    await expect(table.getByRole('row', { name: '1801 Enter a whole number from 1 to 1800.' })).toBeInTheDocument();
  },
};
