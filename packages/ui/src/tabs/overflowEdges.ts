export type OverflowEdges = 'none' | 'start' | 'end' | 'both';

/** Where a scroller hides something. Half pixels do not count; from right to left browsers count `scrollLeft` below zero. */
export function overflowEdges(size: { scrollLeft: number; scrollWidth: number; clientWidth: number }): OverflowEdges {
  const before = Math.abs(size.scrollLeft);
  const after = size.scrollWidth - size.clientWidth - before;
  if (before > 1) return after > 1 ? 'both' : 'start';
  return after > 1 ? 'end' : 'none';
}
