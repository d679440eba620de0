import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { RelativeTime } from '../date-time/index.ts';
import { formatNumber } from '../formats/index.ts';
import { CircleCheck, Ellipsis, LogOut, Mail, Pencil, Trash } from '../icon/index.ts';
import { KeyValueList } from '../key-value-list/index.ts';
import { LoadMore } from '../load-more/index.ts';
import { Menu } from '../menu/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { Page } from '../shell/index.ts';
import { Status } from '../status/index.ts';
import { Grid } from '../storybook/Layout.tsx';
import { StoryShell } from '../storybook/StoryShell.tsx';
import { arrival, onPhone, fullPage } from '../storybook/viewports.ts';
import { type DataColumn, DataTable, TableCard } from '../data-table/index.ts';
import { Tabs } from '../tabs/index.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

interface Event {
  id: string;
  what: string;
  where: string;
  at: string;
}

const kinds = [
  'Signed in',
  'Changed the weights of live-sports-eu',
  `Exported ${formatNumber(2431)} users`,
  'Invited Hanna Virtanen',
];
const origins = ['Accra, GH', 'Accra, GH', 'API token grafana-read', 'Lyon, FR'];
const events: Event[] = Array.from({ length: 23 }, (_, index) => ({
  id: String(index),
  what: kinds[index % kinds.length] as string,
  where: origins[index % origins.length] as string,
  at: new Date(now - (index * index + 1) * 23 * 60_000).toISOString(),
}));

const columns: DataColumn<Event>[] = [
  { id: 'what', header: 'What', isRowHeader: true, minWidth: 240, cell: ({ what }) => what },
  { id: 'where', header: 'Where', width: 200, isMuted: true, card: 'start', cell: ({ where }) => where },
  {
    id: 'at',
    header: 'When',
    width: 160,
    isMuted: true,
    card: 'end',
    cell: ({ at }) => <RelativeTime value={at} now={now} timeZone="UTC" />,
  },
];

function Activity() {
  const [count, setCount] = useState(8);
  return (
    <TableCard
      pager={
        <LoadMore
          count={count}
          total={events.length}
          hasMore={count < events.length}
          onLoadMore={() => setCount(Math.min(events.length, count + 8))}
        />
      }
    >
      <DataTable
        label="Activity of Kofi Mensah"
        columns={columns}
        rows={events.slice(0, count)}
        rowKey={({ id }) => id}
      />
    </TableCard>
  );
}

function Profile() {
  return (
    <Grid minWidth={380}>
      <Card
        title="Person"
        description="Visible to colleagues and in the audit log."
        actions={
          <Button size="sm" icon={Pencil}>
            Edit
          </Button>
        }
      >
        <KeyValueList
          items={[
            { label: 'Name', value: 'Kofi' },
            { label: 'Last name', value: 'Mensah' },
            { label: 'E-mail', value: 'kofi.mensah@harborfm.gh', copy: true },
            { label: 'Phone' },
            { label: 'Role', value: 'Regular' },
            { label: 'User id', value: 'usr_01JD7Z4Q9M3W6C8R5T2V', isCode: true, copy: true },
          ]}
        />
      </Card>
      <Card title="Access" description="Kofi’s sign-in methods and history.">
        <KeyValueList
          items={[
            { label: 'Status', value: <Status kind="inactive" /> },
            { label: 'Invited by', value: 'Ingrid Solheim' },
            {
              label: 'Last login',
              value: <RelativeTime value="2026-09-30T10:00:00Z" now={now} timeZone="UTC" />,
            },
            { label: 'Multi-factor', value: 'Authenticator app' },
            { label: 'Sessions', value: '', emptyMessage: 'None' },
          ]}
        />
      </Card>
    </Grid>
  );
}

function DetailPage({ tab, onNavigate }: { tab: string; onNavigate: (href: string) => void }) {
  return (
    <StoryShell
      crumbs={[
        { id: 'users', label: 'Users', href: '#users' },
        { id: 'kofi', label: 'Kofi Mensah' },
      ]}
      onNavigate={onNavigate}
    >
      <Page>
        <PageHeader
          title="Kofi Mensah"
          image={<Avatar name="Kofi Mensah" size="lg" />}
          status={<Status kind="inactive" />}
          description="kofi.mensah@harborfm.gh · Harbor FM"
          actions={
            <>
              <Menu
                label="Actions for Kofi Mensah"
                trigger={<IconButton variant="secondary" label="More actions" icon={Ellipsis} />}
                items={[
                  { id: 'reset', label: 'Send password reset', icon: Mail, onAction: fn() },
                  { id: 'revoke', label: 'Revoke sessions', icon: LogOut, onAction: fn() },
                  'separator',
                  { id: 'delete', label: 'Delete user…', icon: Trash, tone: 'danger', onAction: fn() },
                ]}
              />
              <Button variant="primary" icon={CircleCheck}>
                Enable
              </Button>
            </>
          }
        />
        <Tabs
          label="Kofi Mensah"
          defaultValue={tab}
          items={[
            { id: 'profile', label: 'Profile', panel: <Profile /> },
            { id: 'activity', label: 'Activity', count: events.length, panel: <Activity /> },
            { id: 'tokens', label: 'API tokens', disabledReason: 'Your role cannot read API tokens', panel: null },
          ]}
        />
      </Page>
    </StoryShell>
  );
}

const meta = {
  title: 'Patterns/Detail',
  component: DetailPage,
  tags: ['ready'],
  args: { tab: 'profile', onNavigate: fn() },
  ...fullPage,
} satisfies Meta<typeof DetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name, status and actions, then details. Breadcrumbs lead back. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Kofi Mensah' })).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Person' })).toHaveTextContent('Not set');
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    await userEvent.click(crumbs.getByRole('link', { name: 'Users' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#users');
  },
};

/** From the header to the oldest event with the keyboard. */
export const ReadsTheActivity: Story = {
  play: async () => {
    screen.getByRole('tab', { name: 'Profile' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    const rows = () => within(screen.getByRole('grid', { name: 'Activity of Kofi Mensah' })).getAllByRole('row');
    await expect(rows()).toHaveLength(9);
    const more = screen.getByRole('button', { name: 'Load more' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(17));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(24));
    await waitFor(() => expect(screen.getByText('All 23 shown', { selector: '[tabindex]' })).toHaveFocus());
  },
};

/** Rare and destructive actions are in the menu; the main action is a button. */
export const Actions: Story = {
  play: async () => {
    const trigger = screen.getByRole('button', { name: 'More actions' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', {}, arrival);
    await expect(within(menu).getAllByRole('menuitem').at(-1)).toHaveTextContent('Delete user…');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ActivityTab: Story = { args: { tab: 'activity' } };

export const Phone: Story = {
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
