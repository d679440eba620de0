import { expect, it } from 'vitest';
import type { Snackbar } from './queue.ts';
import { withExitingItems } from './useExitingItems.ts';

const snackbar = (id: string): Snackbar => ({
  id,
  kind: 'default',
  text: id,
  actionLabel: undefined,
  isUndo: false,
  count: 1,
});
const [a, b, c] = [snackbar('a'), snackbar('b'), snackbar('c')];
const names = (items: ReturnType<typeof withExitingItems>) =>
  items.map(({ snackbar: { id }, isLeaving }) => (isLeaving ? `(${id})` : id));

it('keeps a leaving item in its position until it has faded out', () => {
  const shown = withExitingItems([], [a, b, c]);
  const next = withExitingItems(shown, [a, c]);
  expect(names(next)).toEqual(['a', '(b)', 'c']);
  expect(names(withExitingItems(next, [c]))).toEqual(['(a)', '(b)', 'c']);
});

it('uses the latest state of an item that stays', () => {
  const counted = { ...a, count: 2 };
  expect(withExitingItems(withExitingItems([], [a]), [counted])).toEqual([{ snackbar: counted, isLeaving: false }]);
});

it('shows an item once if it returns while fading out', () => {
  const fading = withExitingItems(withExitingItems([], [a, b]), [b]);
  expect(names(withExitingItems(fading, [b, a]))).toEqual(['b', 'a']);
});

it('returns the same array when nothing changed, also during a fade', () => {
  const fading = withExitingItems(withExitingItems([], [a, b]), [b]);
  expect(withExitingItems(fading, [b])).toBe(fading);
});
