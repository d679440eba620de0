/** Browsers stop at 33,554,428 px (Chromium) or 17,895,697 px (Firefox); beyond this height scrolling is scaled. */
export const tallest = 15_000_000;
/** px at either end where a px scrolled is a px of rows, so that the ends are always reachable. */
const exact = 1_000_000;
/** A longer way than this in one event is a jump of the scrollbar, not a turn of the wheel. */
const jump = 8_000;

/** How far down the rows are, and how far the scroller is. */
export interface ScrollPlace {
  rows: number;
  scroller: number;
}

export interface ScrollMapping {
  /** Height of the body in the page. */
  height: number;
  /** Where the scroller must stand for this place in the rows. */
  scrollerFor: (rows: number) => number;
  /** Where the rows stand after the scroller has moved from `last` to `scroller`: px by px, a jump in proportion. */
  move: (last: ScrollPlace, scroller: number) => ScrollPlace;
}

/** The scroller is as high as the rows: `total` px, at most `tallest`. */
export function identityScroll(total: number): ScrollMapping {
  return {
    height: total,
    scrollerFor: (rows) => rows,
    move: (_, scroller) => ({ rows: scroller, scroller }),
  };
}

/** Rows of `total` px, more than `tallest`, in a scroller that cannot be as high. */
export function scaledScroll(total: number, viewport: number): ScrollMapping {
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
