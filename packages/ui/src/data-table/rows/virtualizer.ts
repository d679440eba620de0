import { observeResize } from '../../dom/observeResize.ts';

/** Overscan at rest: rows ahead of the scroll direction, and behind. What one less costs a search is in the README of the bench. */
const ahead = 7;
const behind = 3;
/** Scroll events come a frame late, and another task may hold up two more: so many steps are rendered ahead. */
const framesAhead = 3;
/** Rows in one step that are a speed; more are a jump, or a step after a stall, and tell nothing about the next one. */
const maxStep = 8;

export type RowRange = readonly [first: number, last: number];

/** Overscan: how many rows beyond those in view are rendered. It grows with the speed of scrolling. */
interface Overscan {
  /** Scrolled by so many rows, up where they are less than none. */
  move: (rows: number) => void;
  /** Resets the speed: the rows are others. */
  rest: () => void;
  /** What must be in the page for these in sight. */
  rangeFor: (visibleRange: RowRange, count: number) => RowRange;
  /** Whether `edges` are enough for the next steps. */
  isEnough: (edges: RowRange, visibleRange: RowRange, count: number) => boolean;
}

export function createOverscan(): Overscan {
  let isGoingDown = true;
  let step = 0;
  let isResting = true;
  /** Only grows while it is scrolled: elements are used again, not taken out and made anew. */
  let overscan = ahead;
  const sides = (after: number, before: number): RowRange => (isGoingDown ? [before, after] : [after, before]);
  return {
    move: (rows) => {
      if (rows === 0) return;
      isResting = false;
      isGoingDown = rows > 0;
      if (Math.abs(rows) <= maxStep) step = Math.abs(rows);
      // One step more than is asked for, or each event would bring new rows.
      overscan = Math.max(overscan, Math.ceil(step * (framesAhead + 1)) + 1);
    },
    rest: () => {
      isResting = true;
      isGoingDown = true;
      step = 0;
      overscan = ahead;
    },
    rangeFor: ([first, last], count) => {
      const [before, after] = sides(overscan, behind);
      // As many at the ends as in the middle, for the same reason; only the first paint makes none for what is above the first row.
      const size = last - first + 1 + before + after;
      const start = Math.max(0, Math.min(first - before, count - size));
      return [start, Math.min(isResting ? last + 1 + after : start + size, count) - 1];
    },
    isEnough: (edges, [first, last], count) => {
      const [before, after] = sides(Math.ceil(step * framesAhead) + 1, 1);
      return Math.max(first - before, 0) >= edges[0] && Math.min(last + after, count - 1) <= edges[1];
    },
  };
}

/** Rows that are higher than the others, in order of their index: what lies open below them. */
export interface TallRow {
  index: number;
  height: number;
}

/** Where rows lie: all of one height but for a few. Both ways in O(log extras), nothing is stored for a row. */
export interface RowOffsets {
  count: number;
  total: number;
  topOf: (index: number) => number;
  /** The row at this height; the first above all of them, the last below. */
  indexAt: (y: number) => number;
}

export function createRowOffsets(count: number, row: number, extras: readonly TallRow[] = []): RowOffsets {
  /** What the extras before each one add up to. */
  const before: number[] = [];
  let sum = 0;
  for (const { height } of extras) {
    before.push(sum);
    sum += height;
  }
  /** How many extras there are for which `isBefore` holds; they come first. */
  const countOf = (isBefore: (extra: TallRow, place: number) => boolean) => {
    let low = 0;
    let high = extras.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      // In bounds by the loop's condition.
      if (isBefore(extras[middle] as TallRow, middle)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const sumOf = (place: number) => (place === 0 ? 0 : (before[place - 1] ?? 0) + (extras[place - 1]?.height ?? 0));
  return {
    count,
    total: count * row + sum,
    topOf: (index) => index * row + sumOf(countOf((extra) => extra.index < index)),
    indexAt: (y) => {
      const place = countOf((extra, at) => (extra.index + 1) * row + (before[at] ?? 0) + extra.height <= y);
      // Inside the open part of the next extra it is still that row.
      const limit = extras[place]?.index ?? count;
      const index = Math.min(Math.floor((y - sumOf(place)) / row), limit);
      return Math.max(0, Math.min(index, count - 1));
    },
  };
}

/** Elements end at 33,554,428 px in Chromium and 17,895,697 px in Firefox: above this height, scrolling is scaled. */
export const maxHeight = 15_000_000;
/** px at either end that are not scaled, so that the ends are always reachable. */
const unscaled = 1_000_000;
/** px. A longer way in one event is a jump of the scrollbar, not a turn of the wheel. */
const jump = 8_000;

/** The scroll offset among the rows, and that of the scroller. */
export interface ScrollOffset {
  rows: number;
  scroller: number;
}

export interface ScrollMapping {
  /** Height of the body in the page. */
  height: number;
  scrollerFor: (rows: number) => number;
  /** The offset after the scroller has moved from `last` to `scroller`: px by px, a jump in proportion. */
  move: (last: ScrollOffset, scroller: number) => ScrollOffset;
}

/** Maps `total` px of rows to a scroller that is at most `maxHeight` high. */
export function createScrollMapping(total: number, viewport: number): ScrollMapping {
  const height = Math.min(total, maxHeight);
  const end = Math.max(total - viewport, 0);
  const scrollerEnd = Math.max(height - viewport, 0);
  const scale = total === height ? 1 : (end - 2 * unscaled) / (scrollerEnd - 2 * unscaled);
  const convert = (offset: number, from: number, to: number, factor: number) => {
    if (factor === 1 || offset <= unscaled) return offset;
    return offset >= from - unscaled ? offset - from + to : unscaled + (offset - unscaled) * factor;
  };
  return {
    height,
    scrollerFor: (rows) => convert(rows, end, scrollerEnd, 1 / scale),
    move: (last, scroller) => {
      const way = scroller - last.scroller;
      const isScaled = scale === 1 || scroller <= 0 || scroller >= scrollerEnd || Math.abs(way) > jump;
      const rows = isScaled ? convert(scroller, scrollerEnd, end, scale) : Math.max(0, Math.min(last.rows + way, end));
      return { rows, scroller };
    },
  };
}

/** A row's place in the page: the element with this id shows the row of this index. */
export interface Slot {
  id: number;
  index: number;
}

/** Elements for these indices, in this order; what still shows its row stays as it is, what is free is used again. */
type AssignSlots = (indices: readonly number[], isFocusInside: boolean) => readonly Slot[];

/**
 * Elements are used again for other rows instead of made anew. React puts an element that wraps round from the end to the
 * start there by moving all others, which would take the focus from the one that has it: while the focus is inside, rows
 * that come in above get new elements.
 */
export function createSlotPool(): AssignSlots {
  let slots: readonly Slot[] = [];
  let made = 0;
  return (indices, isFocusInside) => {
    const kept = new Map(slots.map(({ id, index }) => [index, id]));
    const wanted = new Set(indices);
    const free = slots.filter(({ index }) => !wanted.has(index)).map(({ id }) => id);
    const firstKept = indices.findIndex((index) => kept.has(index));
    slots = indices.map((index, place) => {
      const isAbove = place < firstKept && isFocusInside;
      const id = kept.get(index) ?? (isAbove ? undefined : free.shift()) ?? made++;
      return { id, index };
    });
    return slots;
  };
}

/** The highest viewport that is taken as real, in px: a scroller without a height limit is as high as all of its rows. */
const maxViewport = 4_000;

/**
 * Tells how much of the rows is seen and when that changes, and marks the scroller where columns lie beyond its edges.
 * @param onHeight Told how many px of rows are seen at once.
 */
export function observeScroller(
  scroller: HTMLElement,
  onScroll: () => void,
  onHeight: (height: number) => void,
): () => void {
  const head = scroller.firstElementChild as HTMLElement;
  let sideways = 0;
  let overflow = 0;
  const mark = () => {
    const at = Math.abs(scroller.scrollLeft);
    sideways = scroller.scrollLeft;
    const is = (name: string, isSo: boolean) => scroller.toggleAttribute(`data-${name}`, isSo);
    is('overflow', overflow > 0);
    is('more-before', at > 0);
    is('more-after', at < overflow - 1);
  };
  const resized = () => {
    overflow = scroller.scrollWidth - scroller.clientWidth;
    mark();
    // The head lies over the first px of the rows.
    onHeight(Math.min(scroller.clientHeight, maxViewport) - head.offsetHeight);
  };
  // The header is as wide as all columns.
  const unobserve = observeResize([scroller, head], resized);
  const scrolled = () => {
    if (scroller.scrollLeft !== sideways) mark();
    onScroll();
  };
  scroller.addEventListener('scroll', scrolled);
  return () => {
    unobserve();
    scroller.removeEventListener('scroll', scrolled);
  };
}
