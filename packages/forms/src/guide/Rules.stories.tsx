import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allCases } from '../rules/all.cases.ts';
import { RuleTables } from '../storybook/RuleTables.tsx';

const meta = {
  title: 'Forms/Guide/Rule tables',
  component: RuleTables,
  args: { sections: allCases },
  tags: ['!autodocs'],
} satisfies Meta<typeof RuleTables>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'calendarDay' }));
    await expect(table.getByRole('row', { name: "'2028-02-29' Accepted" })).toBeInTheDocument();
    await expect(table.getByRole('row', { name: "'2027-02-29' Enter a valid date." })).toBeInTheDocument();
  },
};
