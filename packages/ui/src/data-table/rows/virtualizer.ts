import { observeResize } from '../../dom/observeResize.ts';

/**
 * Overscan at rest: rows ahead of the scroll direction, and behind it. The bench's README has the cost of one row less.
 */
const ahead = 7;
const behind = 3;
/** Scroll events are a frame late, and another task can delay two more, so this many steps render ahead. */
const framesAhead = 3;
/** A longer step, in rows, is a jump or follows a stall, and does not predict the next one. */
const maxStep = 8;

export type RowRange = readonly [first: number, last: number];

/** The number of rows rendered beyond those in view. It grows with the scroll speed. */
interface Overscan {
  /** Scrolled by this number of rows; negative for up. */
  move: (rows: number) => void;
  /** Resets the speed, for new rows. */
  rest: () => void;
  /** The range to render for a visible range. */
  rangeFor: (visibleRange: RowRange, count: number) => RowRange;
  /** Whether the rendered `edges` are enough for the next steps. */
  isEnough: (edges: RowRange, visibleRange: RowRange, count: number) => boolean;
}

export function createOverscan(): Overscan {
  let isGoingDown = true;
  let step = 0;
  let isResting = true;
  /** Only grows while scrolling, as elements are reused, not removed and created again. */
  let overscan = ahead;
  const sides = (after: number, before: number): RowRange => (isGoingDown ? [before, after] : [after, before]);
  return {
    move: (rows) => {
      if (rows === 0) return;
      isResting = false;
      isGoingDown = rows > 0;
      if (Math.abs(rows) <= maxStep) step = Math.abs(rows);
      // One step more than `isEnough` requires, or each event would render new rows.
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
      // The same number at the ends as in the middle, for the same reason; only the first paint renders none above the
      // first row.
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

/** Height of the details below a row, in order of `index`. */
export interface TallRow {
  index: number;
  height: number;
}

/**
 * The offsets of rows that all have the same height, except a few. Both directions take O(log extras), and nothing is
 * stored per row.
 */
export interface RowOffsets {
  count: number;
  total: number;
  topOf: (index: number) => number;
  /** The row at this offset, clamped to the first and last row. */
  indexAt: (y: number) => number;
}

export function createRowOffsets(count: number, row: number, extras: readonly TallRow[] = []): RowOffsets {
  /** The sum of the extras before each one. */
  const before: number[] = [];
  let sum = 0;
  for (const { height } of extras) {
    before.push(sum);
    sum += height;
  }
  /** The number of leading extras for which `isBefore` is true. */
  const countOf = (isBefore: (extra: TallRow, index: number) => boolean) => {
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
  const sumOf = (extraCount: number) =>
    extraCount === 0 ? 0 : (before[extraCount - 1] ?? 0) + (extras[extraCount - 1]?.height ?? 0);
  return {
    count,
    total: count * row + sum,
    topOf: (index) => index * row + sumOf(countOf((extra) => extra.index < index)),
    indexAt: (y) => {
      const extraCount = countOf((extra, at) => (extra.index + 1) * row + (before[at] ?? 0) + extra.height <= y);
      // Inside the details of the next extra, it is still that row.
      const limit = extras[extraCount]?.index ?? count;
      const index = Math.min(Math.floor((y - sumOf(extraCount)) / row), limit);
      return Math.max(0, Math.min(index, count - 1));
    },
  };
}

/**
 * px. Elements are at most 33,554,428 px high in Chromium and 17,895,697 px in Firefox: above this height, scrolling is
 * scaled.
 */
export const maxHeight = 15_000_000;
/** px at either end that are not scaled, so that the ends can always be reached. */
const unscaled = 1_000_000;
/** px. A longer distance in one event is a jump of the scrollbar, not a turn of the wheel. */
const jump = 8_000;

/** The scroll offset among the rows, and that of the scroller. */
export interface ScrollOffset {
  rows: number;
  scroller: number;
}

export interface ScrollMapping {
  /** Height of the body element. */
  height: number;
  scrollerFor: (rows: number) => number;
  /** The offset after the scroller has moved: px by px, or in proportion for a jump. */
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
      const distance = scroller - last.scroller;
      const isScaled = scale === 1 || scroller <= 0 || scroller >= scrollerEnd || Math.abs(distance) > jump;
      const rows = isScaled
        ? convert(scroller, scrollerEnd, end, scale)
        : Math.max(0, Math.min(last.rows + distance, end));
      return { rows, scroller };
    },
  };
}

/** The element with this ID shows the row of this index. */
export interface Slot {
  id: number;
  index: number;
}

/** Assigns elements to these indices: visible rows keep theirs, and free ones are reused. */
type AssignSlots = (indices: readonly number[], isFocusInside: boolean) => readonly Slot[];

/**
 * Reuses elements for other rows. React moves an element from the end to the start by moving all others, which would
 * lose the focus: while the grid has the focus, rows above get new elements.
 */
export function createSlotPool(): AssignSlots {
  let slots: readonly Slot[] = [];
  let nextId = 0;
  return (indices, isFocusInside) => {
    const existing = new Map(slots.map(({ id, index }) => [index, id]));
    const nextIndices = new Set(indices);
    const free = slots.filter(({ index }) => !nextIndices.has(index)).map(({ id }) => id);
    const firstExisting = indices.findIndex((index) => existing.has(index));
    slots = indices.map((index, position) => {
      const isAbove = position < firstExisting && isFocusInside;
      const id = existing.get(index) ?? (isAbove ? undefined : free.shift()) ?? nextId++;
      return { id, index };
    });
    return slots;
  };
}

/** px, the maximum viewport: a scroller without a height limit is as high as all of its rows. */
const maxViewport = 4_000;

/** Observes scrolling and the height of the visible rows, and marks the scroller if columns overflow its edges. */
export function observeScroller(
  scroller: HTMLElement,
  onScroll: () => void,
  onHeight: (height: number) => void,
): () => void {
  const header = scroller.firstElementChild as HTMLElement;
  let sideways = 0;
  let overflow = 0;
  const mark = () => {
    const at = Math.abs(scroller.scrollLeft);
    sideways = scroller.scrollLeft;
    const toggle = (name: string, isOn: boolean) => scroller.toggleAttribute(`data-${name}`, isOn);
    toggle('overflow', overflow > 0);
    toggle('more-before', at > 0);
    toggle('more-after', at < overflow - 1);
  };
  const resized = () => {
    overflow = scroller.scrollWidth - scroller.clientWidth;
    mark();
    // The header covers the first px of the rows.
    onHeight(Math.min(scroller.clientHeight, maxViewport) - header.offsetHeight);
  };
  // The header is as wide as all columns.
  const unobserve = observeResize([scroller, header], resized);
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
