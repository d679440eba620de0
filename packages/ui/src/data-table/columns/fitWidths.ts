/** px: what a column has by its rule, and what its widest cell needs. */
export interface ColumnNeed {
  given: number;
  needed: number;
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

/**
 * Shares of `amount` for what is wanted, the same for all who want more (max-min fairness): who wants little is served whole. By
 * proportion a date that lacks 5 px would stay cut because an address beside it lacks 60.
 */
function shared(amount: number, wanted: readonly number[]): number[] {
  const shares = wanted.map(() => 0);
  const byWant = wanted.map((_, index) => index).toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  let left = amount;
  for (const [served, index] of byWant.entries()) {
    const share = Math.min(wanted[index] ?? 0, left / (byWant.length - served));
    shares[index] = share;
    left -= share;
  }
  return shares;
}

/**
 * Widths of the same sum, in px: what columns do not need goes to those that are cut, to the least cut first. Where none
 * or all are cut, each keeps the given width.
 */
export function fitWidths(columns: readonly ColumnNeed[]): number[] {
  const lack = columns.map(({ given, needed }) => Math.max(0, needed - given));
  const spare = columns.map(({ given, needed }) => Math.max(0, given - needed));
  const free = sum(spare);
  const moved = Math.min(sum(lack), free);
  if (moved === 0) return columns.map(({ given }) => given);
  const gains = shared(moved, lack);
  return columns.map(({ given }, index) => given + (gains[index] ?? 0) - (moved * (spare[index] ?? 0)) / free);
}
