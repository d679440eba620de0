/** Kinds of syntax errors. The editor has a message for each. */
export type JsonErrorKind =
  | 'empty'
  | 'unexpectedEnd'
  | 'unexpected'
  /** An invisible character, such as a no-break space. */
  | 'mark'
  | 'expectedComma'
  | 'expectedColon'
  | 'expectedKey'
  | 'expectedValue'
  | 'trailingComma'
  | 'number'
  | 'string'
  /** A control character inside a string. */
  | 'control'
  | 'escape'
  | 'afterEnd'
  | 'duplicateKey';

export interface JsonError {
  kind: JsonErrorKind;
  /** In UTF-16 units from the start: 0 to the length of the text. */
  offset: number;
  /** The text at that offset, or the duplicate key. */
  found: string;
  /** Where a missing comma belongs. */
  insertAt?: number;
}

type Punctuation = '{' | '}' | '[' | ']' | ',' | ':';

export interface JsonToken {
  kind: Punctuation | 'string' | 'number' | 'literal' | 'unknown' | 'end';
  from: number;
  to: number;
  /** Why `JSON.parse` would refuse this token. */
  error?: JsonError | undefined;
}

// Long runs are matched in parts: character by character would be slow, and one match of 10 MB can overflow the engine's stack.
const blank = /[ \t\n\r]{1,65536}/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const literal = /true|false|null/y;
const word = /[\p{L}\p{N}_$+.-]{1,65536}/uy;
const escape = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
// oxlint-disable-next-line no-control-regex -- JSON forbids these
const plain = /[^"\\\u0000-\u001F]{1,65536}/y;

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** The longest run of matches from `at`. */
function runAt(pattern: RegExp, text: string, at: number): string {
  let to = at;
  for (let part = matchAt(pattern, text, to); part !== ''; part = matchAt(pattern, text, to)) to += part.length;
  return text.slice(at, to);
}

/** All spaces, format and control characters. */
const invisible = /^[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]$/u;

const isPunctuation = (character: string): character is Punctuation => character !== '' && '{}[],:'.includes(character);

/** The string that begins at `from`, up to its closing quote or the end of its line. */
function stringAt(text: string, from: number): JsonToken {
  let error: JsonError | undefined;
  let at = from + 1;
  while (at < text.length) {
    const character = text.charAt(at);
    if (character === '"') return { kind: 'string', from, to: at + 1, error };
    if (character === '\n' || character === '\r')
      return { kind: 'string', from, to: at, error: error ?? { kind: 'string', offset: at, found: character } };
    const part = matchAt(character === '\\' ? escape : plain, text, at);
    if (part === '') error ??= { kind: character === '\\' ? 'escape' : 'control', offset: at, found: character };
    at += part.length || 1;
  }
  return { kind: 'string', from, to: at, error: error ?? { kind: 'unexpectedEnd', offset: at, found: '' } };
}

/** The token at or after `at`. Tokens of a text that is not JSON have an `error`. */
export function nextToken(text: string, at: number): JsonToken {
  const from = at + runAt(blank, text, at).length;
  if (from >= text.length) return { kind: 'end', from, to: from };
  const character = text.charAt(from);
  if (isPunctuation(character)) return { kind: character, from, to: from + 1 };
  if (character === '"') return stringAt(text, from);
  const found = runAt(word, text, from) || String.fromCodePoint(text.codePointAt(from) ?? 0);
  const to = from + found.length;
  if (matchAt(literal, text, from) === found) return { kind: 'literal', from, to };
  if (matchAt(number, text, from) === found) return { kind: 'number', from, to };
  const problem = invisible.test(found) ? 'mark' : 'unexpected';
  const kind = /^[-\d.+]/u.test(found) ? 'number' : problem;
  return { kind: 'unknown', from, to, error: { kind, offset: from, found } };
}
