import { Skeleton } from '@edge-console/ui/skeleton';
import * as styles from './RecordPage.css.ts';

/** The rows of a card, without values. */
export const CardRows = ({ count, hasImage = false }: { count: number; hasImage?: boolean }) => (
  <ul className={styles.rows}>
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className={styles.row}>
        {hasImage && <Skeleton shape="circle" width={28} />}
        <div className={styles.textColumn}>
          <div className={styles.title}>
            <Skeleton width={140} />
          </div>
          <div className={styles.text}>
            <Skeleton width={220} />
          </div>
        </div>
      </li>
    ))}
  </ul>
);
