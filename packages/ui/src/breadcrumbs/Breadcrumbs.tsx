import { useMessages } from '../messages/index.ts';
import type { RenderLink } from '../shell/navItem.ts';
import * as styles from './Breadcrumbs.css.ts';
export type Breadcrumb = {
  id: string;
  label: string;
  /** Left out for the place one is at. */
  href?: string;
};

export type BreadcrumbsProps = {
  /** From the top to the present page, which is the last. */
  items: readonly Breadcrumb[];
  /** The app's own link, so that following one does not load the page anew. */
  renderLink: RenderLink;
};

export function Breadcrumbs({ items, renderLink }: BreadcrumbsProps) {
  const messages = useMessages('shell');
  return (
    <nav aria-label={messages.breadcrumb} className={styles.nav}>
      <ol className={styles.list}>
        {items.map(({ id, label, href }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={id} className={styles.item}>
              {href && !isLast ? (
                renderLink({ href, className: styles.link, children: label })
              ) : (
                <span className={styles.current} aria-current={isLast ? 'page' : undefined}>
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
