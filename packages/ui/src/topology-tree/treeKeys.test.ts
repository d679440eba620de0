import { expect, test } from 'vitest';
import { treeMove, type TreeRow } from './treeKeys.ts';

const rows: TreeRow[] = [
  { id: 'origin', parentId: null, level: 1, isOpen: true, hasChildren: true },
  { id: 'par', parentId: 'origin', level: 2, isOpen: false, hasChildren: true },
  { id: 'fra', parentId: 'origin', level: 2, isOpen: false, hasChildren: false },
];

test.each([
  ['origin', 'ArrowRight', { to: 'par' }],
  ['par', 'ArrowRight', { open: 'par' }],
  ['fra', 'ArrowRight', undefined],
  ['origin', 'ArrowLeft', { close: 'origin' }],
  ['fra', 'ArrowLeft', { to: 'origin' }],
  ['par', 'ArrowDown', { to: 'fra' }],
  ['par', 'ArrowUp', { to: 'origin' }],
  ['fra', 'ArrowDown', undefined],
  ['par', 'End', { to: 'fra' }],
  ['fra', 'Home', { to: 'origin' }],
  ['par', 'Enter', { open: 'par' }],
  ['origin', ' ', { close: 'origin' }],
  ['origin', 'x', undefined],
])('at %s, %s', (current, key, move) => expect(treeMove(rows, current, key, false)).toEqual(move));

test('swaps the arrow keys from right to left', () => {
  expect(treeMove(rows, 'par', 'ArrowLeft', true)).toEqual({ open: 'par' });
  expect(treeMove(rows, 'fra', 'ArrowRight', true)).toEqual({ to: 'origin' });
});
