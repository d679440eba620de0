import { emptyQuery, type FilterField, type FilterQuery, type FilterToken, sanitizeQuery } from './filterQuery.ts';

// Not `encodeURIComponent`, which leaves `.` and `~` unescaped.
const hexadecimal = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
const escapeSigns = (text: string, signs: RegExp) => text.replace(signs, hexadecimal);

function unescapeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A hand-typed percent sign that is not an escape.
    return text;
  }
}

const name = /[%,;:~]/gu;
const value = /[%,;]/gu;
/** Also a dot that could be part of the `..` between values; "2.5" keeps its dot. */
const bound = /[%,;]|^\.|\.(?!\d)/gu;

/** The clipboard format of a serialized token, next to the sentence for other applications. */
export const tokenFormat = 'application/x-filter-token';

/** One condition: `status:eq:ACTIVE,INVITED`, `createdAt:between:2026-01-01..2026-11-20`, `balance:lt:-5`. */
export function serializeToken({ field, op, values }: FilterToken): string {
  const isSpan = op === 'between';
  const text = values.map((one) => escapeSigns(one, isSpan ? bound : value)).join(isSpan ? '..' : ',');
  return `${escapeSigns(field, name)}:${escapeSigns(op, name)}:${text}`;
}

/**
 * The whole query as text for a URL; an empty query is "". Conditions first, the search text after
 * `~`.
 */
export function serialize({ operator, tokens, text }: FilterQuery): string {
  const parts = tokens.map(serializeToken);
  if (operator === 'or' && tokens.length > 0) parts.unshift('or');
  if (text !== '') parts.push(`~${escapeSigns(text, value)}`);
  return parts.join(';');
}

function parseToken(part: string): FilterToken | undefined {
  const [field, op, ...rest] = part.split(':');
  if (field === undefined || op === undefined || rest.length === 0) return undefined;
  const text = rest.join(':');
  const values = text === '' ? [] : text.split(op === 'between' ? '..' : ',');
  return { field: unescapeText(field), op: unescapeText(op), values: values.map(unescapeText) };
}

/**
 * Parses the output of `serialize`; accepts several URL parameters. Unknown or invalid parts are dropped, because the
 * text can be old or typed by hand.
 */
export function parse(written: string | readonly string[], fields: readonly FilterField[]): FilterQuery {
  const parts = [written].flat().flatMap((one) => one.split(';'));
  const text = parts.find((part) => part.startsWith('~'));
  return sanitizeQuery(
    {
      ...emptyQuery,
      operator: parts.includes('or') ? 'or' : 'and',
      tokens: parts.flatMap((part) => (part.startsWith('~') ? [] : (parseToken(part) ?? []))),
      text: text === undefined ? '' : unescapeText(text.slice(1)),
    },
    fields,
  );
}
