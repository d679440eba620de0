import { checkJson } from './checkJson.ts';
import { isFault, nextToken } from './jsonScan.ts';

/**
 * Characters that a text may have once it is set out. What people write needs twice as many as before; of 10 kB of brackets
 * alone the indentation would be 50 MB.
 */
const maxLength = (text: string) => 100_000 + 10 * text.length;

/**
 * The same JSON, one key or item a line. Numbers and strings stay as they were written: parsing and writing anew would round long
 * numbers and drop a key that is there twice. What is no JSON stays as it is. `undefined` for what is nested so deeply that it
 * would be hardly more than indentation.
 */
export function formatJson(text: string, indent = 2): string | undefined {
  if (checkJson(text).fault !== undefined) return text;
  const parts: string[] = [];
  const most = maxLength(text);
  let depth = 0;
  let length = 0;
  const put = (part: string) => {
    parts.push(part);
    length += part.length;
  };
  const line = () => put(`\n${' '.repeat(indent * depth)}`);
  for (let at = 0; length <= most;) {
    const token = nextToken(text, at);
    // Checked above.
    if (isFault(token) || token.kind === 'end') return parts.join('');
    at = token.to;
    const { kind } = token;
    if (kind === '{' || kind === '[') {
      const next = nextToken(text, at);
      if (!isFault(next) && next.kind === (kind === '{' ? '}' : ']')) {
        put(kind + next.kind);
        at = next.to;
      } else {
        depth += 1;
        put(kind);
        line();
      }
    } else if (kind === '}' || kind === ']') {
      depth -= 1;
      line();
      put(kind);
    } else if (kind === ',') {
      put(',');
      line();
    } else if (kind === ':') put(': ');
    else put(text.slice(token.from, token.to));
  }
  return undefined;
}
