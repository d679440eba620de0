import { nextToken, type JsonError, type JsonErrorKind, type JsonToken } from './tokenizer.ts';

export type JsonPath = readonly (string | number)[];

export interface JsonCheck {
  /** The first syntax error; `undefined` for exactly the texts that `JSON.parse` accepts. */
  error: JsonError | undefined;
  /** Duplicate keys in one object: allowed, but rarely intended. */
  duplicates: readonly JsonError[];
}

/** Tokens that are allowed next. */
type Expected = 'value' | 'firstItem' | 'firstKey' | 'key' | 'colon' | 'commaOrEnd' | 'nothing';

interface Level {
  isObject: boolean;
  keys: Set<string>;
  key: string;
  index: number;
}

const startsValue = ({ kind }: JsonToken) =>
  kind === 'string' || kind === 'number' || kind === 'literal' || kind === '{' || kind === '[';

/** Parses as `JSON.parse` does, with positions of errors. Iterative, so that deep nesting cannot overflow the stack. */
export function checkJson(text: string, onValue?: (path: JsonPath, token: JsonToken) => void): JsonCheck {
  const levels: Level[] = [];
  const duplicates: JsonError[] = [];
  let expected: Expected = 'value';
  let previous: JsonToken = { kind: 'end', from: 0, to: 0 };

  const currentPath = (): JsonPath => levels.map(({ isObject, key, index }) => (isObject ? key : index));
  const errorAt = (token: JsonToken, kind: JsonErrorKind): JsonCheck => ({
    error: {
      kind: token.kind === 'end' && kind !== 'empty' ? 'unexpectedEnd' : kind,
      offset: token.from,
      found: text.slice(token.from, token.to),
      ...(kind === 'expectedComma' && token.kind !== 'end' ? { insertAt: previous.to } : {}),
    },
    duplicates,
  });
  const afterValue = (): Expected => (levels.length === 0 ? 'nothing' : 'commaOrEnd');
  const open = (isObject: boolean): Expected => {
    levels.push({ isObject, keys: new Set(), key: '', index: 0 });
    return isObject ? 'firstKey' : 'firstItem';
  };
  const close = (): Expected => {
    levels.pop();
    return afterValue();
  };

  for (;;) {
    const token = nextToken(text, previous.to);
    if (token.error) {
      // A word where a key belongs is a key without quotes.
      const isKey = token.error.kind === 'unexpected' && (expected === 'firstKey' || expected === 'key');
      return { error: isKey ? { ...token.error, kind: 'expectedKey' } : token.error, duplicates };
    }
    const level = levels.at(-1);
    if (expected === 'nothing')
      return token.kind === 'end' ? { error: undefined, duplicates } : errorAt(token, 'afterEnd');
    if (expected === 'firstItem' && token.kind === ']') expected = close();
    else if (expected === 'value' || expected === 'firstItem') {
      if (!startsValue(token)) {
        if (token.kind === ']' && previous.kind === ',') return errorAt(token, 'trailingComma');
        return errorAt(token, levels.length === 0 && token.kind === 'end' ? 'empty' : 'expectedValue');
      }
      if (onValue) onValue(currentPath(), token);
      if (token.kind === '{' || token.kind === '[') expected = open(token.kind === '{');
      else expected = afterValue();
    } else if (expected === 'firstKey' && token.kind === '}') expected = close();
    else if (expected === 'firstKey' || expected === 'key') {
      if (token.kind === '}' && expected === 'key') return errorAt(token, 'trailingComma');
      if (token.kind !== 'string' || level === undefined) return errorAt(token, 'expectedKey');
      // Already validated by the tokenizer.
      level.key = JSON.parse(text.slice(token.from, token.to)) as string;
      if (level.keys.has(level.key)) duplicates.push({ kind: 'duplicateKey', offset: token.from, found: level.key });
      level.keys.add(level.key);
      expected = 'colon';
    } else if (expected === 'colon') {
      if (token.kind !== ':') return errorAt(token, 'expectedColon');
      expected = 'value';
    } else if (token.kind === ',' && level !== undefined) {
      level.index += 1;
      expected = level.isObject ? 'key' : 'value';
    } else if (token.kind === (level?.isObject ? '}' : ']')) expected = close();
    else return errorAt(token, startsValue(token) ? 'expectedComma' : 'unexpected');
    previous = token;
  }
}

/** Offset of the value at a path, or of the closest value around it. */
export function valueOffset(text: string, path: JsonPath): number {
  let offset = 0;
  let depth = -1;
  checkJson(text, (current, { from }) => {
    const isAncestor = current.length <= path.length && current.every((part, index) => part === path[index]);
    if (isAncestor && current.length > depth) {
      offset = from;
      depth = current.length;
    }
  });
  return offset;
}
