import { expect, test } from 'vitest';
import { jsonEditorMessages } from '../messages/english/jsonEditor.ts';
import { jsonProblems } from './jsonProblems.ts';
import { lineEnds } from './lineEnds.ts';

const problemsOf = (text: string) => jsonProblems(text, jsonEditorMessages.english, String);

test.each(['\n', '\r\n', '\r'])(
  'the comma that is added stands where it is missing, whatever ends a line (%j)',
  (end) => {
    const text = ['{', '  "a": 1,', '  "b": {}', '  "c": 2', '}'].join(end);
    const [first] = problemsOf(text);
    const at = first?.insertAt ?? 0;
    const edited = lineEnds(text);
    expect(first?.place).toBe('line 4, column 3');
    expect(JSON.parse(`${edited.slice(0, at)},${edited.slice(at)}`)).toEqual({ a: 1, b: {}, c: 2 });
  },
);
