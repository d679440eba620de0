import type { Query } from '../../api/useQuery.ts';
import { errorText } from '../../api/errorText.ts';

/** What a chart is told of the request of its figures: it waits, fails and tries again by itself. */
export const chartState = (query: Omit<Query<unknown>, 'update'>, notLoaded: string) => ({
  isPending: query.isLoading,
  errorMessage: query.error && `${notLoaded} ${errorText(query.error)}`,
  onRetry: query.refetch,
});
