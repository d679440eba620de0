import { isSelected, type SelectionValue } from './selection.ts';

/** The selection outside React's state: each row on the page asks for itself, so that one press renders one row. */
export interface SelectionStore {
  subscribe: (listener: () => void) => () => void;
  value: () => SelectionValue;
  has: (key: string) => boolean;
  /** What the owner says it is, where he holds it. */
  set: (value: SelectionValue) => void;
  /** A person's change: told to the owner, and done here unless he holds the value. */
  change: (value: SelectionValue) => void;
}

export interface SelectionOwner {
  isControlled: boolean;
  onChange: ((value: SelectionValue) => void) | undefined;
}

export function createSelection(initial: SelectionValue, owner: () => SelectionOwner): SelectionStore {
  let value = initial;
  const listeners = new Set<() => void>();
  const set = (next: SelectionValue) => {
    if (next === value) return;
    value = next;
    for (const listener of listeners) listener();
  };
  const change = (next: SelectionValue) => {
    const { isControlled, onChange } = owner();
    if (!isControlled) set(next);
    onChange?.(next);
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    value: () => value,
    has: (key) => isSelected(value, key),
    set,
    change,
  };
}
