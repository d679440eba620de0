import { forwardRef, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { formatNumber } from '../formats/index.ts';
import { useLocale } from '../messages/index.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends ElementProps {
  /** The page title, its only `h1`. */
  title: string;
  /** Number of items the page lists. */
  count?: number | undefined;
  /** One line under the title. */
  description?: ReactNode;
  /** Before the title: an Avatar or a logo. */
  image?: ReactNode;
  /** After the title: a Status or a Badge. */
  status?: ReactNode;
  /** At the end of the header, main action last. */
  actions?: ReactNode;
}

/** A page header. `ref` points to the `h1`, which takes focus after a route change. */
export const PageHeader = forwardRef<HTMLHeadingElement, PageHeaderProps>(function PageHeader(
  { title, count, description, image, status, actions, ...rest },
  ref,
) {
  const locale = useLocale();
  return (
    <div {...rest} className={styles.header}>
      {image && <div className={styles.image}>{image}</div>}
      <div className={styles.text}>
        <div className={styles.titleRow}>
          <h1 ref={ref} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {/* A non-breaking space before the count, a normal one before the status. */}
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
