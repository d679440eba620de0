import { expect, test } from 'vitest';
import { textWidth, truncateToWidth } from './Axes.tsx';

test('truncates labels without splitting an emoji', () => {
  const whole = 'ab😀cdef';
  const cuts = Array.from({ length: 60 }, (_, width) => truncateToWidth(whole, width));
  expect(new Set(cuts)).toEqual(new Set(['a…', 'ab…', 'ab😀…', 'ab😀c…', 'ab😀cd…', whole]));
});

test('keeps a label whole in the width computed from it', () => {
  const labels = Array.from({ length: 40 }, (_, length) => 'x'.repeat(length + 1));
  expect(labels.filter((label) => truncateToWidth(label, textWidth(label) + 10 - 10) !== label)).toEqual([]);
});
