import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMatch, isMatch } from './findMatch.ts';

test('ignores case and accents', () => {
  expect(findMatch('São Paulo', 'sao', 'en-US')).toEqual([0, 3]);
  expect(findMatch('Frankfurt am Main', ' MAIN ', 'en-US')).toEqual([13, 17]);
  expect(findMatch('Oslo', 'bergen', 'en-US')).toBeUndefined();
});

test('distinguishes letters that only look accented', () => {
  expect(isMatch('Ålesund', 'alesund', 'nb-NO')).toBe(false);
  expect(isMatch('Ålesund', 'alesund', 'en-US')).toBe(true);
});

test('matches decomposed input in composed text and highlights the full letter', () => {
  const decomposed = 'José'.normalize('NFD');
  expect(findMatch('José Ruiz', decomposed, 'en-US')).toEqual([0, 4]);
  expect(findMatch(`${decomposed} Ruiz`, 'José', 'en-US')).toEqual([0, 5]);
  expect(findMatch(`${decomposed} Ruiz`, 'jose', 'en-US')).toEqual([0, 5]);
  expect(findMatch('Straße', 'strasse', 'de-DE')).toEqual([0, 6]);
  expect(findMatch('Kasım', 'KASIM', 'tr-TR')).toEqual([0, 5]);
});

test('matches everything and highlights nothing for an empty query', () => {
  expect(isMatch('Oslo', '  ', 'en-US')).toBe(true);
  expect(findMatch('Oslo', '', 'en-US')).toBeUndefined();
});

test('finds every substring of a text', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'b', 'X', 'Y', ' ', 'é', 'ø', '-', '1'),
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(letters, fc.nat(11), fc.nat(11), (text, from, to) => {
      const part = text.slice(Math.min(from, to), Math.max(from, to) + 1).trim();
      fc.pre(part !== '');
      const match = findMatch(text, part.toUpperCase(), 'en-US');
      expect(match).toBeDefined();
      expect(text.slice(...(match ?? [])).localeCompare(part, 'en-US', { sensitivity: 'base' })).toBe(0);
    }),
  );
});
