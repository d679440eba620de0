import { useConfirmLeave, useHasUnsavedChanges } from '@edge-console/ui/leave-guard';
import { useEffect } from 'react';
import { reloadBlockers } from '../../core/version/reloadBlockers.ts';

/** Blocks automatic reloads over unsaved input. A manual reload must be confirmed. */
export function UnsavedChangesBlocker() {
  const isBusy = useHasUnsavedChanges();
  const mayReload = useConfirmLeave();
  useEffect(() => reloadBlockers.add({ isBusy, confirmReload: mayReload }), [isBusy, mayReload]);
  return null;
}
