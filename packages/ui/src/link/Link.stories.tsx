import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Notice } from '../notice/index.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#reset', children: 'Forgot password?' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InText: Story = {
  render: () => (
    <p>
      New to Edge Console? <Link href="#sign-up">Create an account</Link>
    </p>
  ),
};

export const InNotice: Story = {
  render: () => (
    <Notice tone="warning">
      No API token is enabled.{' '}
      <Link tone="inherit" href="#tokens">
        Enable one
      </Link>
    </Notice>
  ),
};

export const AroundRouterLink: Story = {
  args: { asChild: true, children: <a href="#users">Users</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '#users');
  },
};
