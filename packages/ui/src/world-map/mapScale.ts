import { quantileSorted } from 'd3-array';
import { scaleThreshold } from 'd3-scale';

type ScaleStep = 1 | 2 | 3 | 4 | 5;

export interface MapScale {
  stepOf: (value: number) => ScaleStep;
  /** Where each next color starts: at most four, increasing. */
  bounds: readonly number[];
}

/** Bounds with this many significant digits, without those that separate nothing. */
function boundsAt(digits: number, sorted: number[]): readonly number[] {
  const [lowest = 0, highest = 0] = [sorted[0], sorted.at(-1)];
  const thresholds = [0.2, 0.4, 0.6, 0.8].map((share) =>
    Number((quantileSorted(sorted, share) ?? 0).toPrecision(digits)),
  );
  return [...new Set(thresholds)].filter((bound) => bound > lowest && bound <= highest);
}

/**
 * Five colors with about as many countries each, between round numbers. Countries differ by thousands: on a linear
 * scale, all but one would have the lightest color.
 */
export function mapScale(values: readonly number[]): MapScale {
  const positive = values.filter((value) => value > 0).toSorted((one, other) => one - other);
  // As round as possible: close values need more digits, up to those that the legend shows.
  const candidates = [1, 2, 3].map((digits) => boundsAt(digits, positive));
  const bounds = candidates.reduce((best, next) => (next.length > best.length ? next : best));
  // With fewer bounds the darkest colors are used.
  const first = 5 - bounds.length;
  const steps = Array.from({ length: bounds.length + 1 }, (_, at) => (first + at) as ScaleStep);
  const scale = scaleThreshold<number, ScaleStep>(bounds, steps);
  return { stepOf: (value) => scale(value), bounds };
}
