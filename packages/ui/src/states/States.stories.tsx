import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Icon, ListFilter, Plus } from '../icon/index.ts';
import { EmptyState, ErrorState, NoPermissionState, NotFoundState } from './index.ts';

const onRetry = fn();

const meta = {
  title: 'Components/States',
  beforeEach: () => {
    onRetry.mockClear();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What it is, why there is none, one action. */
export const FirstRun: Story = {
  render: () => (
    <EmptyState
      title="No resources yet"
      actions={
        <>
          <Button variant="primary" icon={<Icon icon={Plus} />}>
            Create resource
          </Button>
          <Button variant="ghost">Read the guide</Button>
        </>
      }
    >
      A resource tells players which pathway to use first. Create one and attach a pathway to start steering.
    </EmptyState>
  ),
  play: async () => {
    await expect(screen.getByRole('heading', { level: 2, name: 'No resources yet' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Create resource' })).toBeVisible();
  },
};

export const NoMatch: Story = {
  render: () => (
    <EmptyState icon={ListFilter} title="No users match these filters" actions={<Button>Clear filters</Button>}>
      Status is Invited, Role is Sales, Last login between 01 and 05 Nov 2026.
    </EmptyState>
  ),
};

/** The reference can be copied, for support. */
export const Failed: Story = {
  render: () => (
    <ErrorState title="Audience data could not be loaded." onRetry={onRetry} reference="7f1c-20ab">
      The other panels are up to date.
    </ErrorState>
  ),
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Audience data could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(screen.getByRole('button', { name: 'Copy reference' }));
    await expect(written).toHaveBeenCalledWith('7f1c-20ab');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible());
  },
};

const administrators = ['Amara Okafor', 'Ingrid Solheim', 'Kofi Mensah', 'Noor van den Berg'].map((name) => ({
  id: name,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@solstice.tv`,
}));

/** Names what is missing and the first three who can give it. */
export const NoPermission: Story = {
  render: () => (
    <NoPermissionState administrators={administrators}>
      This page needs Read on <b>Settings: Roles</b>. An administrator of Solstice TV can give it to you.
    </NoPermissionState>
  ),
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Ask Amara Okafor' })).toHaveAttribute(
      'href',
      'mailto:amara@solstice.tv',
    );
    await expect(screen.getAllByRole('link')).toHaveLength(3);
  },
};

export const NotFound: Story = {
  render: () => (
    <NotFoundState
      title="Page not found: /users/archive"
      actions={
        <>
          <Button variant="primary">Dashboard</Button>
          <Button variant="ghost">Report an issue</Button>
        </>
      }
    >
      This page could not be found
    </NotFoundState>
  ),
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found: /users/archive');
  },
};
