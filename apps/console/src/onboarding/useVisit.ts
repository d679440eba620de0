import { whenIdle } from '@edge-console/ui/lazy-part';
import { useEffect } from 'react';
import { useData } from '../data/DataProvider.tsx';
import { useViewer } from '../viewer/ViewerProvider.tsx';
import { mark, type MarkedItem } from './checklist.ts';

/**
 * Marks an item of the checklist by the first visit of its screen. Not while acting: the list is that of the person. One that could not be
 * saved is saved by the next visit.
 */
export function useVisit(item: MarkedItem): void {
  const { client } = useData();
  const isActing = Boolean(useViewer().acting);
  useEffect(() => {
    if (isActing) return undefined;
    return whenIdle(() => {
      void import('./saveChecklist.ts')
        .then(({ saveChecklist }) => saveChecklist(client, mark(item)))
        .catch(() => undefined);
    });
  }, [client, isActing, item]);
}
