import { expect, test } from 'vitest';
import { adapters } from './adapters.mjs';
import { parseOptions } from './options.mjs';

test('without options everything is measured', () => {
  expect(parseOptions({})).toEqual({ only: adapters.map(({ id }) => id), sizes: [20, 200, 1_000], rounds: 5 });
});

test('an option goes before what --quick stands for', () => {
  expect(parseOptions({ quick: true, sizes: '1000' })).toMatchObject({ sizes: [1_000], rounds: 1 });
});

test('a form or a number that is none is told', () => {
  expect(() => parseOptions({ only: 'ours,angular' })).toThrow('There is no form "angular".');
  expect(() => parseOptions({ sizes: '20,many' })).toThrow('--sizes takes whole numbers');
  expect(() => parseOptions({ rounds: '0' })).toThrow('--rounds takes whole numbers');
});
