import { nextToken } from '../json/tokenizer.ts';

export interface JsonPart {
  kind: 'key' | 'string' | 'number' | 'literal' | 'punctuation' | 'plain';
  text: string;
}

/** Splits a line of JSON into parts to highlight. Joined, they equal the line, even if it is not JSON. */
export function jsonParts(line: string): JsonPart[] {
  const parts: JsonPart[] = [];
  let end = 0;
  let string: JsonPart | undefined;
  for (let token = nextToken(line, 0); token.kind !== 'end'; token = nextToken(line, token.to)) {
    const { kind, from, to } = token;
    if (kind === ':' && string) string.kind = 'key';
    string = undefined;
    if (kind === 'unknown') continue;
    if (from > end) parts.push({ kind: 'plain', text: line.slice(end, from) });
    const isValue = kind === 'string' || kind === 'number' || kind === 'literal';
    const part: JsonPart = { kind: isValue ? kind : 'punctuation', text: line.slice(from, to) };
    parts.push(part);
    if (kind === 'string') string = part;
    end = to;
  }
  if (end < line.length) parts.push({ kind: 'plain', text: line.slice(end) });
  return parts;
}
