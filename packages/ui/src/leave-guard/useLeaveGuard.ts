import { useCallback, useContext, useId } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { LeaveGuardContext } from './context.ts';
import type { LeavePrompt } from './registry.ts';

export interface LeaveGuardOptions extends LeavePrompt {
  /** Whether it has unsaved changes. */
  isDirty: boolean;
  /** Whether a save is running: the dialog says so, and closes once it is done. @default false */
  isSaving?: boolean;
  /**
   * The save continues after leaving the page: navigation needs no confirmation, closing the page does. @default false
   */
  outlivesPage?: boolean;
  /** Called when the user discards the changes, so that a draft can be deleted. Not while all are saving. */
  onLeave?: (() => void) | undefined;
}

function useGuard() {
  const guard = useContext(LeaveGuardContext);
  if (!guard) throw new Error('The leave guard needs a <LeaveGuardProvider> above, inside the router.');
  return guard;
}

export interface LeaveGuardControl {
  /** Asks about this form alone, such as before closing its drawer; resolves to true immediately if it is clean. */
  confirmLeave: () => Promise<boolean>;
  /** Allows the next navigation: call it before the page navigates after a save. */
  bypassNextNavigation: () => void;
}

/** Guards a form's changes. */
export function useLeaveGuard({
  isDirty,
  isSaving = false,
  outlivesPage = false,
  title,
  message,
  onLeave,
}: LeaveGuardOptions): LeaveGuardControl {
  const { registry, confirmLeave } = useGuard();
  const id = useId();
  // In the layout phase, so that a navigation in the same event sees the displayed state.
  useLayoutEffect(() => {
    registry.set(id, { isDirty, isSaving, outlivesPage, title, message, onLeave });
  }, [registry, id, isDirty, isSaving, outlivesPage, title, message, onLeave]);
  useLayoutEffect(() => () => registry.remove(id), [registry, id]);
  return {
    confirmLeave: useCallback(() => confirmLeave(id), [confirmLeave, id]),
    bypassNextNavigation: registry.bypassNext,
  };
}

/** Asks about all dirty sources: before signing out, before acting as another user. */
export function useConfirmLeave(): () => Promise<boolean> {
  const { confirmLeave } = useGuard();
  return useCallback(() => confirmLeave(), [confirmLeave]);
}

/** Returns a function that reports whether the page has unsaved changes, including those being saved. */
export function useHasUnsavedChanges(): () => boolean {
  return useGuard().registry.isDirty;
}
