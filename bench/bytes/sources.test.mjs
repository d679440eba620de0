import { expect, test } from 'vitest';
import { charactersBySource } from './sources.mjs';

test('counts the characters of each source, across lines and gaps without a source', () => {
  // Line 1: columns 0-3 of a, 4-9 of b. Line 2: columns 0-1 without a source, 2-5 of b again.
  const map = { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,ICAA;A,EAAC' };
  expect(Object.fromEntries(charactersBySource('aaaabbbbbb\n__bbbb', map))).toEqual({ 'a.ts': 4, 'b.ts': 10, '': 2 });
});
