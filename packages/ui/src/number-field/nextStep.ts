export interface Steps {
  minValue?: number | undefined;
  maxValue?: number | undefined;
  step: number;
}

const decimals = (...values: readonly number[]) =>
  Math.max(...values.map((value) => String(value).split('.')[1]?.length ?? 0));

/** Absorbs floating-point error: 0.1 + 0.2 is 0.3. */
const tolerance = 1e-9;

/**
 * The next step above or below a number, counted from the minimum or 0, within the limits; an empty value starts at
 * the origin.
 */
export function nextStep(value: number | null, direction: 1 | -1, { minValue, maxValue, step }: Steps): number {
  const origin = minValue ?? 0;
  const position = ((value ?? 0) - origin) / step;
  const next = direction === 1 ? Math.floor(position + tolerance) + 1 : Math.ceil(position - tolerance) - 1;
  const start = (direction === 1 ? minValue : maxValue) ?? 0;
  const nextValue =
    value === null ? start : Number((origin + next * step).toFixed(Math.min(20, decimals(origin, step))));
  // The last step below the maximum, which is not always a step itself.
  const last = maxValue === undefined ? Infinity : origin + Math.floor((maxValue - origin) / step + tolerance) * step;
  const highest = Number.isFinite(last) ? Number(last.toFixed(Math.min(20, decimals(origin, step)))) : last;
  return Math.max(minValue ?? -Infinity, Math.min(highest, nextValue));
}
