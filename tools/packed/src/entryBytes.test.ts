import { expect, test } from 'vitest';
import { broken } from './entryBytes.ts';

const weight = (entry: string, scripts: number, budget?: number) => ({ entry, scripts, styles: 0, lazy: 0, budget });

test('an entry within its budget, and a budget at most a tenth above it, are in order', () => {
  expect(broken([weight('ui/table', 10_000, 10_900)], ['ui/table'])).toEqual([]);
});

test('too heavy, too wide, not listed and listed in vain are all told', () => {
  const findings = broken(
    [weight('ui/table', 10_001, 10_000), weight('ui/menu', 5_000, 6_000), weight('ui/new', 100)],
    ['ui/table', 'ui/menu', 'ui/gone'],
  );
  expect(findings).toEqual([
    'ui/table weighs 10001 B, its budget is 10000',
    'ui/menu weighs 5000 B: the budget of 6000 is too wide',
    'ui/new has no budget; it weighs 100 B',
    'ui/gone has a budget and is no entry',
  ]);
});
