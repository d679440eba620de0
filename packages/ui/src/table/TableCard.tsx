import type { ReactNode } from 'react';
import * as styles from './TableCard.css.ts';

export type TableCardProps = { toolbar?: ReactNode; children: ReactNode; pager?: ReactNode };

/** The one card of a list page: tools, then the rows, which alone scroll, then the pager, which is always in view. */
export function TableCard({ toolbar, children, pager }: TableCardProps) {
  return (
    <div className={styles.card}>
      {toolbar}
      <div className={styles.rows}>{children}</div>
      {pager}
    </div>
  );
}
