import { forwardRef } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import * as styles from './Pager.css.ts';

/** Reserves the pager's space while the first page loads, to avoid a layout shift. */
export const PagerPlaceholder = forwardRef<HTMLDivElement, ElementProps>(function PagerPlaceholder(rest, ref) {
  return (
    <div {...rest} ref={ref} className={styles.pager} aria-hidden data-bottom-bar="pager">
      <Skeleton width={112} />
      <span className={styles.steps}>
        <span className={styles.pageNumber}>
          <Skeleton width={80} />
        </span>
      </span>
    </div>
  );
});
