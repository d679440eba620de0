import { type ScrollMap, tallest } from './identityScroll.ts';

/** px at either end where a px scrolled is a px of rows, so that the ends are always reachable. */
const exact = 1_000_000;
/** A longer way than this in one event is a jump of the scrollbar, not a turn of the wheel. */
const jump = 8_000;

/** Between rows of `total` px, more than `tallest`, and a scroller that cannot be as high. */
export function scaledScroll(total: number, viewport: number): ScrollMap {
  const end = Math.max(total - viewport, 0);
  const scrollerEnd = Math.max(tallest - viewport, 0);
  const scale = (end - 2 * exact) / (scrollerEnd - 2 * exact);
  const rowsFor = (scroller: number) => {
    if (scroller <= exact) return scroller;
    if (scroller >= scrollerEnd - exact) return scroller - scrollerEnd + end;
    return exact + (scroller - exact) * scale;
  };
  return {
    height: tallest,
    scrollerFor: (rows) => {
      if (rows <= exact) return rows;
      if (rows >= end - exact) return rows - end + scrollerEnd;
      return exact + (rows - exact) / scale;
    },
    move: (last, scroller) => {
      const way = scroller - last.scroller;
      const isAtEnd = scroller <= 0 || scroller >= scrollerEnd;
      if (isAtEnd || Math.abs(way) > jump) return { rows: rowsFor(scroller), scroller };
      return { rows: Math.max(0, Math.min(last.rows + way, end)), scroller };
    },
  };
}
