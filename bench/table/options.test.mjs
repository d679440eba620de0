import { expect, test } from 'vitest';
import { adapters } from './adapters.mjs';
import { parseOptions } from './options.mjs';

test('skips slow tables by default', () => {
  const { only, sizes, rounds } = parseOptions({});
  expect(only).toContain('ag-grid');
  expect(only).not.toContain('cloudscape');
  expect([sizes.length, rounds]).toEqual([5, 3]);
  expect(parseOptions({ all: true }).only).toEqual(adapters.map(({ id }) => id));
});

test('lets explicit options override --quick and --all', () => {
  expect(parseOptions({ quick: true, sizes: '1000' })).toMatchObject({ sizes: [1_000], rounds: 1 });
  expect(parseOptions({ all: true, only: 'ours,antd' }).only).toEqual(['ours', 'antd']);
});

test('rejects an unknown table and an invalid number', () => {
  expect(() => parseOptions({ only: 'ours,excel' })).toThrow('There is no table "excel".');
  expect(() => parseOptions({ sizes: '100,many' })).toThrow('--sizes takes whole numbers');
});
