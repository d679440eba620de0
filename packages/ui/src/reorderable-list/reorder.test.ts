import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexAfterKey, moveItem, indexAtPointer } from './reorder.ts';

const boxes = [0, 36, 72, 108].map((top) => ({ top, bottom: top + 36 }));

test.each([
  [0, 10, 0, 'is above the middle of the next item'],
  [0, 53, 0, 'has not passed the middle of the next item'],
  [0, 55, 1, 'has passed it'],
  [0, 500, 3, 'is below the list'],
  [3, 91, 3, 'has not passed the middle of the previous item'],
  [3, 89, 2, 'has passed it'],
  [2, -80, 0, 'is above the list'],
])('moves from %i with the pointer at %i to %i: it %s', (from, y, index) => {
  expect(indexAtPointer(boxes, from, y)).toBe(index);
});

test('moves nothing on a second event at the same pointer position', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -50, max: 200 }), (from, y) => {
      // All rows have the same height, so the moved item is at the target position.
      const index = indexAtPointer(boxes, from, y);
      expect(indexAtPointer(boxes, index, y)).toBe(index);
    }),
  );
});

test('arrow keys, Home and End stay inside the list; other keys move nothing', () => {
  expect(indexAfterKey('ArrowUp', 0, 4)).toBe(0);
  expect(indexAfterKey('ArrowDown', 0, 4)).toBe(1);
  expect(indexAfterKey('ArrowDown', 3, 4)).toBe(3);
  expect(indexAfterKey('Home', 2, 4)).toBe(0);
  expect(indexAfterKey('End', 2, 4)).toBe(3);
  expect(indexAfterKey('a', 2, 4)).toBeUndefined();
});

test('keeps all items, and moving back restores the order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (list, one, other) => {
      const [from, to] = [one % list.length, other % list.length];
      expect(moveItem(moveItem(list, from, to), to, from)).toEqual(list);
      expect(moveItem(list, from, to)[to]).toBe(list[from]);
    }),
  );
});
