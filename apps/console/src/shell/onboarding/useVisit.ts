import { whenIdle } from '@edge-console/ui/lazy-part';
import { useEffect } from 'react';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { dashboardQuery } from './dashboardQuery.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { mark, type MarkedItem } from './checklist.ts';

/** Marks a checklist item on the first visit to its screen, except while acting. After a failure, the next visit retries. */
export function useVisit(item: MarkedItem): void {
  const queryClient = useQueryClient();
  const isActing = Boolean(useViewer().acting);
  useEffect(() => {
    if (isActing) return undefined;
    return whenIdle(() => {
      const save = async () => {
        const { saveChecklist } = await import('./saveChecklist.ts');
        // The dashboard's data is cached.
        if (await saveChecklist(queryClient.client, mark(item))) await queryClient.refetchQueries(dashboardQuery);
      };
      save().catch(() => undefined);
    });
  }, [queryClient, isActing, item]);
}
