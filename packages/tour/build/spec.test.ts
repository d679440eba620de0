import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const numbersIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, numbers = '']) => numbers.split(', ').map(Number));

test('every requirement in spec.md has a unique number and a test, and tests cite only existing numbers', () => {
  const spec = readFileSync(new URL('../spec.md', import.meta.url), 'utf8');
  const promised = numbersIn(spec, /^(\d+)\. .*\bMUST\b/gmu);
  const tests = globSync(`${import.meta.dirname}/../src/**/*.test.{ts,tsx}`).map((file) => readFileSync(file, 'utf8'));
  // After a space, to tell citations from function calls.
  const cited = new Set(numbersIn(tests.join('\n'), /(?<= )\((\d+(?:, \d+)*)\)/gu));
  expect(promised.length).toBeGreaterThan(30);
  expect(promised.filter((number, index) => promised.indexOf(number) !== index)).toEqual([]);
  expect([...cited].filter((number) => !promised.includes(number))).toEqual([]);
  expect(promised.filter((number) => !cited.has(number))).toEqual([]);
});
