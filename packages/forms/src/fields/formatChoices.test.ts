import { expect, test } from 'vitest';
import { formatChoices } from './formatChoices.ts';

const items = [
  { id: 'no', label: 'None' },
  { label: 'Europe', items: [{ id: 'fr', label: 'France' }] },
];

test.each([
  ['fr', 'France'],
  [['no', 'fr'], 'None, France'],
  ['gone', 'gone'],
  [[], ''],
  [null, ''],
  [undefined, ''],
])('formats %j as %j', (value, text) => {
  expect(formatChoices(items, value)).toBe(text);
});
