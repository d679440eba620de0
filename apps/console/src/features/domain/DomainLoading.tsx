import { Skeleton } from '@edge-console/ui/skeleton';

export const DomainLoading = () => <Skeleton height={420} />;
