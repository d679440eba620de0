import type { SeriesColor } from './series.ts';

/** A figure of each point that the series do not add up to, told below them: "Offload 68.9 %". */
export interface ChartStrip {
  /** "Offload". */
  label: string;
  /** A ratio for each point, 0 to 1, or `null` where it is not known. */
  values: readonly (number | null)[];
  /** @default 3 */
  color?: SeriesColor | undefined;
}

/** ms since 1970 of what was given as either. */
export const toTimestamps = (times: readonly (number | Date)[]): number[] => times.map(Number);

/** The usual distance between two points: the shortest, since one that is missing makes a distance longer. */
export function samplingInterval(times: readonly number[]): number {
  let shortest = Infinity;
  for (let at = 1; at < times.length; at += 1) {
    const distance = (times[at] as number) - (times[at - 1] as number);
    if (distance > 0) shortest = Math.min(shortest, distance);
  }
  return Number.isFinite(shortest) ? shortest : 60_000;
}
