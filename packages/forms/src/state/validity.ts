import { isWithin } from './path.ts';
import type { Verdict } from './schema.ts';

/** Whether the values would pass, seen or not. Costs nothing until somebody asks; then one pass, later what changed. */
export function createValidity(judgeAll: () => void, onFlip: () => void) {
  let invalid: Set<string> | undefined;
  let isAsking = false;

  return {
    isWatched: () => invalid !== undefined,
    isValid: (): boolean => {
      if (!invalid) {
        invalid = new Set();
        // Who asks gets the answer; telling everybody would be in the middle of a render.
        isAsking = true;
        judgeAll();
        isAsking = false;
      }
      return invalid.size === 0;
    },
    learn: ({ refused, within, isLeaf }: Verdict): void => {
      if (!invalid) return;
      const wasValid = invalid.size === 0;
      // A leaf is judged by every keystroke: no walk over the others then.
      if (isLeaf) invalid.delete(within);
      else for (const name of invalid) if (isWithin(name, within)) invalid.delete(name);
      for (const name of refused.keys()) invalid.add(name);
      if (!isAsking && wasValid !== (invalid.size === 0)) onFlip();
    },
    /** Other values are in place: the next who asks starts anew. */
    forget(): void {
      invalid = undefined;
    },
  };
}
