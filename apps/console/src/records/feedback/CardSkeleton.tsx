import { Card } from '@edge-console/ui/card';
import { Skeleton } from '@edge-console/ui/skeleton';

/** A card whose code loads: its title, and the height of its content. */
export const CardSkeleton = ({ title, height }: { title: string; height: number }) => (
  <Card title={title} aria-busy>
    <Skeleton shape="block" height={height} />
  </Card>
);
