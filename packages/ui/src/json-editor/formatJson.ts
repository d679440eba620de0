import { checkJson } from './checkJson.ts';
import { isFault, nextToken } from './jsonScan.ts';

/**
 * The same JSON, one key or item a line. Numbers and strings stay as they were written: parsing and writing anew would round long
 * numbers and drop a key that is there twice. What is no JSON stays as it is.
 */
export function formatJson(text: string, indent = 2): string {
  if (checkJson(text).fault !== undefined) return text;
  const parts: string[] = [];
  let depth = 0;
  const line = () => `\n${' '.repeat(indent * depth)}`;
  for (let at = 0; ;) {
    const token = nextToken(text, at);
    // Checked above.
    if (isFault(token) || token.kind === 'end') return parts.join('');
    at = token.to;
    const { kind } = token;
    if (kind === '{' || kind === '[') {
      const next = nextToken(text, at);
      if (!isFault(next) && next.kind === (kind === '{' ? '}' : ']')) {
        parts.push(kind + next.kind);
        at = next.to;
      } else {
        depth += 1;
        parts.push(kind, line());
      }
    } else if (kind === '}' || kind === ']') {
      depth -= 1;
      parts.push(line(), kind);
    } else if (kind === ',') parts.push(',', line());
    else if (kind === ':') parts.push(': ');
    else parts.push(text.slice(token.from, token.to));
  }
}
