import type { Step, Window } from '../../core/services/measurements.ts';
import { retentionHours } from './retention.ts';

export const timeSpans = ['LAST_10_MIN', 'LAST_HOUR', 'LAST_24_H', 'LAST_7_D', 'CUSTOM'] as const;
export type TimeSpan = (typeof timeSpans)[number];

/** The time until a new beacon is counted. */
const settlingMs = 5_000;
const minute = 60_000;
const hour = 60 * minute;

const recent: Readonly<Record<Exclude<TimeSpan, 'CUSTOM'>, { readonly durationMs: number; readonly step: Step }>> = {
  LAST_10_MIN: { durationMs: 10 * minute, step: 5 },
  LAST_HOUR: { durationMs: hour, step: 30 },
  LAST_24_H: { durationMs: 24 * hour, step: 3600 },
  LAST_7_D: { durationMs: 168 * hour, step: 3600 },
};

const roundDown = (time: number, step: Step): number => Math.floor(time / (step * 1000)) * step * 1000;

/** The last complete steps, because an incomplete one would look like a drop. */
export function recentWindow(span: Exclude<TimeSpan, 'CUSTOM'>, now: Date): Window {
  const { durationMs, step } = recent[span];
  const to = roundDown(now.getTime() - settlingMs, step);
  return { from: new Date(to - durationMs), to: new Date(to), step };
}

/** Full hourly steps, or shorter ones if the time range is short and recent enough to compare with the previous period. */
export function customWindow(from: Date, to: Date, now: Date): Window {
  const durationMs = to.getTime() - from.getTime();
  const age = now.getTime() - from.getTime();
  const fits = (step: Step, maxMs: number) => durationMs <= maxMs && age < retentionHours[step] * hour;
  const step = fits(5, 10 * minute) ? 5 : fits(30, hour) ? 30 : 3600;
  return { from: new Date(roundDown(from.getTime(), step)), to: new Date(roundDown(to.getTime(), step)), step };
}

export const secondsOf = ({ from, to }: Pick<Window, 'from' | 'to'>): number => (to.getTime() - from.getTime()) / 1000;

/** The start of every step. */
export function stepsOf({ from, to, step }: Window): Date[] {
  const count = Math.max(0, secondsOf({ from, to }) / step);
  return Array.from({ length: count }, (_, index) => new Date(from.getTime() + index * step * 1000));
}
