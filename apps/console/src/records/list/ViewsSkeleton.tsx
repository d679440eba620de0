import type { ViewTabsProps } from '@edge-console/ui/data-table';
import { Skeleton } from '@edge-console/ui/skeleton';
import * as styles from './ViewsSkeleton.css.ts';

/** The default view and the menu of the saved views, until their code has loaded. */
export function ViewsSkeleton({ layout = 'tabs' }: { layout?: ViewTabsProps['layout'] | undefined }) {
  return (
    <div className={styles.row[layout]}>
      <Skeleton width={layout === 'menu' ? 96 : 60} />
      {layout === 'tabs' && <Skeleton shape="block" width={16} height={16} />}
    </div>
  );
}
