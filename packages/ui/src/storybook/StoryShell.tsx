import { type ReactNode, useState } from 'react';
import { Avatar } from '../avatar/index.ts';
import { type Breadcrumb, Breadcrumbs } from '../breadcrumbs/index.ts';
import { IconButton } from '../button/index.ts';
import { Bell, SunMoon } from '../icon/index.ts';
import { AccountButton, AppShell, type AppShellProps, SideNav, TopBar } from '../shell/index.ts';
import { itemsAt, sampleFooterItems } from './sampleNavigation.ts';
import { storyLink } from './storyLink.tsx';

interface StoryShellProps extends Partial<Pick<AppShellProps, 'banner' | 'isCollapsed' | 'onCollapsedChange'>> {
  /** The current menu item. */
  current?: string;
  /** Below the account. */
  crumbs?: readonly Breadcrumb[];
  onNavigate?: (href: string) => void;
  onReport?: () => void;
  children: ReactNode;
}

const noop = () => {};

/** The product's shell around a story page. Links report their target without navigating. */
export function StoryShell({
  current = 'users',
  crumbs = [{ id: 'users', label: 'Users' }],
  onNavigate = noop,
  onReport = noop,
  isCollapsed = false,
  onCollapsedChange = noop,
  banner,
  children,
}: StoryShellProps) {
  const [isRail, setIsRail] = useState(isCollapsed);
  const renderLink = storyLink(onNavigate);
  return (
    <AppShell
      banner={banner}
      isCollapsed={isRail}
      onCollapsedChange={(next) => {
        onCollapsedChange(next);
        setIsRail(next);
      }}
      nav={
        <SideNav
          brand={{ name: 'Edge Console', href: '#home' }}
          items={itemsAt(current)}
          footerItems={sampleFooterItems(onReport)}
          renderLink={renderLink}
          onNavigate={onNavigate}
        />
      }
      topBar={
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
                onPress={noop}
              />
            </>
          }
        >
          <Breadcrumbs
            items={[{ id: 'entity', label: 'Northlight', href: '#home' }, ...crumbs]}
            renderLink={renderLink}
            onNavigate={onNavigate}
          />
        </TopBar>
      }
    >
      {children}
    </AppShell>
  );
}
