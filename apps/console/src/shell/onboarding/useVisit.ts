import { whenIdle } from '@edge-console/ui/lazy-part';
import { useEffect } from 'react';
import { useData } from '../../api/DataProvider.tsx';
import { dashboardQuery } from './documents.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { mark, type MarkedItem } from './checklist.ts';

/**
 * Marks an item of the checklist by the first visit of its screen. Not while acting: the list is that of the person. One that could not be
 * saved is saved by the next visit.
 */
export function useVisit(item: MarkedItem): void {
  const data = useData();
  const isActing = Boolean(useViewer().acting);
  useEffect(() => {
    if (isActing) return undefined;
    return whenIdle(() => {
      const save = async () => {
        const { saveChecklist } = await import('./saveChecklist.ts');
        // The dashboard shows what it loaded last until it is told.
        if (await saveChecklist(data.client, mark(item))) await data.refresh(dashboardQuery);
      };
      save().catch(() => undefined);
    });
  }, [data, isActing, item]);
}
