import { expect, test } from 'vitest';
import type { FilterField } from './filterQuery.ts';
import { propertyFilterMessages } from './messages.ts';
import { namedProperty, operatorsFor, type Suggestion, suggestionsFor, parseTypedToken } from './suggestions.ts';

const { operators } = propertyFilterMessages.english;
const status: FilterField = {
  id: 'status',
  label: 'Status',
  type: 'choice',
  options: [
    { value: 'ACTIVE', label: 'Active' },
    { value: 'INVITED', label: 'Invited' },
    { value: 'INACTIVE', label: 'Inactive' },
  ],
};
const logins: FilterField = { id: 'logins', label: 'Logins', type: 'number' };
const created: FilterField = { id: 'createdAt', label: 'Creation date', type: 'date' };
const fields = [status, logins, created];

const describe = (suggestion: Suggestion): string => {
  if (suggestion.type === 'token')
    return `${suggestion.labels.property} ${suggestion.labels.operator} ${suggestion.labels.value}`;
  return 'label' in suggestion ? suggestion.label : suggestion.type;
};
const offered = (draft: string) => suggestionsFor(draft, fields, operators, 'en-US').map(describe);

test('suggests every property for an empty field (13)', () => {
  expect(offered(' ')).toEqual(['Status', 'Logins', 'Creation date']);
});

test.each<[string, string[]]>([
  ['sta', ['Status']],
  ['kofi creation d', ['Creation date']],
  ['date', ['Creation date']],
  ['tatus', []],
  ['inv', ['Status is Invited']],
  ['in', ['Status is Invited', 'Status is Inactive']],
  ['i', []],
  ['kofi', []],
])('the last words of %j begin %j (13)', (draft, expected) => {
  expect(offered(draft)).toEqual(expected);
});

test('adds the words before a value to its filter if they describe it (13)', () => {
  const rests = ['Status is inv', 'kofi status IS inv', 'kofi inv'].map((draft) =>
    suggestionsFor(draft, fields, operators, 'en-US').map((suggestion) => 'rest' in suggestion && suggestion.rest),
  );
  expect(rests).toEqual([[''], ['kofi'], ['kofi']]);
});

test('suggests a value by its keywords (13)', () => {
  const options = [{ value: 'INACTIVE', label: 'Inactive', keywords: ['disabled', 'switched off'] }];
  const statusField: FilterField = { id: 'status', label: 'Status', type: 'choice', options };
  const found = (draft: string) => suggestionsFor(draft, [statusField], operators, 'en-US').map(describe);
  expect(['disabled', 'kofi disa', 'off', 'abled'].map(found)).toEqual([
    ['Status is Inactive'],
    ['Status is Inactive'],
    ['Status is Inactive'],
    [],
  ]);
});

test('keeps the preceding words as a search (13)', () => {
  expect(suggestionsFor('kofi mensah sta', fields, operators, 'en-US')).toMatchObject([{ rest: 'kofi mensah' }]);
  expect(suggestionsFor('kofi inv', fields, operators, 'en-US')).toMatchObject([{ rest: 'kofi' }]);
});

test.each([
  ['Status', 'Status'],
  ['kofi status ', 'Status'],
  ['STATUS', 'Status'],
  ['  kofi  Creation Date', 'Creation date'],
  ['date', undefined],
  ['stat', undefined],
  ['kofi', undefined],
])('selects a property with a colon: %j gives %j (14)', (draft, expected) => {
  const items = suggestionsFor(draft, fields, operators, 'en-US');
  expect(namedProperty(draft, items, 'en-US')?.label).toBe(expected);
});

test('finds operators by label, by URL name, and lists all for the field alone', () => {
  const found = (text: string, field: FilterField) => operatorsFor(field, text, operators, 'en-US').map(describe);
  expect(found('', logins)).toEqual(['is', 'is not', 'is more than', 'is less than', 'between']);
  expect(found('more', logins)).toEqual(['is more than']);
  expect(found('gt', logins)).toEqual(['is more than']);
  expect(found('be', created)).toEqual(['before', 'between']);
  const note: FilterField = { id: 'note', label: 'Note', type: 'text', operators: [{ id: 'none', label: 'is empty' }] };
  expect(found('em', note)).toEqual(['is empty']);
});

test('parses numbers in the format of the locale', () => {
  const typed = (text: string, locale: string) => parseTypedToken(logins, 'gt', text, locale)?.values[0];
  expect(typed('1,200.5', 'en-US')).toBe('1200.5');
  expect(typed('-1.200,5', 'de-DE')).toBe('-1200.5');
  expect(typed('1 200,5', 'fr-FR')).toBe('1200.5');
  expect(typed('1,5', 'en-US')).toBe('1.5');
  expect(typed('1.5', 'de-DE')).toBe('1.5');
  expect(typed('1,2,3', 'en-US')).toBeUndefined();
  expect(typed('many', 'en-US')).toBeUndefined();
});
