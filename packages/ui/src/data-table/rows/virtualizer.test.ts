import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createRowOffsets,
  createOverscan,
  createSlotPool,
  type RowRange,
  createScrollMapping,
  type ScrollOffset,
  maxHeight,
} from './virtualizer.ts';

const extras = (count: number) =>
  fc
    .uniqueArray(
      fc.record({ index: fc.integer({ min: 0, max: count - 1 }), height: fc.integer({ min: 1, max: 900 }) }),
      {
        selector: ({ index }) => index,
        maxLength: 20,
      },
    )
    .map((list) => list.toSorted((one, other) => one.index - other.index));
const lists = fc
  .integer({ min: 1, max: 1_000_000 })
  .chain((count) => fc.tuple(fc.constant(count), fc.integer({ min: 20, max: 200 }), extras(count)));

describe('row offsets (1, 2)', () => {
  it('has no gaps and finds the row at any offset', () => {
    fc.assert(
      fc.property(lists, fc.double({ min: 0, max: 1, noNaN: true }), ([count, row, open], part) => {
        const heights = createRowOffsets(count, row, open);
        const index = Math.floor(part * (count - 1));
        const top = heights.topOf(index);
        const bottom = index === count - 1 ? heights.total : heights.topOf(index + 1);
        const extra = open.find((one) => one.index === index)?.height ?? 0;
        expect(bottom - top).toBe(row + extra);
        expect(heights.indexAt(top)).toBe(index);
        expect(heights.indexAt(bottom - 1)).toBe(index);
      }),
    );
  });

  it('clamps to the first and last row', () => {
    const heights = createRowOffsets(3, 40);
    expect([heights.indexAt(-5), heights.indexAt(1e9), heights.total]).toEqual([0, 2, 120]);
    expect(createRowOffsets(0, 40).indexAt(10)).toBe(0);
  });
});

describe('scaled scrolling (3)', () => {
  const viewport = 640;
  const total = 1_000_000 * 44;
  const map = createScrollMapping(total, viewport);
  const end = total - viewport;

  it('limits the height only if necessary', () => {
    expect(map.height).toBe(maxHeight);
    expect(createScrollMapping(1_000, 600).height).toBe(1_000);
  });

  it('reaches every row', () => {
    expect(map.scrollerFor(0)).toBe(0);
    expect(map.scrollerFor(end)).toBe(maxHeight - viewport);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: end }), (rows) => {
        const scroller = map.scrollerFor(rows);
        expect(scroller).toBeGreaterThanOrEqual(0);
        expect(scroller).toBeLessThanOrEqual(maxHeight - viewport);
        // A jump of the scrollbar to this offset shows this row.
        const far = { rows: 0, scroller: scroller > maxHeight / 2 ? 0 : maxHeight - viewport };
        expect(Math.abs(map.move(far, scroller).rows - rows)).toBeLessThan(0.001);
      }),
    );
  });

  it('moves px by px, and reaches both ends', () => {
    let offset: ScrollOffset = { rows: 20_000_000, scroller: map.scrollerFor(20_000_000) };
    offset = map.move(offset, offset.scroller + 100);
    expect(offset.rows).toBe(20_000_100);
    expect(map.move({ rows: end - 500, scroller: maxHeight - viewport - 80 }, maxHeight - viewport).rows).toBe(end);
    expect(map.move({ rows: 500, scroller: 80 }, 0).rows).toBe(0);
  });
});

describe('slot pool (4)', () => {
  const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

  it('keeps the elements of visible rows and reuses the others', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 30 })), { minLength: 1 }), (windows) => {
        const assign = createSlotPool();
        let before = new Map<number, number>();
        for (const [from, count] of windows) {
          const indices = range(from, count);
          const slots = assign(indices, false);
          expect(slots.map(({ index }) => index)).toEqual(indices);
          expect(new Set(slots.map(({ id }) => id)).size).toBe(count);
          const stayed = slots.filter(({ index }) => before.has(index));
          expect(stayed.map(({ id }) => id)).toEqual(stayed.map(({ index }) => before.get(index)));
          before = new Map(slots.map(({ id, index }) => [index, id]));
        }
      }),
    );
  });

  it('creates new elements above while the grid has the focus', () => {
    const assign = createSlotPool();
    const first = assign(range(10, 5), false).map(({ id }) => id);
    const next = assign(range(8, 5), true).map(({ id }) => id);
    expect(next.slice(2)).toEqual(first.slice(0, 3));
    expect(first).not.toContain(next[0]);
    expect(first).not.toContain(next[1]);
  });
});

describe('overscan (4)', () => {
  const count = 10_000;
  const fits = 17;
  /** Scrolls by `step` rows per frame. Each event is a frame late, and every fifth frame two more. */
  const missing = (step: number) => {
    const overscan = createOverscan();
    let edges: RowRange = overscan.rangeFor([0, fits], count);
    let offset = 0;
    let missed = 0;
    for (let frame = 1; offset < 5_000; frame += 1) {
      const visibleRange: RowRange = [Math.floor(offset), Math.floor(offset + fits)];
      if (!overscan.isEnough(edges, visibleRange, count)) edges = overscan.rangeFor(visibleRange, count);
      const way = frame % 5 === 0 ? 3 * step : step;
      offset += way;
      // The speed is known from the second frame.
      if (frame > 2 && (Math.floor(offset) < edges[0] || Math.floor(offset + fits) > edges[1])) missed += 1;
      overscan.move(way);
    }
    return missed;
  };

  it('leaves nothing blank at manual scroll speeds, even with stalls of two frames', () => {
    expect([0.2, 1, 2.5, 4.63].map(missing)).toEqual([0, 0, 0, 0]);
  });

  it('is small at rest, and the same at the ends as in the middle', () => {
    const overscan = createOverscan();
    const size = ([first, last]: RowRange) => last - first + 1;
    const before = overscan.rangeFor([500, 517], count);
    expect(before).toEqual([497, 524]);
    overscan.move(4);
    const fast = overscan.rangeFor([500, 517], count);
    expect(fast).toEqual([497, 534]);
    expect(size(overscan.rangeFor([0, 17], count))).toBe(size(fast));
    expect(size(overscan.rangeFor([count - 18, count - 1], count))).toBe(size(fast));
    overscan.move(-4);
    expect(overscan.rangeFor([500, 517], count)).toEqual([483, 520]);
    overscan.rest();
    expect(size(overscan.rangeFor([500, 517], count))).toBe(size(before));
    // The first paint renders no rows above the first one.
    expect(overscan.rangeFor([0, 17], count)).toEqual([0, 24]);
  });

  it('ignores jumps', () => {
    const overscan = createOverscan();
    overscan.move(3_000);
    expect(overscan.rangeFor([3_000, 3_017], count)).toEqual([2_997, 3_024]);
  });
});
