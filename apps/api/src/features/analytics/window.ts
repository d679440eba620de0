import { keptHours, type Step, type TimeSpan, type Window } from '../../core/services/measurements.ts';

/** What a beacon of the last moments needs until it is counted. */
const settlingMs = 5_000;
const minute = 60_000;
const hour = 60 * minute;

const recent: Readonly<Record<Exclude<TimeSpan, 'CUSTOM'>, { readonly lasting: number; readonly step: Step }>> = {
  LAST_10_MIN: { lasting: 10 * minute, step: 5 },
  LAST_HOUR: { lasting: hour, step: 30 },
  LAST_24_H: { lasting: 24 * hour, step: 3600 },
  LAST_7_D: { lasting: 168 * hour, step: 3600 },
};

const downTo = (moment: number, step: Step): number => Math.floor(moment / (step * 1000)) * step * 1000;

/** The last whole steps: one that is still running would look like a fall. */
export function recentWindow(span: Exclude<TimeSpan, 'CUSTOM'>, now: Date): Window {
  const { lasting, step } = recent[span];
  const to = downTo(now.getTime() - settlingMs, step);
  return { from: new Date(to - lasting), to: new Date(to), step };
}

/**
 * Whole hours, from the one that `from` lies in to the one before `to`. A span as long as one of the recent ones, or shorter, has
 * their finer steps as long as these are kept: what was before it can be compared with it.
 */
export function customWindow(from: Date, to: Date, now: Date): Window {
  const lasting = to.getTime() - from.getTime();
  const age = now.getTime() - from.getTime();
  const fits = (step: Step, longest: number) => lasting <= longest && age < keptHours[step] * hour;
  const step = fits(5, 10 * minute) ? 5 : fits(30, hour) ? 30 : 3600;
  return { from: new Date(downTo(from.getTime(), step)), to: new Date(downTo(to.getTime(), step)), step };
}

export const secondsOf = ({ from, to }: Pick<Window, 'from' | 'to'>): number => (to.getTime() - from.getTime()) / 1000;

/** The beginning of every step. */
export function stepsOf({ from, to, step }: Window): Date[] {
  const count = Math.max(0, secondsOf({ from, to }) / step);
  return Array.from({ length: count }, (_, index) => new Date(from.getTime() + index * step * 1000));
}
