type Values = readonly (number | null)[];

/** Values of several series without the steps before the first data of any of them: a gap, because there was nothing to count. */
export function gapBeforeData(series: readonly Values[]): readonly Values[] {
  const starts = series.map((values) => values.findIndex((value) => value)).filter((at) => at >= 0);
  const first = starts.length === 0 ? 0 : Math.min(...starts);
  return series.map((values) => values.map((value, at) => (at < first ? null : value)));
}
