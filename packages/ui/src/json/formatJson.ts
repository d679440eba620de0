import { checkJson } from './checkJson.ts';
import { nextToken } from './tokenizer.ts';

/** Maximum length of a formatted text. Typical JSON doubles in size; 10 kB of nested brackets would need 50 MB. */
const maxLength = (text: string) => 100_000 + 10 * text.length;

/**
 * The same JSON with one key or item per line. Numbers and strings are unchanged: `JSON.stringify` would round long numbers and
 * drop duplicate keys. Invalid JSON is returned as it is; `undefined` if the text is nested too deeply.
 */
export function formatJson(text: string, indent = 2): string | undefined {
  if (checkJson(text).error !== undefined) return text;
  const parts: string[] = [];
  const limit = maxLength(text);
  let depth = 0;
  let length = 0;
  const append = (part: string) => {
    parts.push(part);
    length += part.length;
  };
  const line = () => append(`\n${' '.repeat(indent * depth)}`);
  for (let at = 0; length <= limit;) {
    const token = nextToken(text, at);
    if (token.kind === 'end') return parts.join('');
    at = token.to;
    const { kind } = token;
    if (kind === '{' || kind === '[') {
      const next = nextToken(text, at);
      if (next.kind === (kind === '{' ? '}' : ']')) {
        append(kind + next.kind);
        at = next.to;
      } else {
        depth += 1;
        append(kind);
        line();
      }
    } else if (kind === '}' || kind === ']') {
      depth -= 1;
      line();
      append(kind);
    } else if (kind === ',') {
      append(',');
      line();
    } else if (kind === ':') append(': ');
    else append(text.slice(token.from, token.to));
  }
  return undefined;
}
