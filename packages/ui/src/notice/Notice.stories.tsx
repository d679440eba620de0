import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Column } from '../theme/StoryLayout.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { tone: 'info', children: 'New version available.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    action: (
      <Link tone="inherit" href="#reload">
        Reload
      </Link>
    ),
  },
};

export const Tones: Story = {
  render: () => (
    <Column width={560}>
      <Notice tone="info">New version available.</Notice>
      <Notice tone="success">The domain is verified.</Notice>
      <Notice tone="warning">
        No API token is enabled.{' '}
        <Link tone="inherit" href="#tokens">
          Enable one
        </Link>
      </Notice>
      <Notice tone="danger">Incorrect username or password.</Notice>
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Incorrect username or password.');
    await expect(canvas.getAllByRole('status')).toHaveLength(3);
  },
};

export const WithTitleAndAction: Story = {
  args: {
    tone: 'danger',
    title: 'Users could not be loaded',
    children: 'Network error. Check your connection and try again.',
    action: <Button size="sm">Retry</Button>,
  },
};
