import { isSelected, nothingSelected, type SelectionValue } from './selection.ts';

/** The selection outside React's state: each rendered row subscribes for itself, so that one press renders one row. */
export interface SelectionStore {
  subscribe: (listener: () => void) => () => void;
  value: () => SelectionValue;
  has: (key: string) => boolean;
  /** Sets the controlled value. */
  set: (value: SelectionValue) => void;
  /** Which rows may be selected has changed: the rows in the page ask again. */
  refresh: () => void;
  /** A person's change: calls `onSelectionChange`, and changes an uncontrolled value. */
  change: (value: SelectionValue) => void;
}

export interface SelectionOwner {
  /** Set where it is controlled. */
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
