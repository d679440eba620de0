import { expect, test } from 'vitest';
import { jsonEditorMessages } from './messages.ts';
import { jsonProblems } from './jsonProblems.ts';
import { normalizeLineEndings } from './lines.ts';

const problemsOf = (text: string) => jsonProblems(text, jsonEditorMessages.english, String);

test.each([
  ['\uFEFF{"a": 1}', 'byte order mark, U+FEFF', 'line 1, column 1'],
  ['{\u00A0"a": 1}', 'no-break space, U+00A0', 'line 1, column 2'],
  ['{"a":\u202F1}', 'narrow no-break space, U+202F', 'line 1, column 6'],
  ['{"a"\u200B: 1}', 'zero-width space, U+200B', 'line 1, column 5'],
  ['{"a": 1\u2060}', 'U+2060', 'line 1, column 8'],
  ['{"a": "b\tc"}', 'tab, U+0009', 'line 1, column 9'],
])('names an invisible character, which can be removed: %j', (text, name, location) => {
  const [first] = problemsOf(text);
  expect(first?.message).toContain(`: ${name}.`);
  expect(first).toMatchObject({ location, isMark: true });
  const { offset = 0, length = 0 } = first ?? {};
  expect(() => JSON.parse(text.slice(0, offset) + text.slice(offset + length)) as unknown).not.toThrow();
});

test('reports a validate function that overflows the stack', () => {
  const depthOf = (value: unknown): number => (Array.isArray(value) ? 1 + depthOf(value[0]) : 0);
  const validate = (value: unknown) => (depthOf(value) > 10 ? [{ message: 'Too deep' }] : []);
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(jsonProblems(nested(11), jsonEditorMessages.english, String, validate)[0]?.message).toBe('Too deep');
  expect(jsonProblems(nested(100_000), jsonEditorMessages.english, String, validate)).toMatchObject([
    { severity: 'warning', message: 'This could not be checked: it is nested too deeply.' },
  ]);
});

test.each(['\n', '\r\n', '\r'])('inserts a missing comma in the right place with the line ending %j', (end) => {
  const text = ['{', '  "a": 1,', '  "b": {}', '  "c": 2', '}'].join(end);
  const [first] = problemsOf(text);
  const at = first?.insertAt ?? 0;
  const edited = normalizeLineEndings(text);
  expect(first?.location).toBe('line 4, column 3');
  expect(JSON.parse(`${edited.slice(0, at)},${edited.slice(at)}`)).toEqual({ a: 1, b: {}, c: 2 });
});
