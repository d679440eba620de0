import { useState } from 'react';
import type { Progress } from './plan.ts';
import { changedNames } from './step.ts';
import type { WizardStore } from './wizardStore.ts';

export interface StartOver {
  /** Whether the user just started over and can undo it. */
  canUndo: boolean;
  start: () => void;
  undo: () => void;
  dismiss: () => void;
}

interface StartOverOptions<Values extends object> {
  store: WizardStore<Values>;
  values: Values;
  initial: Values;
  onChange: (values: Values) => void;
  /** Deletes the draft. */
  clearDraft: () => void;
}

/** Starts over immediately, with Undo instead of a confirmation. */
export function useStartOver<Values extends object>(user: StartOverOptions<Values>): StartOver {
  const { store, values, initial, onChange, clearDraft } = user;
  const [before, setBefore] = useState<{ values: Values; id: string; progress: Progress }>();
  // Once the user enters new values, Undo would discard them, so it is removed.
  if (before && changedNames(initial, values).length > 0) setBefore(undefined);
  const setAll = (next: Values) => {
    store.expect(next);
    onChange(next);
  };
  return {
    canUndo: before !== undefined,
    start() {
      const { currentId: id, progress } = store.state();
      clearDraft();
      setAll(initial);
      store.dispatch({ type: 'startOver' });
      setBefore({ values, id, progress });
    },
    undo() {
      if (!before) return;
      setAll(before.values);
      store.dispatch({ type: 'resume', id: before.id, progress: before.progress, requestsFocus: true });
      setBefore(undefined);
    },
    dismiss: () => setBefore(undefined),
  };
}
