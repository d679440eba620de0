import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newlyCompleted, progressOf } from './progress.ts';

const item = (id: string, isDone: boolean) => ({ id, isDone });

test('counts completed items and returns the first open one', () => {
  expect(progressOf([item('a', true), item('b', false), item('c', true), item('d', false)])).toEqual({
    doneCount: 2,
    count: 4,
    isComplete: false,
    nextId: 'b',
  });
  expect(progressOf([item('a', true)])).toMatchObject({ isComplete: true, nextId: undefined });
});

test('treats an empty list as unfinished', () => {
  expect(progressOf([]).isComplete).toBe(false);
});

test('returns newly completed items, not those that were already done or undone', () => {
  const before = [item('a', false), item('b', true), item('c', false)];
  expect(newlyCompleted(before, [item('a', true), item('b', false), item('c', false), item('new', true)])).toEqual([
    item('a', true),
  ]);
});

test('reports each completion once, regardless of item order', () => {
  const items = fc.uniqueArray(fc.record({ id: fc.string(), isDone: fc.boolean() }), { selector: ({ id }) => id });
  fc.assert(
    fc.property(items, (before) => {
      const after = before.map(({ id }) => item(id, true)).toReversed();
      expect(newlyCompleted(before, after)).toHaveLength(before.filter(({ isDone }) => !isDone).length);
      expect(newlyCompleted(after, after)).toEqual([]);
    }),
  );
});
