import { expect, test } from 'vitest';
import { normalizeLayout } from './tableState.ts';

const columns = [
  { id: 'a', isSticky: 'start' as const },
  { id: 'b', maxWidth: 300 },
];

test('drops a pin that equals the default', () => {
  expect(normalizeLayout({ pinned: { b: 'end' } }, columns).pinned).toEqual({ b: 'end' });
  expect(normalizeLayout({ pinned: { b: 'none' } }, columns).pinned).toEqual({});
  expect(normalizeLayout({ pinned: { a: 'none' } }, columns).pinned).toEqual({ a: 'none' });
});

test('clamps widths to the limits of the column', () => {
  expect(normalizeLayout({ widths: { a: 7, b: 900 } }, columns).widths).toEqual({ a: 48, b: 300 });
  expect(normalizeLayout({ hidden: ['b'] }, columns).hidden).toEqual(['b']);
});
