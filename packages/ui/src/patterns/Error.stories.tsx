import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { formatNumber } from '../formats/index.ts';
import { RefreshCw, Route } from '../icon/index.ts';
import { KeyValueList } from '../key-value-list/index.ts';
import { Notice } from '../notice/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { Page } from '../shell/index.ts';
import { ErrorState, NoPermissionState, NotEnabledState, NotFoundState } from '../states/index.ts';
import { Grid } from '../storybook/Layout.tsx';
import { users, userColumns } from '../storybook/samplePeople.tsx';
import { StoryShell } from '../storybook/StoryShell.tsx';
import { onPhone, fullPage } from '../storybook/viewports.ts';
import { DataTable, TableCard } from '../data-table/index.ts';

/** One of three panels failed; the other two are still useful. */
function PartialPage() {
  const [state, setState] = useState<'failed' | 'retrying' | 'ok'>('failed');
  const retry = () => {
    setState('retrying');
    setTimeout(() => setState('ok'));
  };
  return (
    <StoryShell
      current="usage"
      crumbs={[
        { id: 'insights', label: 'Insights' },
        { id: 'usage', label: 'Usage Statistics' },
      ]}
    >
      <Page>
        <PageHeader
          title="Usage Statistics"
          description="Last 24 hours, all pathways."
          actions={<Button icon={RefreshCw}>Refresh</Button>}
        />
        <Grid minWidth={320}>
          <Card title="Traffic">
            <KeyValueList
              items={[
                { label: 'Delivered', value: '12.4 TB' },
                { label: 'Peer to peer', value: '62.4%' },
                { label: 'Peak', value: `${formatNumber(48_120)} viewers` },
              ]}
            />
          </Card>
          <Card title="Audience" isFlush={state !== 'ok'}>
            {state === 'ok' ? (
              <KeyValueList
                items={[
                  { label: 'Viewers', value: formatNumber(1_204_311) },
                  { label: 'Countries', value: '38' },
                  { label: 'Longest session', value: '6 h 12 min' },
                ]}
              />
            ) : (
              <ErrorState
                title="Could not load audience data."
                onRetry={retry}
                isPending={state === 'retrying'}
                reference="7f1c-20ab"
              >
                The other panels are up to date.
              </ErrorState>
            )}
          </Card>
          <Card title="Quality">
            <KeyValueList
              items={[
                { label: 'Start time', value: '412 ms' },
                { label: 'Rebuffering', value: '0.21%' },
                { label: 'Failures', value: '0.04%' },
              ]}
            />
          </Card>
        </Grid>
      </Page>
    </StoryShell>
  );
}

const meta = {
  title: 'Patterns/Error',
  component: PartialPage,
  tags: ['ready'],
  ...fullPage,
} satisfies Meta<typeof PartialPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A failed panel shows its error in place with a Try again button; the page stays. */
export const Default: Story = {
  play: async () => {
    const panel = screen.getByRole('group', { name: 'Audience' });
    await expect(within(panel).getByRole('alert')).toHaveTextContent('Could not load audience data.');
    await expect(screen.getByText('12.4 TB')).toBeVisible();
  },
};

/** After a retry with the keyboard, the loaded content replaces the error. */
export const RetriesAPanel: Story = {
  play: async () => {
    const panel = within(screen.getByRole('group', { name: 'Audience' }));
    panel.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel.getByText('1,204,311')).toBeVisible());
    await expect(panel.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** The whole page failed: what happened, what to do, and what to tell support. The menu still works. */
export const FullPage: Story = {
  render: () => (
    <StoryShell>
      <Page>
        <ErrorState
          headingLevel={1}
          title="Could not load users."
          onRetry={fn()}
          reference="7f1c-20ab"
          actions={<Button variant="ghost">Report an issue</Button>}
        >
          The service did not respond in time. Nothing was changed.
        </ErrorState>
      </Page>
    </StoryShell>
  ),
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Could not load users.' })).toBeVisible();
    await expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
};

/** New rows could not be loaded: existing rows stay, with a notice above them. */
export const StaleRows: Story = {
  render: () => (
    <StoryShell>
      <Page layout="fit">
        <PageHeader title="Users" count={2431} description="Everyone who can sign in to Northlight." />
        <Notice tone="danger" title="Could not update users." action={<Button size="sm">Try again</Button>}>
          Showing users from 09:41.
        </Notice>
        <TableCard>
          <DataTable isFitted label="Users" columns={userColumns} rows={users} rowKey={({ id }) => id} />
        </TableCard>
      </Page>
    </StoryShell>
  ),
};

export const NotFound: Story = {
  render: () => (
    <StoryShell current="" crumbs={[{ id: 'nowhere', label: 'Page not found' }]}>
      <Page>
        <NotFoundState
          title="Page not found: /users/archive"
          actions={
            <>
              <Button variant="primary">Dashboard</Button>
              <Button variant="ghost">Report an issue</Button>
            </>
          }
        >
          It was moved or deleted, or the URL has a typo.
        </NotFoundState>
      </Page>
    </StoryShell>
  ),
};

/** Names the missing permission and who can grant it. */
export const NoPermission: Story = {
  render: () => (
    <StoryShell current="roles" crumbs={[{ id: 'roles', label: 'Roles' }]}>
      <Page>
        <NoPermissionState
          headingLevel={1}
          administrators={[
            { id: 'amara', name: 'Amara Okafor', email: 'amara.okafor@solstice.tv' },
            { id: 'ingrid', name: 'Ingrid Solheim', email: 'ingrid@fjordcast.no' },
          ]}
        >
          This page requires Read on <b>Settings: Roles</b>. An administrator of Solstice TV can grant it.
        </NoPermissionState>
      </Page>
    </StoryShell>
  ),
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Ask Amara Okafor' })).toBeVisible();
  },
};

export const NotEnabled: Story = {
  render: () => (
    <StoryShell current="delivery" crumbs={[{ id: 'delivery', label: 'Edge Delivery' }]}>
      <Page>
        <NotEnabledState
          headingLevel={1}
          icon={Route}
          actions={
            <>
              <Button>Ask your administrator</Button>
              <Button variant="ghost">Contact sales</Button>
            </>
          }
        >
          Edge Delivery steers players between CDNs while they play. Solstice TV does not have it yet.
        </NotEnabledState>
      </Page>
    </StoryShell>
  ),
};

export const Phone: Story = {
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
