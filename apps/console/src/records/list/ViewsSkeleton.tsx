import { Skeleton } from '@edge-console/ui/skeleton';
import * as styles from './ViewsSkeleton.css.ts';

/** The menu of the saved views, until its code has loaded. */
export function ViewsSkeleton() {
  return (
    <div className={styles.menu}>
      <Skeleton width="100%" />
    </div>
  );
}
