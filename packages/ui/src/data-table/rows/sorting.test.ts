import { expect, it } from 'vitest';
import { nextSorts } from './sorting.ts';

it('presses of a head: alone, with Shift, and with Shift again (11)', () => {
  const up = { column: 'a', direction: 'ascending' } as const;
  const down = { column: 'a', direction: 'descending' } as const;
  const other = { column: 'b', direction: 'descending' } as const;
  expect(nextSorts([], 'a')).toEqual([up]);
  expect(nextSorts([up, other], 'a')).toEqual([down]);
  expect(nextSorts([up], 'b', 'descending', true)).toEqual([up, other]);
  expect(nextSorts([up, other], 'a', undefined, true)).toEqual([down, other]);
  expect(nextSorts([down, other], 'a', undefined, true)).toEqual([other]);
});

it('pressed alone: in its first direction, then turned round, then back (11)', () => {
  const newest = [{ column: 'created', direction: 'descending' }] as const;
  const oldest = [{ column: 'created', direction: 'ascending' }] as const;
  expect(nextSorts([{ column: 'email', direction: 'descending' }], 'created', 'descending')).toEqual(newest);
  expect(nextSorts(newest, 'created', 'descending')).toEqual(oldest);
  expect(nextSorts(oldest, 'created', 'descending')).toEqual(newest);
});
