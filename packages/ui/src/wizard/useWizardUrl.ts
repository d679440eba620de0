import { useEffect, useRef } from 'react';
import type { WizardStore } from './wizardStore.ts';

/** The step in the URL, from the application's router. */
export interface WizardUrl {
  /** The step in the current URL. */
  stepId: string | undefined;
  /** Sets the step in the URL. `isReplacing`: replace the current history entry. */
  onStepChange: (stepId: string, options: { isReplacing: boolean }) => void;
}

/** Syncs URL and wizard: each step forward adds a history entry, and Back goes back one step. */
export function useWizardUrl<Values extends object>(address: WizardUrl | undefined, store: WizardStore<Values>): void {
  const { currentId } = store.state();
  const stepId = address?.stepId;
  const previousStepId = useRef(stepId);
  /** The step last written to the URL; undefined initially. */
  const reportedStepId = useRef<string>(undefined);
  /** Steps written to the URL but not confirmed yet: a router can be asynchronous. */
  const pendingStepIds = useRef<string[]>([]);

  useEffect(() => {
    if (!address) return;
    const report = (id: string, isReplacing: boolean) => {
      reportedStepId.current = id;
      if (id === stepId) return;
      pendingStepIds.current.push(id);
      address.onStepChange(id, { isReplacing });
    };
    if (stepId !== previousStepId.current) {
      previousStepId.current = stepId;
      const index = stepId === undefined ? -1 : pendingStepIds.current.lastIndexOf(stepId);
      pendingStepIds.current = index < 0 ? [] : pendingStepIds.current.slice(index + 1);
      if (index >= 0) return;
      store.dispatch({ type: 'visit', id: stepId ?? '' });
      report(store.state().currentId, true);
      return;
    }
    // Not the ID of this render: a draft can have been restored since.
    const now = store.state().currentId;
    if (now !== reportedStepId.current) report(now, reportedStepId.current === undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- a new adapter object changes nothing, another step in it does
  }, [stepId, currentId, store]);
}
