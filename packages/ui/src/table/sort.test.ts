import { expect, test } from 'vitest';
import { nextSort } from './sort.ts';

test('a first press sorts by the column in its first direction', () => {
  expect(nextSort(undefined, 'email')).toEqual({ column: 'email', direction: 'ascending' });
  expect(nextSort({ column: 'email', direction: 'descending' }, 'created', 'descending')).toEqual({
    column: 'created',
    direction: 'descending',
  });
});

test('a second press turns the direction round, a third turns it back', () => {
  const second = nextSort({ column: 'created', direction: 'descending' }, 'created', 'descending');
  expect(second.direction).toBe('ascending');
  expect(nextSort(second, 'created', 'descending').direction).toBe('descending');
});
