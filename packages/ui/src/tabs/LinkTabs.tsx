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
  /** Picture before the label. */
  icon?: LucideIcon | undefined;
  /** How many things its page lists. */
  count?: number | undefined;
  /** It is the page one is at. @default false */
  isCurrent?: boolean | undefined;
}

export interface LinkTabsProps extends ElementProps {
  /** What the pages have in common; names the navigation to assistive technology. */
  label: string;
  /** The pages, in their order. */
  items: readonly LinkTabItem[];
  /** The app's own link, so that following one does not load the page anew. @default a plain link */
  renderLink?: RenderLink | undefined;
}

/** Pages of one subject, each with its own address; they look like Tabs and are links. */
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
