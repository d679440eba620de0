import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Banner } from '../banner/index.ts';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { IconButton } from '../button/index.ts';
import { Bell, Drama, SunMoon, Users } from '../icon/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { Board, BoardRow, Forced } from '../storybook/Board.tsx';
import { sampleFooterItems, sampleItems } from '../storybook/sampleNavigation.ts';
import { storyLink } from '../storybook/storyLink.tsx';
import { arrival, onPhone, onTablet, fullPage } from '../storybook/viewports.ts';
import { AccountButton, AppShell, type AppShellProps, BrandMark, Page, SideNav, TopBar } from './index.ts';

const onNavigate = fn();
const onReport = fn();
const renderLink = storyLink(onNavigate);

const nav = (
  <SideNav
    brand={{ name: 'Edge Console', href: '#home' }}
    items={sampleItems}
    footerItems={sampleFooterItems(onReport)}
    renderLink={renderLink}
    onNavigate={onNavigate}
  />
);

const topBar = (
  <TopBar
    brandName="Edge Console"
    actions={
      <>
        <IconButton label="Notifications" icon={Bell} />
        <IconButton label="Theme" icon={SunMoon} />
        <AccountButton
          name="Northlight"
          avatar={<Avatar name="Northlight" shape="square" />}
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
      onNavigate={onNavigate}
    />
  </TopBar>
);

/** Stores what an application would store between visits. */
function Controlled({ isCollapsed, onCollapsedChange, ...props }: AppShellProps) {
  const [isRail, setIsRail] = useState(isCollapsed);
  return (
    <AppShell
      {...props}
      isCollapsed={isRail}
      onCollapsedChange={(next) => {
        onCollapsedChange(next);
        setIsRail(next);
      }}
    />
  );
}

const meta = {
  title: 'Navigation/App shell',
  component: AppShell,
  subcomponents: { SideNav, TopBar, AccountButton, Page, BrandMark },
  tags: ['ready'],
  args: {
    nav,
    topBar,
    isCollapsed: false,
    onCollapsedChange: fn(),
    children: (
      <Page>
        <PageHeader title="Users" count={2431} description="Everyone who can sign in to Northlight." />
      </Page>
    ),
  },
  render: (args) => <Controlled {...args} />,
  ...fullPage,
  beforeEach: () => {
    for (const spy of [onNavigate, onReport]) spy.mockClear();
  },
} satisfies Meta<typeof AppShell>;

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

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** A custom logo; name and URL stay those of the brand. */
export const OwnMark: Story = {
  args: {
    nav: (
      <SideNav
        brand={{ name: 'Harbor FM', href: '#home', mark: <Avatar name="Harbor FM" /> }}
        items={[{ id: 'users', label: 'Users', href: '#users', icon: Users }]}
      />
    ),
  },
  play: async () => {
    const brand = mainNav().getByRole('link', { name: 'Harbor FM' });
    await expect(brand.querySelector('svg')).toBeNull();
    await expect(brand).toHaveTextContent('HF');
  },
};

/** The first Tab stop offers links to the parts of the page. */
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

/** Skip links to the content, the menu, and the search where the page has one. */
export const SkipsToSearch: Story = {
  args: {
    children: (
      <Page>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- jsdom does not know `search` */}
        <div role="search" aria-label="Users">
          <input type="search" aria-label="Search users" />
        </div>
      </Page>
    ),
  },
  play: async () => {
    await userEvent.tab();
    const links = within(screen.getByRole('navigation', { name: 'Skip to' })).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Skip to content',
      'Skip to menu',
      'Skip to search',
    ]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(mainNav().getByRole('link', { name: 'Edge Console' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('searchbox')).toHaveFocus();
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

/** Icons only; the names remain accessible and appear as tooltips. */
export const Collapses: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Collapse menu' }));
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true);
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
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(false);
  },
};

/** The shortcut works before the palette has loaded, and the browser's own use of the key is prevented. */
export const HandlesSearchShortcut: Story = {
  args: { onSearch: fn() },
  play: async ({ args }) => {
    const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true, bubbles: true });
    document.body.dispatchEvent(event);
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(event.defaultPrevented).toBe(true);
  },
};

/** In the rail, a group opens as a menu next to its icon. */
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

/** Below 1264 px the menu overlays the page; following a link or pressing Escape closes it and returns focus. */
export const Drawer: Story = {
  ...onPhone,
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
  ...onTablet,
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  },
};

/** A banner above everything, and a page border in the same color. */
export const ActingAsUser: Story = {
  args: {
    isActing: true,
    banner: (
      <Banner tone="warning" icon={Drama}>
        Acting as Solstice TV. Every change is logged under your name.
      </Banner>
    ),
  },
  play: async () => {
    await expect(screen.getByText(/Acting as Solstice TV/u)).toBeVisible();
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** On a phone the banner text wraps, and sticky elements below make room. */
export const WrappedBanner: Story = {
  ...onPhone,
  args: ActingAsUser.args ?? {},
  play: async () => {
    const band = screen.getByText(/Acting as Solstice TV/u).getBoundingClientRect();
    await waitFor(() =>
      expect(screen.getByRole('banner').getBoundingClientRect().top).toBeGreaterThanOrEqual(band.bottom),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const still = { inlineSize: 800, maxInlineSize: '100%', blockSize: 640, overflow: 'hidden', contain: 'layout' };

/** All states in one static image. */
export const States: Story = {
  tags: ['board'],
  // A page has one shell; this image has several.
  parameters: {
    layout: 'padded',
    a11y: {
      config: {
        rules: [
          'landmark-unique',
          'landmark-no-duplicate-main',
          'landmark-no-duplicate-banner',
          'duplicate-id',
          'page-has-heading-one',
        ].map((id) => ({ id, enabled: false })),
      },
    },
  },
  render: (args) => (
    <Board>
      {[false, true].map((isCollapsed) => (
        <BoardRow key={String(isCollapsed)} label={isCollapsed ? 'Rail' : 'Full menu'}>
          <div style={still}>
            <AppShell {...args} isCollapsed={isCollapsed} />
          </div>
        </BoardRow>
      ))}
      <BoardRow label="Account: rest, hovered, focused, open">
        {(['rest', 'hover', 'focus-visible', 'open'] as const).map((state) => {
          const button = (
            <AccountButton
              name="Northlight"
              avatar={<Avatar name="Northlight" shape="square" />}
              isExpanded={state === 'open'}
              onPress={fn()}
            />
          );
          return state === 'rest' || state === 'open' ? (
            <div key={state}>{button}</div>
          ) : (
            <Forced key={state} state={state}>
              {button}
            </Forced>
          );
        })}
      </BoardRow>
      <BoardRow label="Mark: 24, 28, 40">
        {[24, 28, 40].map((size) => (
          <BrandMark key={size} size={size} />
        ))}
      </BoardRow>
    </Board>
  ),
};
