import { Card } from '@edge-console/ui/card';
import { Skeleton } from '@edge-console/ui/skeleton';

export function PanelSkeletons() {
  return (
    <>
      <Card>
        <Skeleton shape="block" height={280} />
      </Card>
      <Card>
        <Skeleton shape="block" height={280} />
      </Card>
    </>
  );
}
