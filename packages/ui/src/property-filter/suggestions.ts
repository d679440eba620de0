import { readNumber } from '../formats/readNumber.ts';
import type { Messages } from '../messages/index.ts';
import { findMatch } from '../listbox/findMatch.ts';
import { fold } from '../text-search/fold.ts';
import { describeToken, operatorItems, type TokenLabels } from './describeToken.ts';
import {
  type FilterField,
  type FilterOption,
  type FilterToken,
  operatorsOf,
  readToken,
  operatorId,
} from './filterQuery.ts';

/**
 * An entry of the suggestion list. `rest` is the text before the matched words, which stays a search. `isSentence` if the whole text
 * describes the filter.
 */
export type Suggestion =
  | { type: 'property'; label: string; field: FilterField; rest: string }
  | { type: 'token'; labels: TokenLabels; token: FilterToken; rest?: string; isSentence?: boolean }
  | { type: 'operator'; label: string; op: string }
  | { type: 'option'; option: FilterOption }
  | { type: 'several' }
  | { type: 'retry'; label: string };

/** Whether any word of `label` starts with `text`. */
function startsWith(label: string, text: string, locale: string): boolean {
  const found = findMatch(label, text, locale);
  return found !== undefined && (found[0] === 0 || label[found[0] - 1] === ' ');
}

/** Minimum letters before values are suggested, to avoid too many matches. */
const minValueLength = 2;
const maxValues = 5;

/** "Status is Invited" for "invi": conditions whose only value starts with the text. */
function tokensFor(
  text: string,
  fields: readonly FilterField[],
  messages: Messages['propertyFilter']['operators'],
  locale: string,
) {
  if (text.length < minValueLength) return [];
  return fields.flatMap((field) => {
    const op = operatorsOf(field)
      .map(operatorId)
      .find((id) => id === 'eq');
    if (field.type !== 'choice' || op === undefined) return [];
    return field.options
      .filter(({ label, keywords = [] }) => [label, ...keywords].some((word) => startsWith(word, text, locale)))
      .map(({ value }) => {
        const token: FilterToken = { field: field.id, op, values: [value] };
        return { type: 'token' as const, token, labels: describeToken(token, field, messages, locale) };
      });
  });
}

/** The search text without "Status is" at its end, which belongs to the suggested filter. */
function withoutSubject(rest: string, { property, operator }: TokenLabels, locale: string): string {
  const subject = `${property} ${operator}`;
  const isSubject = fold(rest.slice(-subject.length), locale) === fold(subject, locale);
  return isSubject ? rest.slice(0, -subject.length).trim() : rest;
}

/** Properties and values that match the words at the end of the text; the longest match wins. */
export function suggestionsFor(
  draft: string,
  fields: readonly FilterField[],
  messages: Messages['propertyFilter']['operators'],
  locale: string,
): Suggestion[] {
  const properties = (some: readonly FilterField[], rest: string) =>
    some.map((field) => ({ type: 'property' as const, label: field.label, field, rest }));
  if (draft.trim() === '') return properties(fields, '');
  for (const { index } of draft.matchAll(/(?<=^|\s)\S/gu)) {
    const text = draft.slice(index).trim();
    const rest = draft.slice(0, index).trim();
    const found = [
      ...properties(
        fields.filter(({ label }) => startsWith(label, text, locale)),
        rest,
      ),
      ...tokensFor(text, fields, messages, locale)
        .slice(0, maxValues)
        .map((suggestion) => ({ ...suggestion, rest: withoutSubject(rest, suggestion.labels, locale) })),
    ];
    if (found.length > 0) return found;
  }
  return [];
}

/** The property whose full name ends the draft: typing a colon selects it. */
export function namedProperty(
  draft: string,
  items: readonly Suggestion[],
  locale: string,
): Extract<Suggestion, { type: 'property' }> | undefined {
  const typed = fold(draft.trimEnd(), locale);
  return items.filter((item) => item.type === 'property').find(({ label }) => typed.endsWith(fold(label, locale)));
}

/** The operators of a field that match the text, by label or URL name. */
export function operatorsFor(
  field: FilterField,
  text: string,
  messages: Messages['propertyFilter']['operators'],
  locale: string,
): Suggestion[] {
  const query = text.trim();
  return operatorItems(field, messages)
    .filter(({ id, label }) => query === '' || id === query || startsWith(label, query, locale))
    .map(({ id, label }) => ({ type: 'operator', op: id, label }));
}

/** The typed text as a condition's single value, if valid. */
export function parseTypedToken(field: FilterField, op: string, text: string, locale: string): FilterToken | undefined {
  const value = field.type === 'number' || op === 'last' ? String(readNumber(text, locale)) : text.trim();
  return readToken({ field: field.id, op, values: [value] }, field);
}
