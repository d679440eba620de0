import { useState } from 'react';
import type { Progress } from './plan.ts';
import { changedNames } from './step.ts';
import type { WizardStore } from './wizardStore.ts';

export interface StartOver {
  /** Whether it has just been done, and can be taken back. */
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
  /** Forgets the draft. */
  clearDraft: () => void;
}

/** Back to the beginning at once, with Undo instead of a question before. */
export function useStartOver<Values extends object>(user: StartOverOptions<Values>): StartOver {
  const { store, values, initial, onChange, clearDraft } = user;
  const [before, setBefore] = useState<{ values: Values; id: string; progress: Progress }>();
  // Entered anew: who goes on has no use for Undo, which would take that away.
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
