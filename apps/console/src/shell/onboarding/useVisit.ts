import { whenIdle } from '@edge-console/ui/lazy-part';
import { useEffect } from 'react';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { dashboardQuery } from './documents.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { mark, type MarkedItem } from './checklist.ts';

/**
 * Marks an item of the checklist by the first visit of its screen. Not while acting: the list is that of the person. One that could not be
 * saved is saved by the next visit.
 */
export function useVisit(item: MarkedItem): void {
  const queryClient = useQueryClient();
  const isActing = Boolean(useViewer().acting);
  useEffect(() => {
    if (isActing) return undefined;
    return whenIdle(() => {
      const save = async () => {
        const { saveChecklist } = await import('./saveChecklist.ts');
        // The dashboard shows what it loaded last until it is told.
        if (await saveChecklist(queryClient.client, mark(item))) await queryClient.refetchQueries(dashboardQuery);
      };
      save().catch(() => undefined);
    });
  }, [queryClient, isActing, item]);
}
