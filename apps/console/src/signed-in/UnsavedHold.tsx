import { useConfirmLeave, useHasUnsavedChanges } from '@edge-console/ui/leave-guard';
import { useEffect } from 'react';
import { holds } from '../version/holds.ts';

/** Keeps the page from being loaded anew over unsaved input; who reloads all the same is asked first. */
export function UnsavedHold() {
  const isBusy = useHasUnsavedChanges();
  const mayReload = useConfirmLeave();
  useEffect(() => holds.add({ isBusy, mayReload }), [isBusy, mayReload]);
  return null;
}
