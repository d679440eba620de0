import { forwardRef } from 'react';
import { type ElementProps, defaultLink, type RenderLink } from '../dom/index.ts';
import type { LucideIcon } from '../icon/index.ts';
import { TabLabel } from './TabLabel.tsx';
import * as styles from './Tabs.css.ts';
import { TabStrip } from './TabStrip.tsx';

export interface LinkTabItem {
  id: string;
  label: string;
  href: string;
  /** Icon before the label. */
  icon?: LucideIcon | undefined;
  /** Number of items its page lists. */
  count?: number | undefined;
  /** Whether it is the current page. @default false */
  isCurrent?: boolean | undefined;
}

export interface LinkTabsProps extends ElementProps {
  /** What the pages have in common; accessible name of the navigation. */
  label: string;
  /** The pages, in order. */
  items: readonly LinkTabItem[];
  /** The app's link component, for navigation without a page load. @default a plain link */
  renderLink?: RenderLink | undefined;
}

/** Links to pages about one subject, each with its own URL, styled as Tabs. */
export const LinkTabs = forwardRef<HTMLElement, LinkTabsProps>(function LinkTabs(
  { label, items, renderLink = defaultLink, ...rest },
  ref,
) {
  return (
    <nav {...rest} ref={ref} aria-label={label} className={styles.navigation}>
      <TabStrip current={items.find(({ isCurrent }) => isCurrent)?.id}>
        <ul className={styles.list}>
          {items.map(({ id, href, isCurrent, ...labels }) => (
            <li key={id}>
              {renderLink({
                href,
                className: styles.tab,
                'aria-current': isCurrent ? 'page' : undefined,
                children: <TabLabel {...labels} />,
              })}
            </li>
          ))}
        </ul>
      </TabStrip>
    </nav>
  );
});
