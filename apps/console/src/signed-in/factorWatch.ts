import type { OwedFactor } from '../data/secondFactor.ts';
import { daysLeft } from './factorNotice.ts';

export type FactorWatch = ReturnType<typeof createFactorWatch>;

/** The second factor that the person owes, as the last answer of the API told. */
export function createFactorWatch(now: () => number) {
  const listeners = new Set<() => void>();
  let owed: OwedFactor | null = null;
  return {
    owed: () => owed,
    /** Days that are left; null where none is owed, or the time is over. */
    daysLeft: (): number | null => (owed && !owed.isOverdue ? daysLeft(owed.dueAt, now()) : null),
    note(told: OwedFactor | null): void {
      if (told?.dueAt === owed?.dueAt && told?.isOverdue === owed?.isOverdue) return;
      owed = told;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
