import { Skeleton } from '@edge-console/ui/skeleton';
import { ErrorState } from '@edge-console/ui/states';
import type { ReactNode } from 'react';
import type { Query } from '../../api/useQuery.ts';
import { LoadFailure } from '../feedback/LoadFailure.tsx';
import { RecordPage } from '../list/RecordPage.tsx';
import { useLeaveWhenDeleted } from '../list/useLeaveWhenDeleted.ts';

export type RecordPageLoaderProps<Data, Item> = {
  id: string;
  query: Query<Data>;
  /** The page's object in the response; undefined if it does not exist. */
  item: Item | undefined;
  nameOf: (item: Item) => string;
  messages: { loading: string; missing: string; notLoaded: string };
  /** An image before the title while loading. */
  image?: ReactNode;
  /** The cards, without values. */
  skeleton: ReactNode;
  onClose: () => void;
  children: (item: Item) => ReactNode;
};

/** The page of an object: loading, missing, and error states. Closes if the object is deleted. */
export function RecordPageLoader<Data, Item>({
  id,
  query: { data, error, refetch, isFetching },
  item,
  nameOf,
  messages,
  image,
  skeleton,
  onClose,
  children,
}: RecordPageLoaderProps<Data, Item>) {
  const isMissing = item === undefined && (data !== undefined || error?.kind === 'notFound');
  const name = item === undefined ? undefined : nameOf(item);
  const isDeleted = useLeaveWhenDeleted(id, { name, isMissing, onClose });
  if (item !== undefined) return children(item);
  const isLoading = !isMissing && !error;
  return (
    <RecordPage title={messages.loading} {...(isLoading && { image, description: <Skeleton width={160} /> })}>
      {isMissing && !isDeleted ? (
        <ErrorState title={messages.missing} />
      ) : error && !isDeleted ? (
        <LoadFailure title={messages.notLoaded} error={error} onRetry={refetch} isPending={isFetching} />
      ) : (
        skeleton
      )}
    </RecordPage>
  );
}
