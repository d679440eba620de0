export interface Scale {
  minValue: number;
  maxValue: number;
  step: number;
}

/** Position of a value between the limits: 0 to 1. */
export function fractionOf(value: number, { minValue, maxValue }: Scale): number {
  if (maxValue <= minValue) return 0;
  return Math.min(1, Math.max(0, (value - minValue) / (maxValue - minValue)));
}

/** The value on a step closest to a position on the track. */
export function valueAt(share: number, { minValue, maxValue, step }: Scale): number {
  const steps = Math.round((Math.min(1, Math.max(0, share)) * (maxValue - minValue)) / step);
  const last = Math.floor((maxValue - minValue) / step + 1e-9);
  // Rounds to the decimals of the limits and the step, to avoid 0.30000000000000004.
  return Number((minValue + Math.min(steps, last) * step).toFixed(decimals(step, minValue)));
}

function decimals(...values: number[]): number {
  return Math.max(...values.map((value) => String(value).split('.')[1]?.length ?? 0));
}

/**
 * The thumb that a press on the track moves: the closer one, or the one that can move if both are at the same
 * position.
 */
export function closestThumb(value: number, [from, to]: readonly [number, number]): 0 | 1 {
  const fromDistance = Math.abs(value - from);
  const toDistance = Math.abs(value - to);
  if (fromDistance === toDistance) return value < from ? 0 : 1;
  return fromDistance < toDistance ? 0 : 1;
}

/** Moves one end of a range; it stops at the other. */
export function moveThumb([from, to]: readonly [number, number], thumb: 0 | 1, value: number): [number, number] {
  return thumb === 0 ? [Math.min(value, to), to] : [from, Math.max(value, from)];
}

/** Index of the stop that is closest to a value by its ratio; zero and less are at the first. */
export function closestStop(value: number, stops: readonly number[]): number {
  const above = stops.findIndex((stop) => stop >= value);
  if (above < 1) return above === 0 ? 0 : stops.length - 1;
  const [low = 0, high = 0] = stops.slice(above - 1, above + 1);
  return value * value < low * high ? above - 1 : above;
}
