import fc from 'fast-check';
import { expect, test } from 'vitest';
import { focusAfterRemoval, focusByKey } from './focusAfterRemoval.ts';

test('moves focus to the next chip, or at the end to the previous one', () => {
  expect(focusAfterRemoval(['a', 'b', 'c'], 'b')).toBe('c');
  expect(focusAfterRemoval(['a', 'b', 'c'], 'c')).toBe('b');
  expect(focusAfterRemoval(['a'], 'a')).toBeUndefined();
});

test('never focuses the removed chip, and always finds another one', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), (ids, seed) => {
      const removed = ids[seed % ids.length] ?? '';
      const next = focusAfterRemoval(ids, removed);
      expect(next).not.toBe(removed);
      expect(next === undefined).toBe(ids.length === 1);
    }),
  );
});

test('mirrors the arrow keys in RTL', () => {
  expect(focusByKey('ArrowRight', 1, 4, false)).toBe(2);
  expect(focusByKey('ArrowRight', 1, 4, true)).toBe(0);
  expect(focusByKey('ArrowLeft', 1, 4, true)).toBe(2);
});

test('stays within the group for any key', () => {
  const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'a');
  fc.assert(
    fc.property(key, fc.nat(20), fc.boolean(), (pressed, count, isRtl) => {
      for (let index = 0; index < count; index++) {
        const next = focusByKey(pressed, index, count, isRtl);
        expect(next ?? 0).toBeGreaterThanOrEqual(0);
        expect(next ?? 0).toBeLessThan(count);
      }
    }),
  );
});
