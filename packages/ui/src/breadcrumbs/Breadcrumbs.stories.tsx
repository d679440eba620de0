import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { id: 'entity', label: 'Northlight', href: '#home' },
      { id: 'users', label: 'Users' },
    ],
    renderLink: ({ children, ...attributes }) => <a {...attributes}>{children}</a>,
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const nav = screen.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(within(nav).getByRole('link', { name: 'Northlight' })).toHaveAttribute('href', '#home');
    await expect(within(nav).getByText('Users')).toHaveAttribute('aria-current', 'page');
  },
};
