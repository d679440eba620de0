import type { MfaRequirement } from '../../api/mfaRequirement.ts';
import { daysLeft } from './mfaNotice.ts';

/** The grace period of a week, plus a day for clock skew: a later due date (the demo administrators') is not shown yet. */
const noticeDays = 8;

export type MfaWatch = ReturnType<typeof createMfaWatch>;

/** Store of the required and missing second factor, from the API's last answer. */
export function createMfaWatch(now: () => number) {
  const listeners = new Set<() => void>();
  let owed: MfaRequirement | null = null;
  return {
    owed: () => owed,
    /** Days left; null where none is required, it is overdue, or due far in the future. */
    daysLeft: (): number | null => {
      if (!owed || owed.isOverdue) return null;
      const days = daysLeft(owed.dueAt, now());
      return days > noticeDays ? null : days;
    },
    note(told: MfaRequirement | null): void {
      if (told?.dueAt === owed?.dueAt && told?.isOverdue === owed?.isOverdue) return;
      owed = told;
      for (const listener of listeners) listener();
    },
    /** Resolves with true once the factor is set up; with false when given up, as the subscription says. */
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
