import { Skeleton } from '../skeleton/index.ts';
import * as styles from './Pager.css.ts';

/** Keeps the pager's place while the first page loads, so that the rows do not lose it later. */
export function PagerPlaceholder() {
  return (
    <div className={styles.pager} aria-hidden data-bottom-bar>
      <Skeleton width={112} />
      <span className={styles.steps}>
        <span className={styles.pageNumber}>
          <Skeleton width={80} />
        </span>
      </span>
    </div>
  );
}
