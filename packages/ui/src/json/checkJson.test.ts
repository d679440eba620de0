import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkJson, valueOffset } from './checkJson.ts';
import { formatJson } from './formatJson.ts';
import { lineColumn } from '../json-editor/lines.ts';

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Tokens that form almost-valid JSON. */
const token = fc.constantFrom(
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"a"',
  '"b\\n"',
  '"\\x"',
  '"',
  "'a'",
  '0',
  '-',
  '-0',
  '01',
  '1.',
  '.5',
  '1e5',
  '1e',
  '2E+9',
  'true',
  'false',
  'null',
  'nul',
  'truefalse',
  'NaN',
  ' ',
  '\n',
  '\r\n',
  '\t',
  '\u00A0',
  '\uFEFF',
  '"\\u00e9"',
  '"\\u00"',
  '"😀"',
  '\u2028',
  '"\u2028"',
  '"a\nb"',
  '\\',
  '//',
  '{"a":1}',
  '[1,2]',
  '"\u007F"',
  '\u0000',
  '\uD800',
);
const almost = fc.oneof(
  fc.array(token, { maxLength: 14 }).map((parts) => parts.join('')),
  fc.json(),
  fc.tuple(fc.json(), fc.nat(), fc.constantFrom(',', '}', '"', '', ':', '0')).map(([text, at, inserted]) => {
    const cut = at % (text.length + 1);
    return text.slice(0, cut) + inserted + text.slice(cut + 1);
  }),
  fc.string({ unit: 'binary' }),
);

describe('checkJson', () => {
  test('agrees with JSON.parse on any text, with a position inside it', () => {
    fc.assert(
      fc.property(almost, (text) => {
        const { error, duplicates } = checkJson(text);
        expect(error === undefined).toBe(isJson(text));
        for (const { offset } of [...(error ? [error] : []), ...duplicates]) {
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(offset).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test.each([
    ['', 'empty', 1, 1],
    ['{\n  "a": 1\n  "b": 2\n}', 'expectedComma', 3, 3],
    ['{"a": 1,}', 'trailingComma', 1, 9],
    ['[1, 2,\n]', 'trailingComma', 2, 1],
    ['{a: 1}', 'expectedKey', 1, 2],
    ["{'a': 1}", 'expectedKey', 1, 2],
    ['{"a" 1}', 'expectedColon', 1, 6],
    ['{"a": }', 'expectedValue', 1, 7],
    ['{"a": 01}', 'number', 1, 7],
    ['{"a": tru}', 'unexpected', 1, 7],
    ['{"a": "b', 'unexpectedEnd', 1, 9],
    ['["a\nb"]', 'string', 1, 4],
    ['["\\q"]', 'escape', 1, 3],
    ['{"😀": x}', 'unexpected', 1, 7],
    ['1 2', 'afterEnd', 1, 3],
    ['{"a": [1, 2}', 'unexpected', 1, 12],
    ['[\r\n1,\r\nx]', 'unexpected', 3, 1],
  ])('%j: %s at line %i, column %i', (text, kind, line, column) => {
    const { error } = checkJson(text);
    expect(error?.kind).toBe(kind);
    expect(lineColumn(text, error?.offset ?? -1)).toEqual({ line, column });
  });

  test('finds where a missing comma belongs', () => {
    const text = '{\n  "a": 1\n  "b": 2\n}';
    const { error } = checkJson(text);
    const at = error?.insertAt ?? 0;
    expect(isJson(`${text.slice(0, at)},${text.slice(at)}`)).toBe(true);
  });

  test('finds duplicate keys, however they are escaped', () => {
    const text = '{\n  "a": {"a": 1},\n  "\\u0061": 2\n}';
    const { error, duplicates } = checkJson(text);
    expect(error).toBeUndefined();
    expect(duplicates).toEqual([{ kind: 'duplicateKey', offset: text.indexOf('"\\u0061"'), found: 'a' }]);
  });

  test('handles deep nesting', () => {
    expect(checkJson('['.repeat(50_000) + ']'.repeat(50_000)).error).toBeUndefined();
    expect(checkJson('['.repeat(50_000)).error?.offset).toBe(50_000);
  });
});

test('finds the offset of a value, or of its closest parent', () => {
  const text = '{"a": [10, {"b": true}]}';
  expect(valueOffset(text, [])).toBe(0);
  expect(valueOffset(text, ['a'])).toBe(text.indexOf('['));
  expect(valueOffset(text, ['a', 1, 'b'])).toBe(text.indexOf('true'));
  expect(valueOffset(text, ['a', 9, 'b'])).toBe(text.indexOf('['));
});

describe('formatJson', () => {
  test('changes only whitespace and is idempotent', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const formatted = formatJson(text) ?? '';
        expect(JSON.parse(formatted)).toEqual(JSON.parse(text));
        expect(formatJson(formatted)).toBe(formatted);
        expect(JSON.stringify(JSON.parse(text), null, 2)).toBe(formatJson(JSON.stringify(JSON.parse(text))));
      }),
    );
  });

  test('keeps large numbers and invalid JSON unchanged', () => {
    expect(formatJson('{"id":12345678901234567890,"id":1.0}')).toBe('{\n  "id": 12345678901234567890,\n  "id": 1.0\n}');
    expect(formatJson('{"a":')).toBe('{"a":');
  });

  test('refuses text that would be mostly indentation', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(formatJson(nested(5_000))).toBeUndefined();
    expect(formatJson(nested(500_000))).toBeUndefined();
    expect(formatJson(nested(100))?.split('\n')).toHaveLength(199);
    expect(formatJson(nested(5_000), 0)?.split('\n')).toHaveLength(9_999);
  });
});

test('gives every offset a line and column in ascending order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '\n', '\r', '\r\n', '😀', ' ')), (parts) => {
      const text = parts.join('');
      let last = { line: 1, column: 0 };
      for (let offset = 0; offset <= text.length; offset += 1) {
        const now = lineColumn(text, offset);
        const isFurther = now.line > last.line || (now.line === last.line && now.column >= last.column);
        expect(isFurther).toBe(true);
        last = now;
      }
      expect(last.line).toBe(text.split(/\r\n|\n|\r/u).length);
    }),
  );
});
