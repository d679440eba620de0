import { expect, test } from 'vitest';
import {
  type FilterField,
  type FilterToken,
  emptyQuery,
  sanitizeQuery,
  maxFilters,
  toServerFilters,
} from './filterQuery.ts';

const status: FilterField = {
  id: 'status',
  label: 'Status',
  type: 'choice',
  options: ['ACTIVE', 'INVITED'].map((value) => ({ value, label: value })),
};
const empty = { id: 'isEmpty', label: 'is empty', hasValue: false };
const fields: FilterField[] = [
  status,
  { id: 'email', label: 'E-mail', type: 'text', operators: ['contains', empty] },
  { id: 'name', label: 'Name', type: 'text' },
  { id: 'logins', label: 'Logins', type: 'number' },
  { id: 'createdAt', label: 'Creation date', type: 'date' },
  { id: 'channel', label: 'Channel', type: 'choice', options: [], loadOptions: () => Promise.resolve([]) },
];
const sanitized = (...tokens: FilterToken[]) => sanitizeQuery({ ...emptyQuery, tokens }, fields).tokens;
const token = (field: string, op: string, ...values: string[]): FilterToken => ({ field, op, values });

test.each<FilterToken>([
  token('status', 'eq', 'ACTIVE'),
  token('status', 'ne', 'ACTIVE', 'INVITED'),
  token('email', 'contains', 'solstice.tv'),
  token('email', 'isEmpty'),
  token('logins', 'between', '-5', '-5'),
  token('createdAt', 'between', '2026-01-01', '2026-11-20'),
  token('createdAt', 'last', '7'),
  token('channel', 'eq', 'anything'),
])('a field answers $field $op $values (1, 2)', (one) => {
  expect(sanitized(one)).toEqual([one]);
});

test.each<FilterToken>([
  token('unknown', 'eq', 'ACTIVE'),
  token('status', 'contains', 'ACTIVE'),
  token('status', 'eq', 'DELETED'),
  // Dropping one of the values would change the meaning.
  token('status', 'ne', 'INVITED', 'DELETED'),
  token('status', 'eq'),
  token('name', 'contains', 'a', 'b'),
  token('name', 'contains', '  '),
  token('name', 'isEmpty'),
  token('email', 'isEmpty', 'really'),
  token('email', 'eq', 'a'),
  token('logins', 'contains', '1'),
  token('logins', 'eq', 'many'),
  token('logins', 'gt', ''),
  token('logins', 'gt', 'Infinity'),
  token('logins', 'between', '10', '9'),
  token('logins', 'last', '7'),
  token('createdAt', 'last', '0'),
  token('createdAt', 'last', '1.5'),
  token('createdAt', 'last', '3651'),
  token('createdAt', 'last', '2026-11-20'),
  token('createdAt', 'gt', 'yesterday'),
  token('createdAt', 'gt', '2026-02-31'),
  token('createdAt', 'between', '2026-01-01'),
  token('createdAt', 'between', '2026-11-20', '2026-01-01'),
  token('createdAt', 'between', '2026-01-01', '2026-01-02', '2026-01-03'),
])('$field $op $values is dropped (2, 3)', (invalid) => {
  expect(sanitized(invalid, token('status', 'eq', 'ACTIVE'))).toEqual([token('status', 'eq', 'ACTIVE')]);
});

test('normalizes numbers and repeated values', () => {
  expect(sanitized(token('logins', 'eq', '01.50'))).toEqual([token('logins', 'eq', '1.5')]);
  expect(sanitized(token('logins', 'gt', '-0'))).toEqual([token('logins', 'gt', '0')]);
  expect(sanitized(token('status', 'eq', 'ACTIVE', 'ACTIVE'))).toEqual([token('status', 'eq', 'ACTIVE')]);
});

test('drops repeated tokens and those above the API limit (5)', () => {
  expect(sanitized(token('logins', 'eq', '1'), token('logins', 'eq', '1.0'))).toHaveLength(1);
  expect(sanitized(...Array.from({ length: 12 }, (_, index) => token('logins', 'eq', String(index))))).toHaveLength(
    maxFilters,
  );
});

test('sends field, operator and values to the server, without custom operators (6)', () => {
  const tokens = [token('status', 'eq', 'ACTIVE'), token('email', 'isEmpty')];
  expect(toServerFilters({ ...emptyQuery, tokens }, fields)).toEqual([
    { field: 'status', op: 'eq', values: ['ACTIVE'] },
  ]);
});

test("sends a day as the interval it covers in the user's time zone", () => {
  const valuesIn = (zone: string, ...values: string[]) =>
    toServerFilters({ ...emptyQuery, tokens: [token('createdAt', 'between', ...values)] }, fields, zone)[0]?.values;
  expect(valuesIn('America/Los_Angeles', '2026-11-28', '2026-11-29')).toEqual([
    '2026-11-28T08:00:00.000Z/2026-11-29T08:00:00.000Z',
    '2026-11-29T08:00:00.000Z/2026-11-30T08:00:00.000Z',
  ]);
  expect(valuesIn('Europe/Oslo', '2026-03-29', '2026-10-25')).toEqual([
    '2026-03-28T23:00:00.000Z/2026-03-29T22:00:00.000Z',
    '2026-10-24T22:00:00.000Z/2026-10-25T23:00:00.000Z',
  ]);
  // Text that looks like a date is sent unchanged.
  const tokens = [token('email', 'contains', '2026-11-28')];
  expect(toServerFilters({ ...emptyQuery, tokens }, fields, 'Europe/Oslo')).toEqual(tokens);
});

test("sends the last days as the first and the last day in the user's time zone", () => {
  const last = (zone: string, days: string) =>
    toServerFilters(
      { ...emptyQuery, tokens: [token('createdAt', 'last', days)] },
      fields,
      zone,
      Date.parse('2026-03-30T03:00:00Z'),
    );
  expect(last('America/Los_Angeles', '1')).toEqual([
    {
      field: 'createdAt',
      op: 'between',
      values: [
        '2026-03-29T07:00:00.000Z/2026-03-30T07:00:00.000Z',
        '2026-03-29T07:00:00.000Z/2026-03-30T07:00:00.000Z',
      ],
    },
  ]);
  expect(last('Europe/Oslo', '7')[0]?.values).toEqual([
    '2026-03-23T23:00:00.000Z/2026-03-24T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z/2026-03-30T22:00:00.000Z',
  ]);
});
