import { createHeights, type Extra, type Heights } from '../window/heights.ts';

/** px of the details of a row until they are measured. */
const assumed = 120;

/** Which rows are open, and how high what they show is; outside React's state, as the selection is. */
export interface ExpansionStore {
  subscribe: (listener: () => void) => () => void;
  has: (key: string) => boolean;
  toggle: (key: string) => void;
  /** What is open has been measured. */
  setHeight: (key: string, height: number) => void;
  /** Where rows of this height lie, with what is open between them. */
  heightsOf: (count: number, row: number, keyAt: (index: number) => string | undefined) => Heights;
}

export function createExpansion(open: readonly string[], onChange: () => void): ExpansionStore {
  const heights = new Map(open.map((key) => [key, assumed]));
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    has: (key) => heights.has(key),
    toggle: (key) => {
      if (!heights.delete(key)) heights.set(key, assumed);
      onChange();
      for (const listener of listeners) listener();
    },
    setHeight: (key, height) => {
      if (!heights.has(key) || heights.get(key) === height) return;
      heights.set(key, height);
      onChange();
    },
    heightsOf: (count, row, keyAt) => {
      const found: Extra[] = [];
      for (let index = 0; index < count && found.length < heights.size; index += 1) {
        const height = heights.get(keyAt(index) ?? '');
        if (height !== undefined) found.push({ index, height });
      }
      return createHeights(count, row, found);
    },
  };
}
