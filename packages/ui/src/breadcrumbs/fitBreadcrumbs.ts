/** Minimum width in px of the last item, which is truncated beyond it. */
const minLastWidth = 96;

/**
 * The range of items that move into the menu so that the others fit: from the second item on, or all but the last.
 * `widths` are those of the items with their dividers; `more` is the width of the menu button.
 */
export function fitBreadcrumbs(
  widths: readonly number[],
  more: number,
  available: number,
): { from: number; to: number } {
  const none = { from: 1, to: 1 };
  const last = widths.length - 1;
  if (last < 1) return none;
  const needed = [...widths.slice(0, last), Math.min(widths[last] ?? 0, minLastWidth)];
  const sum = (sizes: readonly number[]) => sizes.reduce((total, width) => total + width, 0);
  if (sum(widths) <= available || (last < 2 && sum(needed) <= available)) return none;
  for (let to = 2; to <= last; to += 1) {
    const shown = [needed[0] ?? 0, more, ...needed.slice(to)];
    if (sum(shown) <= available) return { from: 1, to };
  }
  return { from: 0, to: last };
}
