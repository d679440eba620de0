import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellState, cleanCode, groupStarts } from './oneTimeCode.ts';

describe('cleanCode', () => {
  test.each([
    ['407 213', '407213'],
    ['407-213', '407213'],
    ['407\u00A0213\n', '407213'],
    ['Your code: 407213.', '407213'],
    ['４０７２１３', '407213'],
    ['٤٠٧٢١٣', '407213'],
    ['۴۰۷۲۱۳', '407213'],
    ['4072139', '407213'],
    ['abc', ''],
  ])('cleans %j to %j', (text, code) => {
    expect(cleanCode(text, 6)).toBe(code);
  });

  test('returns only ASCII digits, at most the given length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(6, 8), (text, length) => {
        expect(cleanCode(text, length)).toMatch(new RegExp(`^[0-9]{0,${length}}$`, 'u'));
      }),
    );
  });

  test('returns a cleaned code unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = cleanCode(text, 8);
        expect(cleanCode(once, 8)).toBe(once);
      }),
    );
  });

  test('keeps every digit between separators', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{6}$/u), fc.constantFrom(' ', '-', '–', '\u202F', '.'), (code, gap) => {
        expect(cleanCode(Array.from(code).join(gap), 6)).toBe(code);
      }),
    );
  });
});

test('splits the code into two groups', () => {
  expect([groupStarts(6), groupStarts(8)]).toEqual([
    [0, 3],
    [0, 4],
  ]);
});

describe('cellState', () => {
  const states = (value: string, selection: readonly [number, number] | null) =>
    Array.from({ length: 6 }, (_, index) => cellState(index, value, 6, selection));

  test('marks no cell without focus', () => {
    expect(new Set(states('407', null))).toEqual(new Set(['rest']));
  });

  test('puts the caret in the next empty cell', () => {
    expect(states('407', [3, 3]).indexOf('caret')).toBe(3);
  });

  test('puts the caret in the last cell of a full code', () => {
    expect(states('407213', [6, 6]).indexOf('caret')).toBe(5);
  });

  test('shows at most one caret, and none with a selection', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,6}$/u), fc.nat(6), fc.nat(6), (value, a, b) => {
        const from = Math.min(a, b, value.length);
        const to = Math.min(Math.max(a, b), value.length);
        const carets = states(value, [from, to]).filter((state) => state === 'caret').length;
        expect(carets).toBe(from === to ? 1 : 0);
      }),
    );
  });
});
