import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { IconButton } from '../button/index.ts';
import { Bell, Icon, SunMoon } from '../icon/index.ts';
import {
  AccountButton,
  AppShell,
  type AppShellProps,
  Breadcrumbs,
  Page,
  PageHeader,
  type RenderLink,
  SideNav,
  TopBar,
} from './index.ts';
import { sampleFootItems, sampleItems } from './sampleNavigation.ts';

const onCollapsedChange = fn();
const onNavigate = fn();
const onReport = fn();

/** Tells where it would go and stays, as a router's link does in a story. */
const renderLink: RenderLink = ({ children, href, onClick, ...attributes }) => (
  <a
    {...attributes}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      onClick?.();
      onNavigate(href);
    }}
  >
    {children}
  </a>
);

function Example({ isCollapsed, ...props }: Partial<AppShellProps> & { isCollapsed: boolean }) {
  const [isRail, setIsRail] = useState(isCollapsed);
  return (
    <AppShell
      isCollapsed={isRail}
      onCollapsedChange={(next) => {
        onCollapsedChange(next);
        setIsRail(next);
      }}
      nav={
        <SideNav
          brand={{ name: 'Edge Console', href: '#home' }}
          items={sampleItems}
          footItems={sampleFootItems(onReport)}
          renderLink={renderLink}
          onNavigate={onNavigate}
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
      {...props}
    >
      <Page>
        <PageHeader title="Users" count={2431} description="Everyone who can sign in to Northlight." />
      </Page>
    </AppShell>
  );
}

const viewports = {
  desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
  tablet: { name: 'Tablet', styles: { width: '1024px', height: '768px' } },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
};

/** The code of what opens is fetched when it is first wanted; on a busy machine that takes its time. */
const arrival = { timeout: 10_000 };

const meta = {
  title: 'Patterns/Shell',
  component: Example,
  args: { isCollapsed: false },
  parameters: { layout: 'fullscreen', viewport: { options: viewports } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    for (const spy of [onCollapsedChange, onNavigate, onReport]) spy.mockClear();
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const mainNav = () => within(screen.getByRole('navigation', { name: 'Main' }));

export const Default: Story = {
  play: async () => {
    await expect(mainNav().getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('main')).toBeVisible();
    await expect(screen.getByRole('banner')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
    await userEvent.click(mainNav().getByRole('link', { name: 'Roles' }));
    await expect(onNavigate).toHaveBeenCalledWith('#roles');
  },
};

/** The first Tab offers to skip the menu. */
export const SkipsToContent: Story = {
  play: async () => {
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('main')).toHaveFocus();
    await expect(window.location.hash).not.toBe('#main');
  },
};

export const ClosesAGroup: Story = {
  play: async () => {
    const group = mainNav().getByRole('button', { name: 'Insights' });
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(mainNav().queryByRole('link', { name: 'Usage Statistics' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(mainNav().getByRole('link', { name: 'Usage Statistics' })).toBeVisible();
  },
};

/** Icons only; the names stay for assistive technology, and come into sight beside the icon. */
export const Collapses: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Collapse menu' }));
    await expect(onCollapsedChange).toHaveBeenCalledWith(true);
    await expect(screen.getByRole('button', { name: 'Expand menu' })).toHaveFocus();
    const delivery = mainNav().getByRole('link', { name: 'Edge Delivery' });
    await userEvent.hover(delivery);
    const nav = screen.getByRole('navigation', { name: 'Main' });
    const tip = () => nav.querySelector('[data-rail-tip]');
    await expect(tip()).toHaveTextContent('Edge Delivery');
    const { right, top, bottom } = (tip() as Element).getBoundingClientRect();
    await expect(tip()).toContainElement(document.elementFromPoint(right - 4, (top + bottom) / 2) as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(tip()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Expand menu' }));
    await expect(onCollapsedChange).toHaveBeenLastCalledWith(false);
  },
};

/** The pages of a group are in a menu beside its icon. */
export const OpensAGroupInTheRail: Story = {
  args: { isCollapsed: true },
  play: async () => {
    const group = mainNav().getByRole('button', { name: 'Site Settings' });
    group.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Site Settings' }, arrival);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Domain' }));
    await expect(onNavigate).toHaveBeenCalledWith('#domain');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(group).toHaveFocus());
  },
};

export const OpensHelp: Story = {
  play: async () => {
    await userEvent.click(mainNav().getByRole('button', { name: 'Help' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report an issue' }, arrival));
    await expect(onReport).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** Below 1264 px the menu lies over the page; a followed link or Escape closes it, and focus goes back. */
export const Drawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    const open = screen.getByRole('button', { name: 'Open menu' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Main' }, arrival);
    await expect(within(drawer).queryByRole('button', { name: 'Collapse menu' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
    await userEvent.click(within(await screen.findByRole('dialog', {}, arrival)).getByRole('link', { name: 'Roles' }));
    await expect(onNavigate).toHaveBeenCalledWith('#roles');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  },
};

/** A band over everything, and the sheet edged in the same colour. */
export const WithBanner: Story = {
  args: { banner: <div style={{ padding: 10 }}>Acting as Solstice TV</div> },
  play: async () => {
    await expect(screen.getByText('Acting as Solstice TV')).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
