import { isIsoDate } from '../calendar/isoDate.ts';
import { localTimeZone } from '../date-time/localTimeZone.ts';
import { zonedDay } from '../date-time/zonedTime.ts';

/** Operators of the API's `Filter` input, by the same names. */
const filterOperators = ['eq', 'ne', 'contains', 'lt', 'gt', 'between'] as const;
export type FilterOperator = (typeof filterOperators)[number];

/** An operator of one field alone: "is empty", "begins with". */
export interface CustomOperator {
  /** Not one of the built-in names. */
  id: string;
  /** The words between property and value. */
  label: string;
  /** Whether a value follows. @default true */
  hasValue?: boolean | undefined;
  /** Reads the value of a row, for client-side filtering. @default nothing matches */
  matches?: ((value: unknown, values: readonly string[]) => boolean) | undefined;
}

/** One condition: `between` has two values, low and high, both inside; `eq` and `ne` of choices have one or more. */
export interface FilterToken {
  field: string;
  /** A `FilterOperator`, or the id of one of the field's own. */
  op: string;
  values: readonly string[];
}

/** A query: conditions joined by one operator, and a search text. */
export interface FilterQuery {
  operator: 'and' | 'or';
  tokens: readonly FilterToken[];
  text: string;
}

export interface FilterOption {
  value: string;
  label: string;
  /** Other words for it, by which it is suggested too: "blocked" for "Disabled". */
  keywords?: readonly string[] | undefined;
}

/** Loads options asynchronously. Rejects on failure; `signal` aborts when the result is no longer needed. */
export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly FilterOption[]>;

/**
 * A property one may filter by. Values: `choice` an option's value, `text` any text, `number` a decimal number "-1.5", `date`
 * an ISO date "2026-11-05", which is that day in the reader's time zone.
 */
export type FilterField = {
  id: string;
  label: string;
  /** Its operators, the most useful first. @default those of its type */
  operators?: readonly (FilterOperator | CustomOperator)[] | undefined;
} & (
  | { type: 'text' }
  | { type: 'number'; unit?: string | undefined }
  | { type: 'date' }
  | {
      type: 'choice';
      /** All there are; with `loadOptions` those whose words are known beforehand. */
      options: readonly FilterOption[];
      /** Where there are too many to list. */
      loadOptions?: LoadOptions | undefined;
    }
);

/** The API refuses more. */
export const maxFilters = 10;

/** The empty query, which matches everything. */
export const emptyQuery: FilterQuery = { operator: 'and', tokens: [], text: '' };

const operatorsByType: Record<FilterField['type'], readonly FilterOperator[]> = {
  choice: ['eq', 'ne'],
  text: ['contains', 'eq', 'ne'],
  number: ['eq', 'ne', 'gt', 'lt', 'between'],
  date: ['gt', 'lt', 'between', 'eq', 'ne'],
};

/** Whether an operator is one that every server knows, and none of a field alone. */
export const isFilterOperator = (op: string): op is FilterOperator =>
  (filterOperators as readonly string[]).includes(op);

/** The operators a field understands, the most useful first. */
export function operatorsOf(field: FilterField): readonly (FilterOperator | CustomOperator)[] {
  return field.operators ?? operatorsByType[field.type];
}

export const operatorId = (operator: FilterOperator | CustomOperator): string =>
  typeof operator === 'string' ? operator : operator.id;

export function operatorOf(field: FilterField, op: string): FilterOperator | CustomOperator | undefined {
  return operatorsOf(field).find((operator) => operatorId(operator) === op);
}

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/iu;

/** The normalised value, or undefined when it is invalid for the field. */
function readValue(field: FilterField, text: string): string | undefined {
  if (field.type === 'number') {
    const number = decimal.test(text.trim()) ? Number(text) : Number.NaN;
    // `-0` and `0` say the same; adding zero makes them the same.
    return Number.isFinite(number) ? String(number + 0) : undefined;
  }
  if (field.type === 'date') return isIsoDate(text) ? text : undefined;
  if (text.trim() === '') return undefined;
  const isAllowed = field.type === 'text' || field.loadOptions || field.options.some(({ value }) => value === text);
  return isAllowed ? text : undefined;
}

const isInOrder = (field: FilterField, [low = '', high = '']: readonly string[]) =>
  field.type === 'number' ? Number(low) <= Number(high) : low.toLowerCase() <= high.toLowerCase();

/** How many values the operator takes: `[least, most]`. */
export function valueCountRange(field: FilterField, op: string): readonly [number, number] {
  const operator = operatorOf(field, op);
  if (typeof operator === 'object' && operator.hasValue === false) return [0, 0];
  if (op === 'between') return [2, 2];
  return [1, field.type === 'choice' ? Infinity : 1];
}

/** The normalised token, or undefined when the field does not support it. */
export function readToken({ op, values }: FilterToken, field: FilterField): FilterToken | undefined {
  const read = values.map((value) => readValue(field, value));
  const parsed = read.filter((value) => value !== undefined);
  if (!operatorOf(field, op) || parsed.length < read.length) return undefined;
  const unique = op === 'between' ? parsed : [...new Set(parsed)];
  const [min, max] = valueCountRange(field, op);
  const isValid = unique.length >= min && unique.length <= max && (op !== 'between' || isInOrder(field, unique));
  return isValid ? { field: field.id, op, values: unique } : undefined;
}

/** What `fields` can answer of a query: unknown, wrong and repeated tokens are dropped, and those above the limit. */
export function sanitizeQuery(query: FilterQuery, fields: readonly FilterField[]): FilterQuery {
  const tokens: FilterToken[] = [];
  for (const token of query.tokens) {
    const field = fields.find(({ id }) => id === token.field);
    const parsed = field && readToken(token, field);
    // One that asks the same: values and keys are in one order now.
    const isRepeated = tokens.some((other) => JSON.stringify(other) === JSON.stringify(parsed));
    if (parsed && !isRepeated) tokens.push(parsed);
  }
  return { ...query, operator: tokens.length === 0 ? 'and' : query.operator, tokens: tokens.slice(0, maxFilters) };
}

/** A day as the moments it has in a zone: an ISO 8601 interval, its end excluded. */
function intervalOf(day: string, zone: string): string {
  const { from, until } = zonedDay(day, zone);
  return `${new Date(from).toISOString()}/${new Date(until).toISOString()}`;
}

/**
 * The tokens as a server takes them, joined by the query's operator; a field's own operators are not for it. A day is sent as an
 * interval, since a server does not know the reader's time zone.
 */
export function toServerFilters(
  { tokens }: FilterQuery,
  fields: readonly FilterField[],
  zone = localTimeZone(),
): { field: string; op: FilterOperator; values: string[] }[] {
  const dates = new Set(fields.filter(({ type }) => type === 'date').map(({ id }) => id));
  return tokens.flatMap(({ field, op, values }) =>
    isFilterOperator(op)
      ? [{ field, op, values: dates.has(field) ? values.map((day) => intervalOf(day, zone)) : [...values] }]
      : [],
  );
}

/** A filter on its way: its property stands before the field, then its operator; `text` is what is typed of the next. */
export interface PartialToken {
  field: FilterField;
  op?: string;
  /** The operator's words. */
  operator?: string;
  text: string;
}
