import type { ReactNode, Ref } from 'react';
import * as styles from './PageHeader.css.ts';

export type PageHeaderProps = {
  title: string;
  /** How many things the page lists. */
  count?: number | undefined;
  /** One line under the title; left out on a phone. */
  description?: ReactNode;
  /** At the end of the head, the main action last. */
  actions?: ReactNode;
  /** The `h1`, which takes focus after a change of route. */
  headingRef?: Ref<HTMLHeadingElement>;
};

const grouped = new Intl.NumberFormat('en-US');

export function PageHeader({ title, count, description, actions, headingRef }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.text}>
        <div className={styles.titleRow}>
          <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {count !== undefined && <span className={styles.count}>{grouped.format(count)}</span>}
        </div>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
