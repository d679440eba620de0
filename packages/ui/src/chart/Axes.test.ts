import { expect, test } from 'vitest';
import { truncateToWidth } from './Axes.tsx';

test('truncates labels without splitting an emoji', () => {
  const whole = 'ab😀cdef';
  const cuts = Array.from({ length: 60 }, (_, width) => truncateToWidth(whole, width));
  expect(new Set(cuts)).toEqual(new Set(['a…', 'ab…', 'ab😀…', 'ab😀c…', 'ab😀cd…', whole]));
});
