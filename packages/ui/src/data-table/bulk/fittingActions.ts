/** px: padding of the bar, its distance from the edges of its place, and lines and gaps between its parts. */
const surroundings = 76;
const gap = 4;
/** px of the button that holds the rest. */
const moreWidth = 40;

/** How many actions, from the first, stand beside parts of `fixed` px in a place of `room` px; the rest go into a menu. */
export function fittingActions(widths: readonly number[], fixed: number, room: number): number {
  const free = room - fixed - surroundings;
  const total = widths.reduce((sum, width) => sum + width + gap, 0);
  if (total <= free) return widths.length;
  let used = moreWidth;
  for (const [index, width] of widths.entries()) {
    used += width + gap;
    if (used > free) return index;
  }
  return widths.length;
}
