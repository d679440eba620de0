import { isSelected, nothingSelected, type SelectionValue } from './selection.ts';

/** The selection outside React's state: each row on the page asks for itself, so that one press renders one row. */
export interface SelectionStore {
  subscribe: (listener: () => void) => () => void;
  value: () => SelectionValue;
  has: (key: string) => boolean;
  /** What the owner says it is, where he holds it. */
  set: (value: SelectionValue) => void;
  /** Which rows may be selected has changed: the rows in the page ask again. */
  refresh: () => void;
  /** A person's change: told to the owner, and done here unless he holds the value. */
  change: (value: SelectionValue) => void;
}

export interface SelectionOwner {
  /** Where he holds it. */
  selection?: SelectionValue;
  defaultSelection?: SelectionValue;
  onSelectionChange?: (value: SelectionValue) => void;
}

export function createSelection(owner: () => SelectionOwner): SelectionStore {
  const { selection, defaultSelection = nothingSelected } = owner();
  let value = selection ?? defaultSelection;
  const listeners = new Set<() => void>();
  const refresh = () => {
    for (const listener of listeners) listener();
  };
  const set = (next: SelectionValue) => {
    if (next === value) return;
    value = next;
    refresh();
  };
  const change = (next: SelectionValue) => {
    const now = owner();
    if (now.selection === undefined) set(next);
    now.onSelectionChange?.(next);
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    value: () => value,
    has: (key) => isSelected(value, key),
    set,
    refresh,
    change,
  };
}
