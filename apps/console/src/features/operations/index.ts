import type { QueryClient } from '../../api/queryClient.ts';
import {
  failedJobsQuery,
  firstPage,
  outboxStatusQuery,
  serviceInstancesQuery,
  taskRunsQuery,
  webhookStatusQuery,
} from './queries.ts';

export { OperationsScreen as Screen } from './OperationsScreen.tsx';

export const preload = ({ queryClient }: { queryClient: QueryClient }): void => {
  queryClient.preload(outboxStatusQuery, {});
  queryClient.preload(serviceInstancesQuery, {});
  queryClient.preload(taskRunsQuery, {});
  queryClient.preload(webhookStatusQuery, {});
  queryClient.preload(failedJobsQuery, firstPage);
};
