import { isWithin } from './path.ts';
import { refusedFields, run, type FormSchema, type Outcome, type Verdict } from './schema.ts';
import type { Values } from './values.ts';

/** Whether the values would pass, seen or not. Costs nothing until somebody asks; then one pass, later what changed. */
export function createValidity(onFlip: () => void) {
  let invalid: Set<string> | undefined;

  function set(change: (names: Set<string>) => void): void {
    if (!invalid) return;
    const wasValid = invalid.size === 0;
    change(invalid);
    if (wasValid !== (invalid.size === 0)) onFlip();
  }

  return {
    isWatched: () => invalid !== undefined,
    isValid(schema: FormSchema, values: Values): boolean {
      if (!invalid) {
        const names = (invalid = new Set<string>());
        const learn = ({ issues }: Outcome) =>
          set(() => [...refusedFields(issues).keys()].forEach((name) => names.add(name)));
        const outcome = run(schema, values);
        if (outcome instanceof Promise) outcome.then((late) => invalid === names && learn(late)).catch(() => {});
        else learn(outcome);
      }
      return invalid.size === 0;
    },
    learn: ({ refused, within, isLeaf }: Verdict): void =>
      set((names) => {
        // A leaf is judged by every keystroke: no walk over the others then.
        if (isLeaf) names.delete(within);
        else for (const name of names) if (isWithin(name, within)) names.delete(name);
        for (const name of refused.keys()) names.add(name);
      }),
    /** Other values are in place: the next who asks starts anew. */
    forget(): void {
      if (!invalid) return;
      invalid = undefined;
      onFlip();
    },
  };
}
