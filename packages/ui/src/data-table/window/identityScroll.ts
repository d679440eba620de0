/** Browsers stop at 33,554,428 px (Chromium) or 17,895,697 px (Firefox); beyond this height scrolling is scaled. */
export const tallest = 15_000_000;

/** How far down the rows are, and how far the scroller is. */
export interface ScrollPlace {
  rows: number;
  scroller: number;
}

export interface ScrollMap {
  /** Height of the body in the page. */
  height: number;
  /** Where the scroller must stand for this place in the rows. */
  scrollerFor: (rows: number) => number;
  /** Where the rows stand after the scroller has moved from `last` to `scroller`: px by px, a jump in proportion. */
  move: (last: ScrollPlace, scroller: number) => ScrollPlace;
}

/** The scroller is as high as the rows; where it cannot be, it reaches no further, until there is what scales it. */
export function identityScroll(total: number): ScrollMap {
  return {
    height: Math.min(total, tallest),
    scrollerFor: (rows) => rows,
    move: (_, scroller) => ({ rows: scroller, scroller }),
  };
}
