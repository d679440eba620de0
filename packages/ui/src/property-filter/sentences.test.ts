import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentenceOf } from './describeToken.ts';
import { type FilterField, type FilterToken, readToken } from './filterQuery.ts';
import { propertyFilterMessages } from './messages.ts';
import { parseSentence } from './sentences.ts';

const { operators } = propertyFilterMessages.english;
const roles = ['Regular', 'Sales', 'Sales, EMEA', 'None of these', 'Støtte'];
const fields: FilterField[] = [
  { id: 'role', label: 'Role', type: 'choice', options: roles.map((label, index) => ({ value: `r${index}`, label })) },
  { id: 'roleName', label: 'Role name', type: 'text' },
  { id: 'size', label: 'Size', type: 'number', unit: 'MB' },
  { id: 'createdAt', label: 'Creation date', type: 'date' },
  {
    id: 'note',
    label: 'Note',
    type: 'text',
    operators: ['contains', { id: 'none', label: 'is empty', hasValue: false }],
  },
];
const read = (sentence: string, locale = 'en-US') => parseSentence(sentence, fields, operators, locale);

test.each<[string, FilterToken]>([
  ['Role is Sales', { field: 'role', op: 'eq', values: ['r1'] }],
  ['  role IS NOT\u00A0sales ', { field: 'role', op: 'ne', values: ['r1'] }],
  ['Role is one of Sales, EMEA, Regular, Støtte', { field: 'role', op: 'eq', values: ['r2', 'r0', 'r4'] }],
  ['Role is None of these', { field: 'role', op: 'eq', values: ['r3'] }],
  ['Role name contains Night desk', { field: 'roleName', op: 'contains', values: ['Night desk'] }],
  ['Size is less than -1,200.5 MB', { field: 'size', op: 'lt', values: ['-1200.5'] }],
  ['Size between 1 - 5', { field: 'size', op: 'between', values: ['1', '5'] }],
  ['Creation date in the last 7 days', { field: 'createdAt', op: 'last', values: ['7'] }],
  ['Creation date before 5 nov 2026', { field: 'createdAt', op: 'lt', values: ['2026-11-05'] }],
  [
    'Creation date between 01 Jan – 20 Nov 2025',
    { field: 'createdAt', op: 'between', values: ['2025-01-01', '2025-11-20'] },
  ],
  ['Note is empty', { field: 'note', op: 'none', values: [] }],
])('reads %j (21)', (sentence, token) => {
  expect(read(sentence)).toEqual(token);
});

test.each([
  '',
  'kofi',
  'Role',
  'Role is',
  'Role is Sal',
  'Roles is Sales',
  'Size is big',
  'Note is empty now',
  'Creation date before noon',
])('does not read %j (21)', (sentence) => {
  expect(read(sentence)).toBeUndefined();
});

const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const several = <Value>(one: fc.Arbitrary<Value>) => fc.uniqueArray(one, { minLength: 1, maxLength: 5 });
const token = (field: string, ops: readonly string[], values: fc.Arbitrary<readonly string[]>) =>
  fc.record<FilterToken>({ field: fc.constant(field), op: fc.constantFrom(...ops), values });
const tokens = fc.oneof(
  token('role', ['eq', 'ne'], several(fc.constantFrom(...roles.map((_, index) => `r${index}`)))),
  token('roleName', ['contains', 'eq', 'ne'], fc.tuple(fc.constantFrom('Night desk', 'é', '5', 'a, b'))),
  token('size', ['eq', 'ne', 'gt', 'lt'], fc.tuple(fc.integer().map(String))),
  token('size', ['between'], several(fc.integer().map(String))),
  token('createdAt', ['gt', 'lt', 'eq', 'ne'], fc.tuple(day)),
  token('createdAt', ['between'], several(day)),
  token('createdAt', ['last'], fc.tuple(fc.integer({ min: 1, max: 400 }).map(String))),
);

const withField = tokens
  .map((one) => {
    const field = fields.find(({ id }) => id === one.field);
    return { field, valid: field && readToken(one, field) };
  })
  .filter(({ valid }) => valid !== undefined);

test.each(['en-US', 'de-DE', 'nb-NO', 'fr-FR'])('reads what a token is copied as: %s (21)', (locale) => {
  fc.assert(
    fc.property(withField, ({ valid, field }) => {
      const sentence = valid && field && sentenceOf(valid, field, operators, locale);
      expect(read(sentence ?? '', locale)).toEqual(valid);
    }),
  );
});
