import { describe, expect, it } from 'vitest';
import { canonicalJson, deserializeValue, serializeValue } from './serializeValue.ts';

describe('a stored answer', () => {
  it('comes back as it was, dates included', () => {
    const value = {
      id: '1',
      at: new Date('2026-01-02T03:04:05.678Z'),
      none: null,
      list: [new Date(0), 'x', { n: 1 }],
    };
    expect(deserializeValue(JSON.parse(JSON.stringify(serializeValue(value))))).toEqual(value);
    expect(deserializeValue(serializeValue(true))).toBe(true);
  });

  it('may hold what somebody wrote that looks like a kept date', () => {
    for (const value of [{ filter: { $date: 'x', $$date: 1 } }, { filter: { $date: '2026-01-01', $other: [] } }])
      expect(deserializeValue(JSON.parse(JSON.stringify(serializeValue(value))))).toEqual(value);
  });
});

describe('the text that two requests are compared by', () => {
  it('is the same whatever the order of keys, and with undefined for absent', () => {
    expect(canonicalJson({ b: [1, { d: 2, c: 3 }], a: undefined })).toBe(canonicalJson({ b: [1, { c: 3, d: 2 }] }));
  });

  it('differs for another value, another order of a list, and null', () => {
    const texts = [{ a: 1 }, { a: '1' }, { a: [1, 2] }, { a: [2, 1] }, { a: null }, {}].map(canonicalJson);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
