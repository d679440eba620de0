/** px: what a column has by its rule, and what its widest cell needs. */
export interface ColumnNeed {
  given: number;
  needed: number;
}

/**
 * Widths of the same sum, in px: what columns do not need goes to those that are cut, to each by what it lacks. Where none
 * or all are cut, each keeps the given width.
 */
export function fitWidths(columns: readonly ColumnNeed[]): number[] {
  const lack = columns.map(({ given, needed }) => Math.max(0, needed - given));
  const spare = columns.map(({ given, needed }) => Math.max(0, given - needed));
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
  const [wanted, free] = [sum(lack), sum(spare)];
  const moved = Math.min(wanted, free);
  if (moved === 0) return columns.map(({ given }) => given);
  return columns.map(
    ({ given }, index) => given + (moved * (lack[index] ?? 0)) / wanted - (moved * (spare[index] ?? 0)) / free,
  );
}
