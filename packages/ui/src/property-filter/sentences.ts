import { localDay } from '../calendar/isoDate.ts';
import { parseDate } from '../date-field/parseDate.ts';
import { readNumber } from '../formats/readNumber.ts';
import type { Messages } from '../messages/index.ts';
import { fold } from '../text-search/fold.ts';
import { dayUnit, operatorLabel } from './describeToken.ts';
import {
  type FilterField,
  type FilterToken,
  operatorId,
  operatorsOf,
  readToken,
  valueCountRange,
} from './filterQuery.ts';

type Operators = Messages['propertyFilter']['operators'];

/** The text after `words`, or undefined if it does not begin with them. */
function after(text: string, words: string, locale: string): string | undefined {
  const rest = text.slice(words.length);
  const isWhole = rest === '' || /^[\s,]/u.test(rest);
  return isWhole && fold(text.slice(0, words.length), locale) === fold(words, locale) ? rest.trim() : undefined;
}

const longestFirst = (one: string, other: string) => other.length - one.length;

/** Values of option labels separated by commas, which labels can also contain. */
function valuesOf(
  text: string,
  options: readonly { readonly label: string; readonly value: string }[],
  locale: string,
): readonly string[] | undefined {
  for (const { label, value } of options.toSorted((one, other) => longestFirst(one.label, other.label))) {
    const rest = after(text, label.normalize('NFC'), locale);
    if (rest === '') return [value];
    const others = rest?.startsWith(',') ? valuesOf(rest.slice(1).trim(), options, locale) : undefined;
    if (others) return [value, ...others];
  }
  return undefined;
}

const bounds = / [–-] /u;

function readValues(field: FilterField, op: string, text: string, locale: string): readonly string[] | undefined {
  if (valueCountRange(field, op)[1] === 0) return text === '' ? [] : undefined;
  if (op === 'last') return [String(readNumber(text, locale, dayUnit))];
  if (field.type === 'choice') return valuesOf(text, field.options, locale);
  const parts = op === 'between' ? text.split(bounds) : [text];
  if (field.type === 'text') return parts;
  if (field.type === 'number') {
    const { unit = '' } = field;
    return parts.map((part) =>
      String(readNumber(part.endsWith(unit) ? part.slice(0, part.length - unit.length) : part, locale)),
    );
  }
  const last = parseDate(parts.at(-1) ?? '', locale, localDay(new Date()));
  // "01 Jan – 20 Nov 2026": both are in one year.
  return last === undefined
    ? undefined
    : [...parts.slice(0, -1).map((part) => parseDate(part, locale, last) ?? ''), last];
}

/** The filter that a sentence describes, as a copied token does: "Status is not Disabled". */
export function parseSentence(
  sentence: string,
  fields: readonly FilterField[],
  messages: Operators,
  locale: string,
): FilterToken | undefined {
  const text = sentence.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  for (const field of fields.toSorted((one, other) => longestFirst(one.label, other.label))) {
    const predicate = after(text, field.label.normalize('NFC'), locale);
    if (predicate === undefined) continue;
    const operators = operatorsOf(field).flatMap((operator) => {
      const op = operatorId(operator);
      return [false, true].map((isMany) => ({ op, label: operatorLabel(op, field, messages, isMany) }));
    });
    for (const { op, label } of operators.toSorted((one, other) => longestFirst(one.label, other.label))) {
      const rest = after(predicate, label.normalize('NFC'), locale);
      const values = rest === undefined ? undefined : readValues(field, op, rest, locale);
      const token = values && readToken({ field: field.id, op, values }, field);
      if (token) return token;
    }
  }
  return undefined;
}
