export interface Scale {
  minValue: number;
  maxValue: number;
  step: number;
}

/** Where a value lies between both ends: 0 to 1. */
export function fractionOf(value: number, { minValue, maxValue }: Scale): number {
  if (maxValue <= minValue) return 0;
  return Math.min(1, Math.max(0, (value - minValue) / (maxValue - minValue)));
}

/** The value that a step lands on and that lies nearest to a place on the line. */
export function valueAt(share: number, { minValue, maxValue, step }: Scale): number {
  const steps = Math.round((Math.min(1, Math.max(0, share)) * (maxValue - minValue)) / step);
  const last = Math.floor((maxValue - minValue) / step + 1e-9);
  // 0.1 + 0.2 is not what a person has set: no more decimals than the ends and the step have.
  return Number((minValue + Math.min(steps, last) * step).toFixed(decimals(step, minValue)));
}

function decimals(...values: number[]): number {
  return Math.max(...values.map((value) => String(value).split('.')[1]?.length ?? 0));
}

/** Which thumb a press on the line moves: the nearer one, and of two at one place the one that can go there. */
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
