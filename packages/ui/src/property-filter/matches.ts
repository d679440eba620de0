import { isIsoDate } from '../calendar/isoDate.ts';
import { localTimeZone } from '../date-time/localTimeZone.ts';
import { zonedDay } from '../date-time/zonedTime.ts';
import { fold } from '../text-search/fold.ts';
import {
  type FilterField,
  type FilterQuery,
  type FilterToken,
  lastDays,
  operatorOf,
  sanitizeQuery,
} from './filterQuery.ts';

type Test = (value: unknown) => boolean;
type Comparison = (value: number | string) => boolean;

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint'
    ? String(value)
    : undefined;
}

/** Milliseconds of a day, an instant or a `Date`. Only ISO: other formats parse differently across browsers. */
function timeOf(value: unknown, zone: string): number | undefined {
  if (typeof value === 'string' && isIsoDate(value)) return zonedDay(value, zone).from;
  const time =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/u.test(value)
      ? Date.parse(value)
      : value instanceof Date
        ? value.getTime()
        : typeof value === 'number'
          ? value
          : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && !Number.isNaN(number) ? number : undefined;
}

/** How a field type reads a row's value, and the range `[from, until)` that a filter value stands for. */
interface Kind {
  read: (value: unknown) => number | string | undefined;
  equals: (target: string) => Comparison;
  below: (target: string) => Comparison;
  above: (target: string) => Comparison;
}

const inOrder = (read: Kind['read'], keyOf: (target: string) => number | string): Kind => ({
  read,
  equals: (target) => {
    const key = keyOf(target);
    return (value) => value === key;
  },
  below: (target) => {
    const key = keyOf(target);
    return (value) => value < key;
  },
  above: (target) => {
    const key = keyOf(target);
    return (value) => value > key;
  },
});

const foldValue = (locale: string) => (value: unknown) => {
  const text = textOf(value);
  return text === undefined ? undefined : fold(text, locale);
};

const kindsIn = (locale: string, zone: string): Record<FilterField['type'], Kind> => ({
  text: inOrder(foldValue(locale), (target) => fold(target, locale)),
  choice: inOrder(textOf, String),
  number: inOrder(numberOf, Number),
  date: {
    read: (value) => timeOf(value, zone),
    equals: (target) => {
      const { from, until } = zonedDay(target, zone);
      return (value) => typeof value === 'number' && value >= from && value < until;
    },
    below: (target) => {
      const { from } = zonedDay(target, zone);
      return (value) => typeof value === 'number' && value < from;
    },
    above: (target) => {
      const { until } = zonedDay(target, zone);
      return (value) => typeof value === 'number' && value >= until;
    },
  },
});

/** A row with several values matches if any value does; a row without values matches nothing. */
function ofAny(read: Kind['read'], compare: Comparison): Test {
  const one: Test = (value) => {
    const parsed = read(value);
    return parsed !== undefined && compare(parsed);
  };
  return (value) => (Array.isArray(value) ? value.some(one) : one(value));
}

function testOf({ op, values }: FilterToken, field: FilterField, locale: string, zone: string): Test {
  const operator = operatorOf(field, op);
  if (typeof operator === 'object') return (value) => operator.matches?.(value, values) ?? false;
  const { read, equals, below, above } = kindsIn(locale, zone)[field.type];
  const [first = '', second = ''] = op === 'last' ? lastDays(values[0], zone) : values;
  switch (op) {
    case 'contains': {
      const part = fold(first, locale);
      return ofAny(foldValue(locale), (value) => String(value).includes(part));
    }
    case 'lt':
      return ofAny(read, below(first));
    case 'gt':
      return ofAny(read, above(first));
    case 'between':
    case 'last': {
      const isBelow = below(first);
      const isAbove = above(second);
      return ofAny(read, (value) => !isBelow(value) && !isAbove(value));
    }
    default: {
      const target = values.map(equals);
      const isEqual = ofAny(read, (value) => target.some((isOne) => isOne(value)));
      return op === 'ne' ? (value) => !isEqual(value) : isEqual;
    }
  }
}

/** The searchable text of a field: for a choice, its label. */
function searchOf(field: FilterField, part: string, locale: string): Test {
  const labels = new Map(field.type === 'choice' ? field.options.map(({ value, label }) => [value, label]) : []);
  return ofAny(textOf, (value) => fold(labels.get(String(value)) ?? String(value), locale).includes(part));
}

type ReadField<Row> = (row: Row, field: string) => unknown;

function readProperty(row: unknown, field: string): unknown {
  return typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>)[field] : undefined;
}

/**
 * Compiles the query to a row predicate: `rows.filter(matches(query, fields))`. A row's value is the property named
 * by the field ID unless `read` is given. A missing value matches only `ne`. The search text is looked up in all
 * fields. Text comparison ignores case and accents in `locale`; a day is a day in `zone`.
 */
export function matches<Row>(
  query: FilterQuery,
  fields: readonly FilterField[],
  read: ReadField<Row> = readProperty,
  locale = 'en-US',
  zone = localTimeZone(),
): (row: Row) => boolean {
  const { operator, tokens, text } = sanitizeQuery(query, fields);
  const tests = tokens.flatMap((token) => {
    const field = fields.find(({ id }) => id === token.field);
    return field ? [{ field: field.id, test: testOf(token, field, locale, zone) }] : [];
  });
  const part = fold(text.trim(), locale);
  const searches = fields.map((field) => ({ field: field.id, test: searchOf(field, part, locale) }));
  const holds =
    (row: Row) =>
    ({ field, test }: { field: string; test: Test }) =>
      test(read(row, field));
  const requested =
    operator === 'or' && tests.length > 0
      ? (row: Row) => tests.some(holds(row))
      : (row: Row) => tests.every(holds(row));
  return part === '' ? requested : (row) => requested(row) && searches.some(holds(row));
}
