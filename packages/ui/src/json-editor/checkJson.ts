import { isFault, nextToken, type JsonFault, type JsonProblemKind, type JsonToken } from './jsonScan.ts';

export type JsonPath = readonly (string | number)[];

export interface JsonCheck {
  /** The first thing that makes it no JSON; `undefined` for exactly what `JSON.parse` takes. */
  fault: JsonFault | undefined;
  /** Keys that are there twice in one object: allowed, and hardly ever meant. */
  duplicates: readonly JsonFault[];
}

/** Tokens that are allowed next. */
type Expected = 'value' | 'firstItem' | 'firstKey' | 'key' | 'colon' | 'commaOrEnd' | 'nothing';

interface Level {
  isObject: boolean;
  keys: Set<string>;
  key: string;
  index: number;
}

type See = (path: JsonPath, token: JsonToken) => void;

const startsValue = ({ kind }: JsonToken) =>
  kind === 'string' || kind === 'number' || kind === 'literal' || kind === '{' || kind === '[';

/** Parses as `JSON.parse` does, with positions of errors. Iterative, so that deep nesting cannot overflow the stack. */
export function checkJson(text: string, see?: See): JsonCheck {
  const levels: Level[] = [];
  const duplicates: JsonFault[] = [];
  let expected: Expected = 'value';
  let previous: JsonToken = { kind: 'end', from: 0, to: 0 };

  const pathNow = (): JsonPath => levels.map(({ isObject, key, index }) => (isObject ? key : index));
  const faultAt = (token: JsonToken, kind: JsonProblemKind): JsonCheck => ({
    fault: {
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
    if (isFault(token)) {
      // A word where a key belongs is a key without quotes.
      const isKey = token.kind === 'unexpected' && (expected === 'firstKey' || expected === 'key');
      return { fault: isKey ? { ...token, kind: 'expectedKey' } : token, duplicates };
    }
    const level = levels.at(-1);
    if (expected === 'nothing')
      return token.kind === 'end' ? { fault: undefined, duplicates } : faultAt(token, 'afterEnd');
    if (expected === 'firstItem' && token.kind === ']') expected = close();
    else if (expected === 'value' || expected === 'firstItem') {
      if (!startsValue(token)) {
        if (token.kind === ']' && previous.kind === ',') return faultAt(token, 'trailingComma');
        return faultAt(token, levels.length === 0 && token.kind === 'end' ? 'empty' : 'expectedValue');
      }
      if (see) see(pathNow(), token);
      if (token.kind === '{' || token.kind === '[') expected = open(token.kind === '{');
      else expected = afterValue();
    } else if (expected === 'firstKey' && token.kind === '}') expected = close();
    else if (expected === 'firstKey' || expected === 'key') {
      if (token.kind === '}' && expected === 'key') return faultAt(token, 'trailingComma');
      if (token.kind !== 'string' || level === undefined) return faultAt(token, 'expectedKey');
      // It was read as a string of JSON just now.
      level.key = JSON.parse(text.slice(token.from, token.to)) as string;
      if (level.keys.has(level.key)) duplicates.push({ kind: 'duplicateKey', offset: token.from, found: level.key });
      level.keys.add(level.key);
      expected = 'colon';
    } else if (expected === 'colon') {
      if (token.kind !== ':') return faultAt(token, 'expectedColon');
      expected = 'value';
    } else if (token.kind === ',' && level !== undefined) {
      level.index += 1;
      expected = level.isObject ? 'key' : 'value';
    } else if (token.kind === (level?.isObject ? '}' : ']')) expected = close();
    else return faultAt(token, startsValue(token) ? 'expectedComma' : 'unexpected');
    previous = token;
  }
}

/** Where the value at a path begins; the nearest one around it, if there is none. */
export function placeOf(text: string, path: JsonPath): number {
  let found = 0;
  let depth = -1;
  checkJson(text, (at, { from }) => {
    if (at.length > depth && at.length <= path.length && at.every((part, index) => part === path[index])) {
      found = from;
      depth = at.length;
    }
  });
  return found;
}
