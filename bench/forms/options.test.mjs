import { expect, test } from 'vitest';
import { adapters } from './adapters.mjs';
import { parseOptions } from './options.mjs';

test('measures everything by default', () => {
  expect(parseOptions({})).toEqual({ only: adapters.map(({ id }) => id), sizes: [20, 200, 1_000], rounds: 5 });
});

test('lets explicit options override --quick', () => {
  expect(parseOptions({ quick: true, sizes: '1000' })).toMatchObject({ sizes: [1_000], rounds: 1 });
});

test('rejects an unknown form and an invalid number', () => {
  expect(() => parseOptions({ only: 'ours,angular' })).toThrow('There is no form "angular".');
  expect(() => parseOptions({ sizes: '20,many' })).toThrow('--sizes takes whole numbers');
  expect(() => parseOptions({ rounds: '0' })).toThrow('--rounds takes whole numbers');
});
