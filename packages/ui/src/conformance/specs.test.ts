import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));

/** The rule numbers, in file order. */
function rulesOf(spec: string): number[] {
  return [...spec.matchAll(/^(\d+)\. .*\bMUST\b/gmu)].map(([, number]) => Number(number));
}

/** Rule numbers cited after a sentence in parentheses: "(1, 9, 15)". A call has no space before the parenthesis. */
function citedIn(folder: string): Set<number> {
  const files = globSync(`${folder}/**/*.{test.ts,test.tsx,stories.tsx}`);
  const brackets = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?<= )\((\d+(?:, \d+)*)\)/gu)]);
  return new Set(brackets.flatMap(([, numbers = '']) => numbers.split(', ').map(Number)));
}

describe.each(globSync(`${sources}/*/spec.md`))('%s', (path) => {
  const rules = rulesOf(readFileSync(path, 'utf8'));
  const cited = citedIn(dirname(path));

  it('numbers each rule once', () => {
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
  });

  it('cites every rule in tests or stories', () => {
    expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
  });

  it('cites existing rules only', () => {
    expect([...cited].filter((number) => !rules.includes(number))).toEqual([]);
  });
});
