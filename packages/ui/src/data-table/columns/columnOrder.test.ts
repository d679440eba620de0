import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropAt, movedBySteps, movedBeside, withHidden, withPin, withWidth } from './columnOrder.ts';

const columns = [{ id: 'a', isSticky: 'start' as const }, { id: 'b' }, { id: 'c' }, { id: 'd' }];

test('a column moves among those at its own edge, and no further', () => {
  expect(movedBySteps(columns, columns, {}, 'b', 1)?.order).toEqual(['a', 'c', 'b', 'd']);
  expect(movedBySteps(columns, columns, {}, 'b', -1)).toBeUndefined();
  expect(movedBySteps(columns, columns, {}, 'd', 1)).toBeUndefined();
  expect(movedBySteps(columns, columns, {}, 'a', 1)).toBeUndefined();
});

test('a hidden column between two does not hold one up', () => {
  const shown = columns.filter(({ id }) => id !== 'c');
  expect(movedBySteps(columns, shown, { hidden: ['c'] }, 'b', 1)?.order).toEqual(['a', 'c', 'd', 'b']);
});

test('moving there and back restores what is seen, whatever is hidden', () => {
  const ids = ['b', 'c', 'd', 'e', 'f'];
  const all = ids.map((id) => ({ id }));
  fc.assert(
    fc.property(fc.subarray(ids, { minLength: 2 }), fc.nat(), (visible, pick) => {
      const id = visible[pick % (visible.length - 1)] ?? '';
      const seen = (order: readonly string[]) => order.filter((one) => visible.includes(one));
      const shown = visible.map((one) => ({ id: one }));
      const there = movedBySteps(all, shown, {}, id, 1);
      const after = seen(there?.order ?? []);
      const back = movedBySteps(
        all,
        after.map((one) => ({ id: one })),
        there ?? {},
        id,
        -1,
      );
      expect(after).not.toEqual(visible);
      expect(seen(back?.order ?? [])).toEqual(visible);
    }),
  );
});

test('what is pinned as it is by default is not kept as pinned', () => {
  expect(withPin(columns, {}, 'b', 'end').pinned).toEqual({ b: 'end' });
  expect(withPin(columns, { pinned: { b: 'end' } }, 'b', 'none').pinned).toEqual({});
  expect(withPin(columns, {}, 'a', 'none').pinned).toEqual({ a: 'none' });
});

test('a width is what the column allows', () => {
  expect(withWidth(columns, {}, 'b', 7).widths).toEqual({ b: 48 });
  expect(withWidth([{ id: 'b', maxWidth: 300 }], {}, 'b', 900).widths).toEqual({ b: 300 });
  expect(withHidden(columns, {}, 'b').hidden).toEqual(['b']);
});

const spans = ['b', 'c', 'd'].map((id, index) => ({ id, left: index * 100, right: (index + 1) * 100 }));

test.each([
  ['b', 40, undefined],
  ['b', 140, undefined],
  ['b', 160, { other: 'd', side: 'before', x: 200 }],
  ['b', 900, { other: 'd', side: 'after', x: 300 }],
  ['d', 20, { other: 'b', side: 'before', x: 0 }],
  ['d', 220, undefined],
])('%s dragged to %i px', (id, x, drop) => {
  expect(dropAt(spans, id, x, false)).toEqual(drop);
});

test('right to left the first is at the right', () => {
  const mirrored = spans.map(({ id, left, right }) => ({ id, left: 300 - right, right: 300 - left }));
  expect(dropAt(mirrored, 'b', 140, true)).toEqual({ other: 'd', side: 'before', x: 100 });
  expect(dropAt(mirrored, 'b', 20, true)).toEqual({ other: 'd', side: 'after', x: 0 });
});

test('where a head is dropped is where it is put', () => {
  expect(movedBeside(['a', 'b', 'c', 'd'], 'b', 'd', 'before')).toEqual(['a', 'c', 'b', 'd']);
  expect(movedBeside(['a', 'b', 'c', 'd'], 'd', 'b', 'before')).toEqual(['a', 'd', 'b', 'c']);
});
