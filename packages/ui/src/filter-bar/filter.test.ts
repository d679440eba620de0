import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Filter,
  type FilterField,
  isValidFilter,
  maximumFilters,
  parseFilters,
  serialiseFilter,
} from './filter.ts';

const fields: FilterField[] = [
  {
    id: 'status',
    label: 'Status',
    type: 'choice',
    options: [
      { value: 'ACTIVE', label: 'Active' },
      { value: 'INVITED', label: 'Invited' },
    ],
  },
  { id: 'email', label: 'E-mail', type: 'text' },
  { id: 'createdAt', label: 'Creation date', type: 'date' },
];

describe('the address of a filtered list', () => {
  test.each<[string, Filter]>([
    ['status:eq:ACTIVE', { field: 'status', op: 'eq', values: ['ACTIVE'] }],
    ['status:ne:ACTIVE,INVITED', { field: 'status', op: 'ne', values: ['ACTIVE', 'INVITED'] }],
    ['email:contains:solstice.tv', { field: 'email', op: 'contains', values: ['solstice.tv'] }],
    [
      'createdAt:between:2026-01-01..2026-11-20',
      { field: 'createdAt', op: 'between', values: ['2026-01-01', '2026-11-20'] },
    ],
  ])('%s', (text, filter) => {
    expect(serialiseFilter(filter)).toBe(text);
    expect(parseFilters([text], fields)).toEqual([filter]);
  });

  test('any text survives the way there and back', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
        (text) => {
          const filter: Filter = { field: 'email', op: 'contains', values: [text] };
          expect(parseFilters([serialiseFilter(filter)], fields)).toEqual([filter]);
        },
      ),
    );
  });

  test.each([
    'unknown:eq:ACTIVE',
    'status:contains:ACTIVE',
    'status:eq:DELETED',
    'status:eq:',
    'status:eq',
    'status',
    '',
    'email:contains:a,b',
    'createdAt:gt:yesterday',
    'createdAt:gt:2026-02-31',
    'createdAt:gt:2026-99-99',
    'createdAt:between:2026-01-01',
    'createdAt:between:2026-11-20..2026-01-01',
    'createdAt:between:2026-01-01..2026-01-02..2026-01-03',
  ])('%j is dropped', (text) => {
    expect(parseFilters([text, 'status:eq:ACTIVE'], fields)).toEqual([
      { field: 'status', op: 'eq', values: ['ACTIVE'] },
    ]);
  });

  test('a repeated filter counts once and no more are read than the API takes', () => {
    expect(parseFilters(['status:eq:ACTIVE', 'status:eq:ACTIVE'], fields)).toHaveLength(1);
    const many = Array.from({ length: 12 }, (_, index) => `email:contains:${index}`);
    expect(parseFilters(many, fields)).toHaveLength(maximumFilters);
  });
});

test('a blank text is no filter', () => {
  expect(isValidFilter({ field: 'email', op: 'contains', values: ['  '] }, fields[1] as FilterField)).toBe(false);
});
