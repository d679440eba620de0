import { forwardRef, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import * as styles from './DataTable.css.ts';

export interface TableCardProps extends ElementProps {
  /** A PropertyFilter. */
  toolbar?: ReactNode;
  /** A DataTable. */
  children: ReactNode;
  /** A Pager, always in view. */
  pager?: ReactNode;
}

/** The card of a list page: a toolbar, the rows, which scroll, and a pager, which is always in view. */
export const TableCard = forwardRef<HTMLDivElement, TableCardProps>(function TableCard(
  { toolbar, children, pager, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={styles.card}>
      {toolbar}
      <div className={styles.cardRows}>{children}</div>
      {pager}
    </div>
  );
});
