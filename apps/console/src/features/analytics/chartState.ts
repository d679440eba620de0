import type { Query } from '../../api/useQuery.ts';
import { errorText } from '../../api/errorText.ts';

/** A chart's state from its query: loading, failed, retry. */
export const chartState = (query: Omit<Query<unknown>, 'update'>, notLoaded: string) => ({
  isPending: query.isLoading,
  errorMessage: query.error && `${notLoaded} ${errorText(query.error)}`,
  onRetry: query.refetch,
});
