import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonParts, type JsonPart } from './jsonParts.ts';

const visible = (line: string) =>
  jsonParts(line)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`);

test('reads a text of any length', () => {
  const line = `"${'a'.repeat(10_000_000)}"`;
  expect(jsonParts(line)).toEqual([{ kind: 'string', text: line }]);
});

test('tells keys from texts, and numbers from literals', () => {
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

test('colours nothing inside a text', () => {
  expect(visible('"true 12 {}"')).toEqual(['string "true 12 {}"']);
});

test('loses and invents no character, whatever the line', () => {
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

/** What a value is made of, told by walking it instead of its text. */
function kindsOf(value: unknown): JsonPart['kind'][] {
  if (value === null || typeof value === 'boolean') return ['literal'];
  if (typeof value === 'number') return ['number'];
  if (typeof value === 'string') return ['string'];
  if (Array.isArray(value)) return value.flatMap(kindsOf);
  return Object.values(value as object).flatMap((inner) => ['key' as const, ...kindsOf(inner)]);
}

test('names every part of any JSON as what it is', () => {
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
