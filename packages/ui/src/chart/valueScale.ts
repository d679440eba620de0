import { nice, ticks } from 'd3-array';

/** Unit of the values: sets their format and the round values of the axis. */
export type ValueKind = 'number' | 'percent' | 'bytes' | 'bitRate' | 'duration';

export interface ValueScale {
  /** The ends of the axis. */
  domain: readonly [number, number];
  ticks: readonly number[];
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** Round durations; shorter and longer ones use decimal steps. */
const clockSteps = [
  ...[1, 2, 5, 10, 15, 30].map((count) => count * second),
  ...[1, 2, 5, 10, 15, 30].map((count) => count * minute),
  ...[1, 2, 3, 6, 12].map((count) => count * hour),
  ...[1, 2, 5, 10, 20, 50, 100].map((count) => count * day),
];

function clockTicks(from: number, to: number, count: number): number[] | undefined {
  const rough = (to - from) / count;
  const step = clockSteps.find((one) => one >= rough);
  if (rough < second / 2 || step === undefined) return undefined;
  // The quotient can round onto a step it exceeds, as for the smallest doubles.
  const below = Math.floor(from / step);
  const above = Math.ceil(to / step);
  const first = below * step > from ? below - 1 : below;
  const last = above * step < to ? above + 1 : above;
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** Round values from zero, or below, to the highest, in about `count` steps. */
export function valueScale(
  values: Iterable<number>,
  { count = 4, kind = 'number' }: { count?: number; kind?: ValueKind } = {},
): ValueScale {
  let lowest = 0;
  let highest = 0;
  let areIntegers = true;
  for (const value of values) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
    areIntegers &&= Number.isInteger(value);
  }
  // All zeros: only the zero line, without invented values above it.
  if (lowest === highest) return { domain: [0, 1], ticks: [0] };
  const clock = kind === 'duration' ? clockTicks(lowest, highest, count) : undefined;
  if (clock) return { domain: [clock[0] ?? lowest, clock.at(-1) ?? highest], ticks: clock };
  // Half a viewer does not exist: integers get integer steps.
  const maxSteps = areIntegers && kind !== 'percent' ? Math.max(1, Math.min(count, highest - lowest)) : count;
  // At the limits of a double there are no round values.
  const span = highest - lowest;
  if (!(span > 1e-290 && span < 1e290)) return { domain: [lowest, highest], ticks: [lowest, highest] };
  const domain = nice(lowest, highest, maxSteps);
  return { domain, ticks: ticks(domain[0], domain[1], maxSteps) };
}

/** Maps a value linearly to a position between `start` and `end`, both included. */
export function linear([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  // Halved if the span of two very large values overflows; the smallest ones cannot be halved.
  const part = Number.isFinite(to - from) ? 1 : 2;
  const span = to / part - from / part;
  return (value: number) =>
    span === 0 ? (start + end) / 2 : start + ((value / part - from / part) / span) * (end - start);
}
