/** Completed fraction of `maxValue`, clamped to 0–1; `undefined` if unknown. */
export function progressRatio(value: number | undefined, maxValue: number): number | undefined {
  if (value === undefined || Number.isNaN(value)) return undefined;
  if (!(maxValue > 0)) return 0;
  return Math.min(1, Math.max(0, value / maxValue));
}
