import type { MfaRequirement } from '../../api/mfaRequirement.ts';
import { daysLeft } from './mfaNotice.ts';

/** A week's grace period, plus a day for clock skew. A later due date is not shown yet. */
const noticeDays = 8;

export type MfaWatch = ReturnType<typeof createMfaWatch>;

/** The MFA requirement from the API's last response. */
export function createMfaWatch(now: () => number) {
  const listeners = new Set<() => void>();
  let requirement: MfaRequirement | null = null;
  return {
    requirement: () => requirement,
    /** Days left; null if MFA is not required, is overdue, or is due far in the future. */
    daysLeft: (): number | null => {
      if (!requirement || requirement.isOverdue) return null;
      const days = daysLeft(requirement.dueAt, now());
      return days > noticeDays ? null : days;
    },
    note(next: MfaRequirement | null): void {
      if (next?.dueAt === requirement?.dueAt && next?.isOverdue === requirement?.isOverdue) return;
      requirement = next;
      for (const listener of listeners) listener();
    },
    /** Resolves with true once MFA is set up, or with false when the subscription gives up. */
    whenPassed: (onGivenUp: (giveUp: () => void) => () => void): Promise<boolean> =>
      new Promise((resolve) => {
        const settle = (isPassed: boolean) => {
          listeners.delete(check);
          stop();
          resolve(isPassed);
        };
        const check = () => void (requirement?.isOverdue !== true && settle(true));
        const stop = onGivenUp(() => settle(false));
        listeners.add(check);
        check();
      }),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
