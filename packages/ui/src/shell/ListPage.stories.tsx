import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { FilterBar } from '../filter-bar/index.ts';
import {
  Bell,
  CircleSlash,
  Download,
  Icon,
  LogOut,
  Mail,
  Pencil,
  Plus,
  RefreshCw,
  SunMoon,
  Trash,
} from '../icon/index.ts';
import { Pager } from '../pager/index.ts';
import { Table, TableCard } from '../table/index.ts';
import { hundredPeople, personColumns } from '../table/samplePeople.tsx';
import { AccountButton, AppShell, Breadcrumbs, Page, PageHeader, type RenderLink, SideNav, TopBar } from './index.ts';
import { sampleFootItems, sampleItems } from './sampleNavigation.ts';

const renderLink: RenderLink = ({ children, ...attributes }) => <a {...attributes}>{children}</a>;

/** The parts of this package put together as a list page of the product. */
function ListPage({ isCollapsed }: { isCollapsed: boolean }) {
  return (
    <AppShell
      isCollapsed={isCollapsed}
      onCollapsedChange={fn()}
      nav={
        <SideNav
          brand={{ name: 'Edge Console', href: '#home' }}
          items={sampleItems}
          footItems={sampleFootItems(fn())}
          renderLink={renderLink}
          onNavigate={fn()}
        />
      }
      topBar={
        <TopBar
          brandName="Edge Console"
          actions={
            <>
              <IconButton label="Notifications" icon={<Icon icon={Bell} />} />
              <IconButton label="Mode" icon={<Icon icon={SunMoon} />} />
              <AccountButton
                name="Northlight"
                picture={<Avatar name="Northlight" shape="square" />}
                isExpanded={false}
                onPress={fn()}
              />
            </>
          }
        >
          <Breadcrumbs
            items={[
              { id: 'entity', label: 'Northlight', href: '#home' },
              { id: 'users', label: 'Users' },
            ]}
            renderLink={renderLink}
          />
        </TopBar>
      }
    >
      <Page layout="fit">
        <PageHeader
          title="Users"
          count={2431}
          description="Everyone who can sign in to Northlight and its 38 customers."
          actions={
            <>
              <Button icon={<Icon icon={Download} />}>Export CSV</Button>
              <Button variant="primary" icon={<Icon icon={Plus} />}>
                Invite user
              </Button>
            </>
          }
        />
        <TableCard
          toolbar={
            <FilterBar
              searchLabel="Search users"
              placeholder="Search by name or e-mail…"
              search=""
              onSearchChange={fn()}
              fields={[
                {
                  id: 'status',
                  label: 'Status',
                  type: 'choice',
                  options: [{ value: 'DELETED', label: 'Deleted' }],
                },
                { id: 'createdAt', label: 'Creation date', type: 'date' },
              ]}
              filters={[
                { field: 'status', op: 'ne', values: ['DELETED'] },
                { field: 'createdAt', op: 'between', values: ['2026-01-01', '2026-11-20'] },
              ]}
              onFiltersChange={fn()}
              actions={<IconButton label="Refresh" icon={<Icon icon={RefreshCw} />} />}
            />
          }
          pager={<Pager page={1} pageSize={100} rowCount={100} total={2431} hasNext onPrevious={fn()} onNext={fn()} />}
        >
          <Table
            caption="Users"
            columns={personColumns}
            rows={hundredPeople.slice(0, 40)}
            rowKey={({ id }) => id}
            sort={{ column: 'createdAt', direction: 'descending' }}
            onSortChange={fn()}
            rowActionsLabel={({ name }) => `Actions for ${name}`}
            rowActions={() => [
              { id: 'edit', label: 'Edit', icon: Pencil, shortcut: 'E', onAction: fn() },
              { id: 'resend', label: 'Send password reset', icon: Mail, onAction: fn() },
              { id: 'revoke', label: 'Revoke sessions', icon: LogOut, onAction: fn() },
              'separator',
              { id: 'disable', label: 'Disable', icon: CircleSlash, onAction: fn() },
              { id: 'delete', label: 'Delete user…', icon: Trash, tone: 'danger', onAction: fn() },
            ]}
          />
        </TableCard>
      </Page>
    </AppShell>
  );
}

/** The code of what opens is fetched when it is first wanted; on a busy machine that takes its time. */
const arrival = { timeout: 10_000 };

const meta = {
  title: 'Patterns/List page',
  component: ListPage,
  args: { isCollapsed: false },
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sheet is as high as the window: only the rows scroll, the head and the pager stay in view. */
export const Default: Story = {
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollHeight).toBeLessThanOrEqual(page.clientHeight);
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    const rows = screen.getByRole('region', { name: 'Users' });
    const head = screen.getByRole('columnheader', { name: 'E-mail' });
    const top = head.getBoundingClientRect().top;
    rows.scrollTop = 1_000;
    await waitFor(() => expect(rows.scrollTop).toBe(1_000));
    await expect(head.getBoundingClientRect().top).toBe(top);
    const pager = screen.getByRole('navigation', { name: 'Pages' }).getBoundingClientRect();
    await expect(pager.bottom).toBeLessThanOrEqual(window.innerHeight);
    rows.scrollTop = 0;
  },
};

export const CollapsedAndCompact: Story = { args: { isCollapsed: true }, globals: { density: 'compact' } };

export const WithOpenRowMenu: Story = {
  play: async () => {
    const [trigger] = screen.getAllByRole('button', { name: 'Actions for Priya Raghunathan' });
    await userEvent.click(trigger as HTMLElement);
    await expect(await screen.findByRole('menuitem', { name: 'Revoke sessions' }, arrival)).toBeInTheDocument();
  },
};

/** The page scrolls, the bars stay, rows are cards. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(page.scrollHeight).toBeGreaterThan(page.clientHeight);
    const pager = screen.getByRole('navigation', { name: 'Pages' });
    await waitFor(() => expect(Math.round(pager.getBoundingClientRect().bottom)).toBe(window.innerHeight));
  },
};
