import { expect, it } from 'vitest';
import { nextSort } from './sorting.ts';

it('presses of a head: alone, with Shift, and with Shift again (11)', () => {
  const up = { column: 'a', direction: 'ascending' } as const;
  const down = { column: 'a', direction: 'descending' } as const;
  const other = { column: 'b', direction: 'descending' } as const;
  expect(nextSort([], 'a')).toEqual([up]);
  expect(nextSort([up, other], 'a')).toEqual([down]);
  expect(nextSort([up], 'b', 'descending', true)).toEqual([up, other]);
  expect(nextSort([up, other], 'a', undefined, true)).toEqual([down, other]);
  expect(nextSort([down, other], 'a', undefined, true)).toEqual([other]);
});

it('pressed alone: in its first direction, then turned round, then back (11)', () => {
  const newest = [{ column: 'created', direction: 'descending' }] as const;
  const oldest = [{ column: 'created', direction: 'ascending' }] as const;
  expect(nextSort([{ column: 'email', direction: 'descending' }], 'created', 'descending')).toEqual(newest);
  expect(nextSort(newest, 'created', 'descending')).toEqual(oldest);
  expect(nextSort(oldest, 'created', 'descending')).toEqual(newest);
});
