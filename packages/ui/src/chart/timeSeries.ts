import type { SeriesColor } from './series.ts';

/** A ratio that is not part of the stack, shown below it: "Offload 68.9%". */
export interface ChartStrip {
  /** Label: "Offload". */
  label: string;
  /** A ratio for each point, 0 to 1; `null` if unknown. */
  values: readonly (number | null)[];
  /** @default 3 */
  color?: SeriesColor | undefined;
}

/** Converts dates to ms since 1970. */
export const toTimestamps = (times: readonly (number | Date)[]): number[] => times.map(Number);

/** The usual interval in ms: the shortest, since missing points make others longer. */
export function samplingInterval(times: readonly number[]): number {
  let shortest = Infinity;
  for (let at = 1; at < times.length; at += 1) {
    const distance = (times[at] as number) - (times[at - 1] as number);
    if (distance > 0) shortest = Math.min(shortest, distance);
  }
  return Number.isFinite(shortest) ? shortest : 60_000;
}
