import { Card } from '@edge-console/ui/card';
import { Skeleton } from '@edge-console/ui/skeleton';
import { ChartSkeleton } from '../../records/feedback/CardSkeleton.tsx';
import { figures } from './figures.ts';
import * as styles from './KeyFigures.css.ts';

/** The shape of the key figures while their code loads. */
export const KeyFiguresSkeleton = () => (
  <div className={styles.room}>
    <Card isFlush aria-busy>
      <div className={styles.head}>
        <Skeleton width={220} />
        <Skeleton width={120} height={24} />
      </div>
      <div className={styles.figures}>
        {figures.map((id) => (
          <div key={id} className={styles.figure}>
            <Skeleton width={88} />
            <Skeleton width={64} height={20} />
          </div>
        ))}
      </div>
      <div className={styles.chart}>
        <div className={styles.chartTitle}>
          <Skeleton width={96} />
        </div>
        <ChartSkeleton height={232} />
      </div>
    </Card>
  </div>
);
