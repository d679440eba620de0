import { describe, expect, it } from 'vitest';
import { canonicalJson, deserializeValue, serializeValue } from './serializeValue.ts';

describe('a stored response', () => {
  it('is restored unchanged, including dates', () => {
    const value = {
      id: '1',
      at: new Date('2026-01-02T03:04:05.678Z'),
      none: null,
      list: [new Date(0), 'x', { n: 1 }],
    };
    expect(deserializeValue(JSON.parse(JSON.stringify(serializeValue(value))))).toEqual(value);
    expect(deserializeValue(serializeValue(true))).toBe(true);
  });

  it('can contain user text that looks like a stored date', () => {
    for (const value of [{ filter: { $date: 'x', $$date: 1 } }, { filter: { $date: '2026-01-01', $other: [] } }])
      expect(deserializeValue(JSON.parse(JSON.stringify(serializeValue(value))))).toEqual(value);
  });
});

describe('canonicalJson', () => {
  it('ignores the order of keys, and treats undefined as absent', () => {
    expect(canonicalJson({ b: [1, { d: 2, c: 3 }], a: undefined })).toBe(canonicalJson({ b: [1, { c: 3, d: 2 }] }));
  });

  it('differs for another value, another list order, and null', () => {
    const texts = [{ a: 1 }, { a: '1' }, { a: [1, 2] }, { a: [2, 1] }, { a: null }, {}].map(canonicalJson);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
