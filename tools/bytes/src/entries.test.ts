import { expect, test } from 'vitest';
import { unlisted } from './entries.ts';

test('an entry without a budget and a budget without an entry are reported', () => {
  expect(unlisted(['ui/tabs', 'ui/new'], ['ui/tabs', 'ui/gone'])).toEqual([
    'ui/new has no budget',
    'ui/gone has a budget and is no entry',
  ]);
});
