import { useCallback, useContext, useId } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { LeaveGuardContext } from './context.ts';
import type { LeavePrompt } from './registry.ts';

export interface LeaveGuardOptions extends LeavePrompt {
  /** It holds changes that are nowhere else. */
  isDirty: boolean;
  /** A save is running: the dialog says so, and closes once it is done. @default false */
  isSaving?: boolean;
  /** Its save goes on when the page is left: leaving does not ask meanwhile, closing the page does. @default false */
  outlivesPage?: boolean;
  /** The person chose to lose them: what else is kept of them, such as a draft, can go. Not if all is being saved. */
  onLeave?: (() => void) | undefined;
}

function useGuard() {
  const guard = useContext(LeaveGuardContext);
  if (!guard) throw new Error('The leave guard needs a <LeaveGuardProvider> above, inside the router.');
  return guard;
}

export interface LeaveGuardControl {
  /** Asks about this form alone, for closing its drawer; resolves with true at once when it is clean. */
  confirmLeave: () => Promise<boolean>;
  /** Lets the next navigation through: call it before the page leads on by itself after it has saved. */
  bypassNextNavigation: () => void;
}

/** Guards the changes of one form. */
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
  // In the layout phase, so that a navigation in the same event already sees the state that is on the screen.
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

/** Returns a function that says whether the page has unsaved changes, also while they are being saved. */
export function useHasUnsavedChanges(): () => boolean {
  return useGuard().registry.isDirty;
}
