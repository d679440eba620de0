/**
 * How many tokens fit within `maxWidth` px when a count of `countWidth` px replaces the rest. At least one is shown,
 * truncated if needed, because a count alone is meaningless.
 */
export function visibleCount(widths: readonly number[], gap: number, maxWidth: number, countWidth: number): number {
  let used = 0;
  for (const [index, width] of widths.entries()) {
    used += width + (index === 0 ? 0 : gap);
    const isLast = index === widths.length - 1;
    if (used + (isLast ? 0 : gap + countWidth) > maxWidth) {
      // The last token needs no count, so all can fit where all but one do not.
      const rest = widths.slice(index + 1).reduce((sum, other) => sum + gap + other, 0);
      return used + rest <= maxWidth ? widths.length : Math.max(1, index);
    }
  }
  return widths.length;
}
