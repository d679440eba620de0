import { forwardRef, useRef } from 'react';
import { useMergedRef } from '../dom/useMergedRef.ts';
import { type ElementProps, defaultLink, type RenderLink } from '../dom/index.ts';
import { useMessages } from '../messages/index.ts';
import { breadcrumbsMessages } from './messages.ts';
import * as styles from './Breadcrumbs.css.ts';
import { HiddenBreadcrumbs } from './HiddenBreadcrumbs.tsx';
import { useFittingBreadcrumbs } from './useFittingBreadcrumbs.ts';

export interface Breadcrumb {
  id: string;
  label: string;
  /** Absent for the current page. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends ElementProps {
  /** From the top to the current page, which is last. */
  items: readonly Breadcrumb[];
  /** Renders a router link. @default a plain link */
  renderLink?: RenderLink | undefined;
  /** Navigates to an item of the menu, whose items are not links. @default loads the URL */
  onNavigate?: ((href: string) => void) | undefined;
}

const load = (href: string) => window.location.assign(href);

/** The path to the current page. If space is limited, items in the middle move into a menu. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { items, renderLink = defaultLink, onNavigate = load, ...rest },
  ref,
) {
  const messages = useMessages(breadcrumbsMessages);
  const root = useMergedRef(ref);
  const measureRef = useRef<HTMLDivElement>(null);
  const { from, to } = useFittingBreadcrumbs(root, measureRef, items.map(({ label }) => label).join('/'));
  const last = items.length - 1;
  const isShort = to > from;

  const renderItem = ({ id, label, href }: Breadcrumb, isLast: boolean) => (
    <li key={id} className={styles.item}>
      {href && !isLast ? (
        renderLink({ href, className: styles.link, children: label })
      ) : (
        <span
          className={styles.current}
          aria-current={isLast ? 'page' : undefined}
          title={isLast && isShort ? label : undefined}
        >
          {label}
        </span>
      )}
    </li>
  );

  return (
    <nav {...rest} ref={root} aria-label={messages.label} className={styles.nav}>
      <div ref={measureRef} className={styles.copy} aria-hidden>
        <span className={styles.item}>
          <span className={styles.more} />
        </span>
        {items.map(({ id, label }, index) => (
          <span key={id} className={styles.item}>
            <span className={styles.measure} data-label={label} data-current={index === last || undefined} />
          </span>
        ))}
      </div>
      <ol className={styles.list}>
        {items.slice(0, isShort ? from : 1).map((item) => renderItem(item, items.length === 1))}
        {isShort && (
          <li className={styles.item}>
            <HiddenBreadcrumbs items={items.slice(from, to)} onNavigate={onNavigate} />
          </li>
        )}
        {items.slice(isShort ? to : 1).map((item) => renderItem(item, item === items[last]))}
      </ol>
    </nav>
  );
});
