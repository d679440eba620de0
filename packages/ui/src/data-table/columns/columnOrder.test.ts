import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropAt, moveInOrder, orderAfterStep } from './columnOrder.ts';

const columns = [{ id: 'a', isSticky: 'start' as const }, { id: 'b' }, { id: 'c' }, { id: 'd' }];

test('moves a column only among columns pinned to the same edge', () => {
  expect(orderAfterStep({ columns, shown: columns, layout: {} }, 'b', 1)).toEqual(['a', 'c', 'b', 'd']);
  expect(orderAfterStep({ columns, shown: columns, layout: {} }, 'b', -1)).toBeUndefined();
  expect(orderAfterStep({ columns, shown: columns, layout: {} }, 'd', 1)).toBeUndefined();
  expect(orderAfterStep({ columns, shown: columns, layout: {} }, 'a', 1)).toBeUndefined();
});

test('skips hidden columns', () => {
  const shown = columns.filter(({ id }) => id !== 'c');
  expect(orderAfterStep({ columns, shown, layout: { hidden: ['c'] } }, 'b', 1)).toEqual(['a', 'c', 'd', 'b']);
});

test('restores the visible order when a column moves back', () => {
  const ids = ['b', 'c', 'd', 'e', 'f'];
  const all = ids.map((id) => ({ id }));
  fc.assert(
    fc.property(fc.subarray(ids, { minLength: 2 }), fc.nat(), (visible, pick) => {
      const id = visible[pick % (visible.length - 1)] ?? '';
      const toColumns = (list: readonly string[]) => list.map((columnId) => ({ id: columnId }));
      const onlyVisible = (list: readonly string[] = []) => list.filter((columnId) => visible.includes(columnId));
      const order = orderAfterStep({ columns: all, shown: toColumns(visible), layout: {} }, id, 1);
      const moved = onlyVisible(order);
      const back = orderAfterStep({ columns: all, shown: toColumns(moved), layout: { order: order ?? [] } }, id, -1);
      expect(moved).not.toEqual(visible);
      expect(onlyVisible(back)).toEqual(visible);
    }),
  );
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

test('mirrors drop positions in right-to-left layouts', () => {
  const mirrored = spans.map(({ id, left, right }) => ({ id, left: 300 - right, right: 300 - left }));
  expect(dropAt(mirrored, 'b', 140, true)).toEqual({ other: 'd', side: 'before', x: 100 });
  expect(dropAt(mirrored, 'b', 20, true)).toEqual({ other: 'd', side: 'after', x: 0 });
});

test('puts a column before the one it was dropped on', () => {
  expect(moveInOrder(['a', 'b', 'c', 'd'], 'b', 'd', 'before')).toEqual(['a', 'c', 'b', 'd']);
  expect(moveInOrder(['a', 'b', 'c', 'd'], 'd', 'b', 'before')).toEqual(['a', 'd', 'b', 'c']);
});
