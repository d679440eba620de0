import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse, serialize } from './serialize.ts';
import { emptyQuery, type FilterField, type FilterQuery, type FilterToken, sanitizeQuery } from './filterQuery.ts';

const awkward = ['A,B', 'C;D', 'E:F', '100%', '%2C', '~', '..', 'or', '&=?# ', 'ü😀'];
const fields: FilterField[] = [
  { id: 'status', label: 'Status', type: 'choice', options: awkward.map((value) => ({ value, label: value })) },
  {
    id: 'email',
    label: 'E-mail',
    type: 'text',
    operators: ['contains', 'eq', 'between', { id: 'a;b:~', label: 'is like' }],
  },
  { id: 'logins', label: 'Logins', type: 'number' },
  { id: 'createdAt', label: 'Creation date', type: 'date' },
  { id: '~odd:id;', label: 'Odd', type: 'text' },
];

const token = (field: string, ops: readonly string[], values: fc.Arbitrary<readonly string[]>) =>
  fc.record<FilterToken>({ field: fc.constant(field), op: fc.constantFrom(...ops), values });
// Includes more values than an operator takes.
const several = (one: fc.Arbitrary<string>) => fc.array(one, { minLength: 1, maxLength: 3 });
const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true })).map(String);
const ordered = ['eq', 'ne', 'gt', 'lt', 'between'];

/** Arbitrary queries, mostly invalid. */
const queries: fc.Arbitrary<FilterQuery> = fc.record({
  operator: fc.constantFrom('and' as const, 'or' as const),
  tokens: fc.array(
    fc.oneof(
      token('status', ['eq', 'ne'], several(fc.constantFrom(...awkward))),
      token('email', ['contains', 'eq', 'between', 'a;b:~'], several(fc.string({ unit: 'binary' }))),
      token('email', ['between'], several(fc.string({ unit: fc.constantFrom('.', 'a', '1') }))),
      token('~odd:id;', ['ne'], several(fc.string())),
      token('logins', ordered, several(number)),
      token('createdAt', ordered, several(day)),
    ),
    { maxLength: 14 },
  ),
  text: fc.string({ unit: 'binary' }),
});

describe('serialize and parse', () => {
  test.each<[string, Partial<FilterQuery>]>([
    ['', {}],
    ['~kofi mensah', { text: 'kofi mensah' }],
    ['status:eq:~', { tokens: [{ field: 'status', op: 'eq', values: ['~'] }] }],
    ['status:ne:A%2CB,C%3BD', { tokens: [{ field: 'status', op: 'ne', values: ['A,B', 'C;D'] }] }],
    [
      'createdAt:between:2026-01-01..2026-02-01',
      { tokens: [{ field: 'createdAt', op: 'between', values: ['2026-01-01', '2026-02-01'] }] },
    ],
    [
      'or;logins:lt:-5;logins:between:-2.5..-1;~kofi',
      {
        operator: 'or',
        tokens: [
          { field: 'logins', op: 'lt', values: ['-5'] },
          { field: 'logins', op: 'between', values: ['-2.5', '-1'] },
        ],
        text: 'kofi',
      },
    ],
  ])('is %j (4)', (text, part) => {
    const query = { ...emptyQuery, ...part };
    expect(serialize(query)).toBe(text);
    expect(parse(text, fields)).toEqual(query);
  });

  test('round-trips any query, also through a URL (4)', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const sanitized = sanitizeQuery(query, fields);
        expect(parse(serialize(sanitized), fields)).toEqual(sanitized);
        const address = new URLSearchParams({ filter: serialize(sanitized) });
        expect(parse(new URLSearchParams(address.toString()).getAll('filter'), fields)).toEqual(sanitized);
      }),
    );
  });

  test('drops unknown and invalid parts of any input (3, 4)', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(parse(serialize(query), fields)).toEqual(sanitizeQuery(query, fields));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { tokens } = parse(`logins:eq:1;${text}`, fields);
        expect(tokens[0]).toEqual({ field: 'logins', op: 'eq', values: ['1'] });
      }),
    );
  });

  test.each([
    'unknown:eq:A',
    'logins:near:5',
    'logins:gt',
    'logins',
    ':',
    'or',
    '%',
    'email:contains:',
    'logins:gt:%zz',
  ])('parses %j as an empty query (3)', (text) => {
    expect(parse(text, fields)).toEqual(emptyQuery);
  });

  test('merges several parameters into one query', () => {
    expect(parse(['logins:gt:1', 'logins:lt:5;~kofi'], fields)).toEqual({
      operator: 'and',
      tokens: [
        { field: 'logins', op: 'gt', values: ['1'] },
        { field: 'logins', op: 'lt', values: ['5'] },
      ],
      text: 'kofi',
    });
  });
});
