import { nice, ticks } from 'd3-array';

/** What the values are, which decides how they are written and where round ones lie. */
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
/** Steps that a clock would take; between and beyond them the decimal ones are right. */
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
  // A quotient may be rounded to the step that it is beyond, as that of the smallest of numbers is.
  const below = Math.floor(from / step);
  const above = Math.ceil(to / step);
  const first = below * step > from ? below - 1 : below;
  const last = above * step < to ? above + 1 : above;
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** Round values from zero, or from below it, to the highest; about `count` steps. */
export function valueScale(
  values: Iterable<number>,
  { count = 4, kind = 'number' }: { count?: number; kind?: ValueKind } = {},
): ValueScale {
  let lowest = 0;
  let highest = 0;
  let isWhole = true;
  for (const value of values) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
    isWhole &&= Number.isInteger(value);
  }
  // Nothing but zeros: a line on the ground, and no invented numbers above it.
  if (lowest === highest) return { domain: [0, 1], ticks: [0] };
  const clock = kind === 'duration' ? clockTicks(lowest, highest, count) : undefined;
  if (clock) return { domain: [clock[0] ?? lowest, clock.at(-1) ?? highest], ticks: clock };
  // Half a viewer does not exist: steps of whole values are whole.
  const most = isWhole && kind !== 'percent' ? Math.max(1, Math.min(count, highest - lowest)) : count;
  // Where a double ends, there are no round values.
  const span = highest - lowest;
  if (!(span > 1e-290 && span < 1e290)) return { domain: [lowest, highest], ticks: [lowest, highest] };
  const domain = nice(lowest, highest, most);
  return { domain, ticks: ticks(domain[0], domain[1], most) };
}

/** A place between `start` and `end` for each value; both ends belong to it. */
export function linear([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  // Halves where the span of two very large values is no number; of the smallest ones there are no halves.
  const part = Number.isFinite(to - from) ? 1 : 2;
  const span = to / part - from / part;
  return (value: number) =>
    span === 0 ? (start + end) / 2 : start + ((value / part - from / part) / span) * (end - start);
}
