import { useEffect, useRef } from 'react';
import type { WizardStore } from './wizardStore.ts';

/** The step in the address, from the application's router. */
export interface WizardUrl {
  /** The step that the address names now. */
  stepId: string | undefined;
  /** Names another one. `isReplacing`: the entry of now was no place to come back to. */
  onStepChange: (stepId: string, options: { isReplacing: boolean }) => void;
}

/** Keeps address and wizard together: a step forward is an entry of the history, and Back goes a step back. */
export function useWizardUrl<Values extends object>(address: WizardUrl | undefined, store: WizardStore<Values>): void {
  const { currentId } = store.state();
  const stepId = address?.stepId;
  const previousStepId = useRef(stepId);
  /** The step that the address was brought to last; nothing before the first time. */
  const reportedStepId = useRef<string>(undefined);
  /** Steps that were named and have not come back yet: a router may take its time. */
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
    // Not the id of this render: a draft may have been taken up since.
    const now = store.state().currentId;
    if (now !== reportedStepId.current) report(now, reportedStepId.current === undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- a new adapter object changes nothing, another step in it does
  }, [stepId, currentId, store]);
}
