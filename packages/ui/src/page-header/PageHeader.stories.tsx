import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Download, Icon, Plus } from '../icon/index.ts';
import { PageHeader } from './index.ts';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: {
    title: 'Users',
    count: 2431,
    description: 'Everyone who can sign in to Northlight and its 38 customers.',
    actions: (
      <>
        <Button icon={<Icon icon={Download} />}>Export CSV</Button>
        <Button variant="primary" icon={<Icon icon={Plus} />}>
          Invite user
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The heading is the title alone, and can take the focus after a change of route. */
export const Default: Story = {
  play: async () => {
    const heading = screen.getByRole('heading', { level: 1, name: 'Users' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(screen.getByText('2,431')).toBeVisible();
  },
};

export const TitleOnly: Story = {
  render: () => <PageHeader title="My account" />,
};

export const Phone: Story = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(screen.queryByText(/Everyone who can sign in/)).not.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
