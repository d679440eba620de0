import { quantileSorted } from 'd3-array';
import { scaleThreshold } from 'd3-scale';

type ScaleStep = 1 | 2 | 3 | 4 | 5;

export interface MapScale {
  stepOf: (value: number) => ScaleStep;
  /** Where each next color starts: at most four, increasing. */
  bounds: readonly number[];
}

/** Rounded to one significant digit, for a readable legend. */
function rounded(value: number): number {
  return Number(value.toPrecision(1));
}

/**
 * Five colors with about as many countries each, between round numbers. Countries differ by thousands: on a linear
 * scale, all but one would have the lightest color.
 */
export function mapScale(values: readonly number[]): MapScale {
  const positive = values.filter((value) => value > 0).toSorted((one, other) => one - other);
  const thresholds = [0.2, 0.4, 0.6, 0.8].map((share) => rounded(quantileSorted(positive, share) ?? 0));
  const lowest = positive[0] ?? 0;
  const highest = positive.at(-1) ?? 0;
  const bounds = [...new Set(thresholds)].filter((bound) => bound > lowest && bound <= highest);
  // With fewer bounds the darkest colors are used.
  const first = 5 - bounds.length;
  const steps = Array.from({ length: bounds.length + 1 }, (_, at) => (first + at) as ScaleStep);
  const scale = scaleThreshold<number, ScaleStep>(bounds, steps);
  return { stepOf: (value) => scale(value), bounds };
}
