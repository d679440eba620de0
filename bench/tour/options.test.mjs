import { expect, test } from 'vitest';
import { adapters } from './adapters.mjs';
import { parseOptions } from './options.mjs';

test('measures every tour by default, with a hundred cycles', () => {
  expect(parseOptions({})).toEqual({ only: adapters.map(({ id }) => id), rounds: 3, cycles: 100 });
});

test('lets explicit options override --quick', () => {
  expect(parseOptions({ quick: true })).toMatchObject({
    only: ['floor', 'ours', 'driver'],
    rounds: 1,
  });
  expect(parseOptions({ quick: true, only: 'ours,zag', rounds: '2' })).toMatchObject({
    only: ['ours', 'zag'],
    rounds: 2,
    cycles: 20,
  });
});

test('rejects an unknown tour and an invalid number', () => {
  expect(() => parseOptions({ only: 'ours,map' })).toThrow('There is no tour "map".');
  expect(() => parseOptions({ rounds: 'many' })).toThrow('--rounds takes whole numbers');
});
