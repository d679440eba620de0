import { expect, it } from 'vitest';
import type { Snackbar } from './queue.ts';
import { withDepartures } from './useDepartures.ts';

const snackbar = (id: string): Snackbar => ({
  id,
  kind: 'default',
  text: id,
  actionLabel: undefined,
  isUndo: false,
  count: 1,
});
const [a, b, c] = [snackbar('a'), snackbar('b'), snackbar('c')];
const names = (items: ReturnType<typeof withDepartures>) =>
  items.map(({ snackbar: { id }, isLeaving }) => (isLeaving ? `(${id})` : id));

it('keeps what leaves in its place until it has faded', () => {
  const shown = withDepartures([], [a, b, c]);
  const next = withDepartures(shown, [a, c]);
  expect(names(next)).toEqual(['a', '(b)', 'c']);
  expect(names(withDepartures(next, [c]))).toEqual(['(a)', '(b)', 'c']);
});

it('takes the newer state of a message that stays', () => {
  const counted = { ...a, count: 2 };
  expect(withDepartures(withDepartures([], [a]), [counted])).toEqual([{ snackbar: counted, isLeaving: false }]);
});

it('shows a message that comes back while it fades once', () => {
  const fading = withDepartures(withDepartures([], [a, b]), [b]);
  expect(names(withDepartures(fading, [b, a]))).toEqual(['b', 'a']);
});

it('is the same array when nothing changed, also while something fades', () => {
  const fading = withDepartures(withDepartures([], [a, b]), [b]);
  expect(withDepartures(fading, [b])).toBe(fading);
});
