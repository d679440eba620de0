import { Skeleton } from '@edge-console/ui/skeleton';

/** Where the wizard or the summary will be. */
export const DomainLoading = () => <Skeleton height={420} />;
