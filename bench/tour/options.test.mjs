import { expect, test } from 'vitest';
import { adapters } from './adapters.mjs';
import { parseOptions } from './options.mjs';

test('without options everybody is measured, and a leak has a hundred chances', () => {
  expect(parseOptions({})).toEqual({ only: adapters.map(({ id }) => id), rounds: 3, cycles: 100 });
});

test('an option goes before what --quick stands for', () => {
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

test('a tour or a number that is none is told', () => {
  expect(() => parseOptions({ only: 'ours,map' })).toThrow('There is no tour "map".');
  expect(() => parseOptions({ rounds: 'many' })).toThrow('--rounds takes whole numbers');
});
