/** Overscan at rest: rows ahead of the scroll direction, and behind. What one less costs a search is in the README of the bench. */
const ahead = 7;
const behind = 3;
/** Scroll events come a frame late, and another task may hold up two more: so many steps are rendered ahead. */
const stepsToCome = 3;
/** Rows in one step that are a speed; more are a jump, or a step after a stall, and tell nothing about the next one. */
const fastest = 8;

export type Edges = readonly [first: number, last: number];

/** Overscan: how many rows beyond those in view are rendered. It grows with the speed of scrolling. */
export interface Overscan {
  /** Scrolled by so many rows, up where they are less than none. */
  move: (rows: number) => void;
  /** Resets the speed: the rows are others. */
  rest: () => void;
  /** What must be in the page for these in sight. */
  edgesFor: (inSight: Edges, count: number) => Edges;
  /** Whether `edges` are enough for the next steps. */
  isEnough: (edges: Edges, inSight: Edges, count: number) => boolean;
}

export function createOverscan(): Overscan {
  let isGoingDown = true;
  let step = 0;
  let isResting = true;
  /** Only grows while it is scrolled: elements are used again, not taken out and made anew. */
  let overscan = ahead;
  const sides = (after: number, before: number): Edges => (isGoingDown ? [before, after] : [after, before]);
  return {
    move: (rows) => {
      if (rows === 0) return;
      isResting = false;
      isGoingDown = rows > 0;
      if (Math.abs(rows) <= fastest) step = Math.abs(rows);
      // One step more than is asked for, or each event would bring new rows.
      overscan = Math.max(overscan, Math.ceil(step * (stepsToCome + 1)) + 1);
    },
    rest: () => {
      isResting = true;
      isGoingDown = true;
      step = 0;
      overscan = ahead;
    },
    edgesFor: ([first, last], count) => {
      const [before, after] = sides(overscan, behind);
      // As many at the ends as in the middle, for the same reason; only the first paint makes none for what is above the first row.
      const size = last - first + 1 + before + after;
      const start = Math.max(0, Math.min(first - before, count - size));
      return [start, Math.min(isResting ? last + 1 + after : start + size, count) - 1];
    },
    isEnough: (edges, [first, last], count) => {
      const [before, after] = sides(Math.ceil(step * stepsToCome) + 1, 1);
      return Math.max(first - before, 0) >= edges[0] && Math.min(last + after, count - 1) <= edges[1];
    },
  };
}
