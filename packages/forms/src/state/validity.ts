import { deleteWithin } from './path.ts';
import type { ValidationResult } from './schema.ts';

/** Whether the values are valid, shown or not. Computed on demand: first in one pass, then only what changed. */
export function createValidity(validateAll: () => void, onFlip: () => void) {
  let invalid: Set<string> | undefined;
  /** The last announced validity; undefined before the first. */
  let notified: boolean | undefined;

  return {
    isWatched: () => invalid !== undefined,
    isValid: (): boolean => {
      if (!invalid) {
        invalid = new Set();
        validateAll();
        notified = !invalid.size;
      }
      return !invalid.size;
    },
    update: ({ messages, within, isLeaf }: ValidationResult): void => {
      if (!invalid) return;
      deleteWithin(invalid, within, isLeaf);
      for (const name of messages.keys()) invalid.add(name);
      if (notified === invalid.size > 0) {
        notified = !notified;
        onFlip();
      }
    },
    /** All values were replaced, so the next call validates all of them. */
    reset(): void {
      invalid = notified = undefined;
    },
  };
}
