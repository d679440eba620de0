import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));

/** The numbers of the lines that say MUST. */
function promised(spec: string): number[] {
  return [...spec.matchAll(/^(\d+)\. .*\bMUST\b/gmu)].map(([, number]) => Number(number));
}

/** The numbers that tests and stories cite in brackets: "(1, 9, 15)". */
function cited(folder: string): Set<number> {
  const files = globSync([`${folder}/**/*.test.{ts,tsx}`, `${folder}/*.stories.tsx`]);
  const brackets = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\((\d+(?:, \d+)*)\)/gu)]);
  return new Set(brackets.flatMap(([, numbers = '']) => numbers.split(', ').map(Number)));
}

describe.each(globSync(`${sources}/*/spec.md`))('%s', (path) => {
  it(`is proven line by line by the tests of ${basename(dirname(path))}`, () => {
    const numbers = promised(readFileSync(path, 'utf8'));
    const proofs = cited(dirname(path));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.filter((number) => !proofs.has(number))).toEqual([]);
  });
});
