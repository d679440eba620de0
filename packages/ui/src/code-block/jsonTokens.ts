type JsonKind = 'key' | 'string' | 'number' | 'literal' | 'mark' | 'plain';

export interface JsonToken {
  kind: JsonKind;
  text: string;
}

/**
 * A whole string (its colon tells a key), a number, a literal, or a mark; what is none of them stays plain. Letters are taken in one step: one by
 * one, a text of 10 MB would be more than the engine can go back over.
 */
const pattern =
  /(?<string>"[^"\\]*(?:\\.[^"\\]*)*")(?=(?<colon>\s*:)?)|(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])|(?<literal>\b(?:true|false|null)\b)|(?<mark>[{}[\],:])/gu;

/** The parts of one line of JSON, to colour them. Put together they are the line again, also where it is no JSON. */
export function jsonTokens(line: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let end = 0;
  for (const match of line.matchAll(pattern)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: line.slice(end, match.index) });
    tokens.push({ kind: kindOf(match.groups ?? {}), text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < line.length) tokens.push({ kind: 'plain', text: line.slice(end) });
  return tokens;
}

function kindOf(groups: Readonly<Record<string, string | undefined>>): JsonKind {
  if (groups['string'] !== undefined) return groups['colon'] === undefined ? 'string' : 'key';
  if (groups['number'] !== undefined) return 'number';
  return groups['literal'] === undefined ? 'mark' : 'literal';
}
