import { expect, it } from 'vitest';
import { accountOfFilters } from './accountOfFilters.ts';

const [one, other] = ['0198a1c2-3d4e-7f00-8a1b-2c3d4e5f6a7b', '0198a1c2-3d4e-7f00-8a1b-2c3d4e5f6a7c'];

it.each<[string, string[], string | null]>([
  ['one account', [`entity:eq:${one}`], one],
  ['one account and another filter', [`entity:eq:${one};status:eq:ACTIVE`], one],
  ['the same in several parameters', ['status:eq:ACTIVE', `entity:eq:${one}`], one],
  ['one account or another filter', [`or;entity:eq:${one};status:eq:ACTIVE`], null],
  ['one of two accounts', [`entity:eq:${one},${other}`], null],
  ['all but one account', [`entity:neq:${one}`], null],
  ['no account', ['status:eq:ACTIVE'], null],
  ['nothing', [], null],
])('of a list filtered by %s', (_filter, filters, account) => {
  expect(accountOfFilters(filters)).toBe(account);
});
