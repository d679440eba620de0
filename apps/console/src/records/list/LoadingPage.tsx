import { Skeleton } from '@edge-console/ui/skeleton';
import { Page } from '@edge-console/ui/shell';

/** Reserves the space of an object's fields. */
export const FieldSkeletons = () => (
  <>
    <Skeleton width="100%" height={36} />
    <Skeleton width="100%" height={36} />
    <Skeleton width="100%" height={36} />
  </>
);

/** Shown while a page's code loads. */
export const LoadingPage = () => (
  <Page>
    <FieldSkeletons />
  </Page>
);
