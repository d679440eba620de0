import { deleteWithin } from './path.ts';
import type { ValidationResult } from './schema.ts';

/** Whether the values would pass, seen or not. Costs nothing until somebody asks; then one pass, later what changed. */
export function createValidity(validateAll: () => void, onFlip: () => void) {
  let invalid: Set<string> | undefined;
  /** What was told; nothing yet to tell a flip from. */
  let told: boolean | undefined;

  return {
    isWatched: () => invalid !== undefined,
    isValid: (): boolean => {
      if (!invalid) {
        invalid = new Set();
        validateAll();
        told = !invalid.size;
      }
      return !invalid.size;
    },
    update: ({ messages, within, isLeaf }: ValidationResult): void => {
      if (!invalid) return;
      deleteWithin(invalid, within, isLeaf);
      for (const name of messages.keys()) invalid.add(name);
      if (told === invalid.size > 0) {
        told = !told;
        onFlip();
      }
    },
    /** Other values are in place: the next who asks starts anew. */
    reset(): void {
      invalid = told = undefined;
    },
  };
}
