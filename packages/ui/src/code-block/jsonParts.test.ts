import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonParts, type JsonPart } from './jsonParts.ts';

const visible = (line: string) =>
  jsonParts(line)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`);

test('handles text of any length', () => {
  for (const line of [`"${'a'.repeat(10_000_000)}"`, `"${'ab\\n'.repeat(100_000)}"`])
    expect(jsonParts(line)).toEqual([{ kind: 'string', text: line }]);
  expect(jsonParts(`${' '.repeat(10_000_000)}null`).at(-1)).toEqual({ kind: 'literal', text: 'null' });
});

test('distinguishes keys from strings, and numbers from literals', () => {
  expect(visible('  "weights": [0.5, -1e3], "note": "a: \\"b\\"", "isOn": true')).toEqual([
    'key "weights"',
    'punctuation :',
    'punctuation [',
    'number 0.5',
    'punctuation ,',
    'number -1e3',
    'punctuation ]',
    'punctuation ,',
    'key "note"',
    'punctuation :',
    'string "a: \\"b\\""',
    'punctuation ,',
    'key "isOn"',
    'punctuation :',
    'literal true',
  ]);
});

test('does not highlight inside a string', () => {
  expect(visible('"true 12 {}"')).toEqual(['string "true 12 {}"']);
});

test('keeps every character of any line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (line) => {
      expect(
        jsonParts(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line);
    }),
  );
});

/** The kinds of a value's parts, from the value instead of its text. */
function kindsOf(value: unknown): JsonPart['kind'][] {
  if (value === null || typeof value === 'boolean') return ['literal'];
  if (typeof value === 'number') return ['number'];
  if (typeof value === 'string') return ['string'];
  if (Array.isArray(value)) return value.flatMap(kindsOf);
  return Object.values(value as object).flatMap((inner) => ['key' as const, ...kindsOf(inner)]);
}

test('classifies every part of any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const kinds = JSON.stringify(value, null, 2)
        .split('\n')
        .flatMap(jsonParts)
        .map(({ kind }) => kind)
        .filter((kind) => kind !== 'punctuation' && kind !== 'plain');
      expect(kinds).toEqual(kindsOf(JSON.parse(JSON.stringify(value))));
    }),
  );
});
