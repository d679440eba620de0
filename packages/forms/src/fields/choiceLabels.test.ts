import { expect, test } from 'vitest';
import { labelsOfChoices } from './choiceLabels.ts';

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
])('%j is %j', (value, words) => {
  expect(labelsOfChoices(items, value)).toBe(words);
});
