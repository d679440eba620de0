import type { OwedFactor } from '../data/secondFactor.ts';
import { daysLeft } from './factorNotice.ts';

/** The week that everybody has, and a day for a clock that is off: who has longer, as the demo's administrator, need not hear of it yet. */
const noticeDays = 8;

export type FactorWatch = ReturnType<typeof createFactorWatch>;

/** The second factor that the person owes, as the last answer of the API told. */
export function createFactorWatch(now: () => number) {
  const listeners = new Set<() => void>();
  let owed: OwedFactor | null = null;
  return {
    owed: () => owed,
    /** Days that are left; null where none is owed, the time is over, or its end is far away. */
    daysLeft: (): number | null => {
      if (!owed || owed.isOverdue) return null;
      const days = daysLeft(owed.dueAt, now());
      return days > noticeDays ? null : days;
    },
    note(told: OwedFactor | null): void {
      if (told?.dueAt === owed?.dueAt && told?.isOverdue === owed?.isOverdue) return;
      owed = told;
      for (const listener of listeners) listener();
    },
    /** Resolves once the API is open to the person: true; or false, when what is listened to says that it is given up. */
    whenPassed: (onGivenUp: (giveUp: () => void) => () => void): Promise<boolean> =>
      new Promise((resolve) => {
        const settle = (isPassed: boolean) => {
          listeners.delete(look);
          stop();
          resolve(isPassed);
        };
        const look = () => void (owed?.isOverdue !== true && settle(true));
        const stop = onGivenUp(() => settle(false));
        listeners.add(look);
        look();
      }),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
