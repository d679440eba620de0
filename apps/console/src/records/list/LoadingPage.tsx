import { Skeleton } from '@edge-console/ui/skeleton';
import { Page } from '@edge-console/ui/shell';

/** What an object's fields will take up, until they are there. */
export const FieldSkeletons = () => (
  <>
    <Skeleton width="100%" height={36} />
    <Skeleton width="100%" height={36} />
    <Skeleton width="100%" height={36} />
  </>
);

/** In the place of a page whose code is on its way. */
export const LoadingPage = () => (
  <Page>
    <FieldSkeletons />
  </Page>
);
