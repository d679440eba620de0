import { forwardRef, type ReactNode } from 'react';
import { type ElementProps, defaultLink, type RenderLink } from '../dom/index.ts';
import { Icon, PanelLeftClose, PanelLeftOpen } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { BrandMark } from './BrandMark.tsx';
import { shellMessages } from './messages.ts';
import { NavEntry } from './NavEntry.tsx';
import { NavFlyout } from './NavFlyout.tsx';
import { NavGroupEntry } from './NavGroupEntry.tsx';
import type { NavItem } from './navItem.ts';
import { RailTooltip, useRailTooltip } from './RailTooltip.tsx';
import { useShell } from './ShellContext.ts';
import * as styles from './SideNav.css.ts';

export interface SideNavProps extends ElementProps {
  /**
   * Name and link target of the brand. `mark`: a custom logo, 24 px high, without the name. `logo`: an image that
   * replaces both where the menu is wide enough, with the name as its alternative text.
   */
  brand: { name: string; href: string; mark?: ReactNode; logo?: ReactNode };
  /** Below the brand: a CommandTrigger. Its space is reserved while it loads. */
  search?: ReactNode;
  /** Links and groups of links. */
  items: readonly NavItem[];
  /** At the bottom; groups open as a menu next to it. */
  footerItems?: readonly NavItem[];
  /** The app's link component, for navigation without a page load. @default a plain link */
  renderLink?: RenderLink | undefined;
  /** Navigates to a URL of the app; groups that open as a menu have no link themselves. @default loads the page */
  onNavigate?: ((href: string) => void) | undefined;
}

const load = (href: string) => window.location.assign(href);

/** The main menu. It adapts to its shell: full, icons only with tooltips, or over the page. */
export const SideNav = forwardRef<HTMLElement, SideNavProps>(function SideNav(
  { brand, search, items, footerItems = [], renderLink = defaultLink, onNavigate = load, ...rest },
  ref,
) {
  const messages = useMessages(shellMessages);
  const { navVariant, onCollapsedChange, closeDrawer } = useShell();
  const isRail = navVariant === 'rail';
  const tip = useRailTooltip(isRail);
  const entry = (item: NavItem, isFooter: boolean) => {
    if (!('children' in item)) return <NavEntry key={item.id} item={item} renderLink={renderLink} />;
    if (isRail || isFooter) return <NavFlyout key={item.id} group={item} onNavigate={onNavigate} />;
    return <NavGroupEntry key={item.id} group={item} renderLink={renderLink} />;
  };

  return (
    <nav
      {...rest}
      ref={ref}
      aria-label={messages.mainMenu}
      className={styles.nav}
      data-place={navVariant}
      {...tip.listeners}
    >
      {renderLink({
        href: brand.href,
        className: styles.brand,
        onClick: closeDrawer,
        children:
          brand.logo && !isRail ? (
            <span className={styles.logo}>{brand.logo}</span>
          ) : (
            <>
              {brand.mark ?? <BrandMark />}
              <span className={styles.brandName}>{brand.name}</span>
            </>
          ),
      })}
      {search !== undefined && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears the button inside
        <div className={styles.search} onClick={closeDrawer}>
          {search}
        </div>
      )}
      <ul className={styles.list}>{items.map((item) => entry(item, false))}</ul>
      <ul className={styles.footer}>
        {footerItems.map((item) => entry(item, true))}
        {navVariant !== 'drawer' && (
          <li data-tip={messages.expandMenu}>
            <button
              type="button"
              className={styles.item}
              aria-expanded={!isRail}
              onClick={() => onCollapsedChange(!isRail)}
            >
              <Icon icon={isRail ? PanelLeftOpen : PanelLeftClose} />
              <span className={styles.label}>{isRail ? messages.expandMenu : messages.collapseMenu}</span>
            </button>
          </li>
        )}
      </ul>
      {isRail && <RailTooltip tip={tip.tip} />}
    </nav>
  );
});
