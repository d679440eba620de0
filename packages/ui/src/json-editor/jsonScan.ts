/** What is wrong, for the words to be chosen by. */
export type JsonProblemKind =
  | 'empty'
  | 'unexpectedEnd'
  | 'unexpected'
  /** A mark that nobody sees, such as a no-break space. */
  | 'mark'
  | 'expectedComma'
  | 'expectedColon'
  | 'expectedKey'
  | 'expectedValue'
  | 'trailingComma'
  | 'number'
  | 'string'
  /** A control character inside of a string. */
  | 'control'
  | 'escape'
  | 'afterEnd'
  | 'duplicateKey';

export interface JsonFault {
  kind: JsonProblemKind;
  /** Where, in UTF-16 units from the start: 0 to the length of the text. */
  offset: number;
  /** What stands there, or the key that is there twice. */
  found: string;
  /** Where a comma would have to be written. */
  insertAt?: number;
}

type Mark = '{' | '}' | '[' | ']' | ',' | ':';

export interface JsonToken {
  kind: Mark | 'string' | 'number' | 'literal' | 'end';
  from: number;
  to: number;
}

const blank = /[ \t\n\r]*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const literal = /true|false|null/y;
const word = /[\p{L}\p{N}_$+.-]+|./suy;
const escape = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
// Everything a string may hold as it is: no quote, no backslash, no control character.
// oxlint-disable-next-line no-control-regex -- they are what JSON forbids
const plain = /[^"\\\u0000-\u001F]+/y;

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** What leaves no ink: all spaces, format and control characters. */
const invisible = /^[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]$/u;

const isMark = (letter: string): letter is Mark => letter !== '' && '{}[],:'.includes(letter);

/** The string that begins at `from`, or what is wrong with it. */
function stringAt(text: string, from: number): JsonToken | JsonFault {
  let at = from + 1;
  while (at < text.length) {
    const letter = text.charAt(at);
    if (letter === '"') return { kind: 'string', from, to: at + 1 };
    const part = letter === '\\' ? matchAt(escape, text, at) : matchAt(plain, text, at);
    if (part === '' && letter === '\\') return { kind: 'escape', offset: at, found: letter };
    if (part === '')
      return { kind: letter === '\n' || letter === '\r' ? 'string' : 'control', offset: at, found: letter };
    at += part.length;
  }
  return { kind: 'unexpectedEnd', offset: text.length, found: '' };
}

/** The token at or after `at`, or what is wrong with it. */
export function nextToken(text: string, at: number): JsonToken | JsonFault {
  const from = at + matchAt(blank, text, at).length;
  if (from >= text.length) return { kind: 'end', from, to: from };
  const letter = text.charAt(from);
  if (isMark(letter)) return { kind: letter, from, to: from + 1 };
  if (letter === '"') return stringAt(text, from);
  const found = matchAt(word, text, from);
  const value = matchAt(literal, text, from);
  if (value !== '' && value === found) return { kind: 'literal', from, to: from + value.length };
  if (/^[-\d.+]/u.test(found)) {
    const digits = matchAt(number, text, from);
    if (digits !== '' && digits === found) return { kind: 'number', from, to: from + digits.length };
    return { kind: 'number', offset: from, found };
  }
  return { kind: invisible.test(found) ? 'mark' : 'unexpected', offset: from, found };
}

/** "U+00A0" */
export const codePointName = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

export const isFault = (one: JsonToken | JsonFault): one is JsonFault => 'offset' in one;
