export type OverflowEdges = 'none' | 'start' | 'end' | 'both';

/** Which edges of a scroller hide content. Half pixels do not count; in right-to-left pages `scrollLeft` is negative. */
export function overflowEdges(size: { scrollLeft: number; scrollWidth: number; clientWidth: number }): OverflowEdges {
  const before = Math.abs(size.scrollLeft);
  const after = size.scrollWidth - size.clientWidth - before;
  if (before > 1) return after > 1 ? 'both' : 'start';
  return after > 1 ? 'end' : 'none';
}
