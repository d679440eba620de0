import { expect, test } from 'vitest';
import { adapters } from './adapters.mjs';
import { parseOptions } from './options.mjs';

test('without options the slow ones are left out', () => {
  const { only, sizes, rounds } = parseOptions({});
  expect(only).toContain('ag-grid');
  expect(only).not.toContain('cloudscape');
  expect([sizes.length, rounds]).toEqual([5, 3]);
  expect(parseOptions({ all: true }).only).toEqual(adapters.map(({ id }) => id));
});

test('an option goes before what --quick and --all stand for', () => {
  expect(parseOptions({ quick: true, sizes: '1000' })).toMatchObject({ sizes: [1_000], rounds: 1 });
  expect(parseOptions({ all: true, only: 'ours,antd' }).only).toEqual(['ours', 'antd']);
});

test('a table or a number that is none is told', () => {
  expect(() => parseOptions({ only: 'ours,excel' })).toThrow('There is no table "excel".');
  expect(() => parseOptions({ sizes: '100,many' })).toThrow('--sizes takes whole numbers');
});
