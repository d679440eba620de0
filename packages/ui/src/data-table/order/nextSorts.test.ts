import { expect, it } from 'vitest';
import { nextSorts } from './nextSorts.ts';

it('presses of a head: alone, with Shift, and with Shift again (11)', () => {
  const up = { column: 'a', direction: 'ascending' } as const;
  const down = { column: 'a', direction: 'descending' } as const;
  const other = { column: 'b', direction: 'descending' } as const;
  expect(nextSorts([], 'a', undefined, false)).toEqual([up]);
  expect(nextSorts([up, other], 'a', undefined, false)).toEqual([down]);
  expect(nextSorts([up], 'b', 'descending', true)).toEqual([up, other]);
  expect(nextSorts([up, other], 'a', undefined, true)).toEqual([down, other]);
  expect(nextSorts([down, other], 'a', undefined, true)).toEqual([other]);
});
