import { useConfirmLeave, useHasUnsavedChanges } from '@edge-console/ui/leave-guard';
import { useEffect } from 'react';
import { reloadBlockers } from '../version/reloadBlockers.ts';

/** Keeps the page from being loaded anew over unsaved input; who reloads all the same is asked first. */
export function UnsavedChangesBlocker() {
  const isBusy = useHasUnsavedChanges();
  const mayReload = useConfirmLeave();
  useEffect(() => reloadBlockers.add({ isBusy, mayReload }), [isBusy, mayReload]);
  return null;
}
