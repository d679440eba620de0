import { Card } from '@edge-console/ui/card';
import { Skeleton } from '@edge-console/ui/skeleton';
import * as styles from './CardSkeleton.css.ts';

type CardSkeletonProps = {
  title: string;
  /** Of the content. */
  height: number;
  isChart?: boolean;
};

/** A card whose code loads: its title, and the shape of its content. */
export const CardSkeleton = ({ title, height, isChart = false }: CardSkeletonProps) => (
  <Card title={title} aria-busy>
    {isChart ? <ChartSkeleton height={height} /> : <Skeleton shape="block" height={height} />}
  </Card>
);

export const ChartSkeleton = ({ height }: { height: number }) => (
  <div className={styles.wave}>
    <Skeleton shape="block" height={height} width="100%" />
  </div>
);
