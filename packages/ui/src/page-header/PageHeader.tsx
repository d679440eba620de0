import { forwardRef, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { formatNumber } from '../formats/index.ts';
import { useLocale } from '../messages/index.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends ElementProps {
  /** The name of the page; its one `h1`. */
  title: string;
  /** How many things the page lists. */
  count?: number | undefined;
  /** One line under the title. */
  description?: ReactNode;
  /** What the page is about, before the title: an Avatar, a logo. */
  picture?: ReactNode;
  /** Beside the title: a Status or a Badge. */
  status?: ReactNode;
  /** At the end of the head, the main action last. */
  actions?: ReactNode;
}

/** The head of a page. `ref` reaches the `h1`, which takes the focus after a change of route. */
export const PageHeader = forwardRef<HTMLHeadingElement, PageHeaderProps>(function PageHeader(
  { title, count, description, picture, status, actions, ...rest },
  ref,
) {
  const locale = useLocale();
  return (
    <div {...rest} className={styles.header}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.text}>
        <div className={styles.titleRow}>
          <h1 ref={ref} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {/* The spaces: one that does not break before the count, one that may before the status. */}
          {count !== undefined && (
            <>
              {'\u00A0'}
              <span className={styles.count}>{formatNumber(count, locale)}</span>
            </>
          )}
          {status && (
            <>
              {' '}
              <span className={styles.status}>{status}</span>
            </>
          )}
        </div>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
});
