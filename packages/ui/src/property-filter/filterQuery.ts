import { addDays, isIsoDate } from '../calendar/isoDate.ts';
import { localTimeZone } from '../date-time/localTimeZone.ts';
import { toZonedTime, zonedDay } from '../date-time/zonedTime.ts';

/** Operators of the API's `Filter` input, with the same names. */
const serverOperators = ['eq', 'ne', 'contains', 'lt', 'gt', 'between'] as const;
export type ServerFilterOperator = (typeof serverOperators)[number];
/** `last` is a number of days, today included. The server gets the first and the last day. */
export type FilterOperator = ServerFilterOperator | 'last';

/** An operator of one field only: "is empty", "starts with". */
export interface CustomOperator {
  /** Must differ from the built-in names. */
  id: string;
  /** The words between property and value. */
  label: string;
  /** Whether a value follows. @default true */
  hasValue?: boolean | undefined;
  /** Tests the value of a row, for client-side filtering. @default nothing matches */
  matches?: ((value: unknown, values: readonly string[]) => boolean) | undefined;
}

/** One condition: `between` has two values, low and high, both inclusive; `eq` and `ne` of choices have one or more. */
export interface FilterToken {
  field: string;
  /** A `FilterOperator`, or the ID of a custom operator of the field. */
  op: string;
  values: readonly string[];
}

/** A query: conditions joined by one operator, plus a search text. */
export interface FilterQuery {
  operator: 'and' | 'or';
  tokens: readonly FilterToken[];
  text: string;
}

export interface FilterOption {
  value: string;
  label: string;
  /** Synonyms that also suggest it: "blocked" for "Disabled". */
  keywords?: readonly string[] | undefined;
}

/** Loads options asynchronously. Rejects on failure; `signal` aborts when the result is no longer needed. */
export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly FilterOption[]>;

/**
 * A property to filter by. Values: `choice` an option's value, `text` any text, `number` a decimal number "-1.5",
 * `date` an ISO date "2026-11-05", meaning that day in the user's time zone, or for `last` a number of days.
 */
export type FilterField = {
  id: string;
  label: string;
  /** Its operators, most useful first. @default those of its type */
  operators?: readonly (FilterOperator | CustomOperator)[] | undefined;
} & (
  | { type: 'text' }
  | { type: 'number'; unit?: string | undefined }
  | { type: 'date' }
  | {
      type: 'choice';
      /** All options; with `loadOptions`, those whose labels are known in advance. */
      options: readonly FilterOption[];
      /** For lists that are too long to load completely. */
      loadOptions?: LoadOptions | undefined;
    }
);

/** The API limit. */
export const maxFilters = 10;

/** The empty query, which matches everything. */
export const emptyQuery: FilterQuery = { operator: 'and', tokens: [], text: '' };

const operatorsByType: Record<FilterField['type'], readonly FilterOperator[]> = {
  choice: ['eq', 'ne'],
  text: ['contains', 'eq', 'ne'],
  number: ['eq', 'ne', 'gt', 'lt', 'between'],
  date: ['last', 'gt', 'lt', 'between', 'eq', 'ne'],
};

const isServerOperator = (op: string): op is ServerFilterOperator =>
  (serverOperators as readonly string[]).includes(op);

/** Whether an operator is built in. */
export const isFilterOperator = (op: string): op is FilterOperator => op === 'last' || isServerOperator(op);

/** The operators of a field, most useful first. */
export function operatorsOf(field: FilterField): readonly (FilterOperator | CustomOperator)[] {
  return field.operators ?? operatorsByType[field.type];
}

export const operatorId = (operator: FilterOperator | CustomOperator): string =>
  typeof operator === 'string' ? operator : operator.id;

export function operatorOf(field: FilterField, op: string): FilterOperator | CustomOperator | undefined {
  return operatorsOf(field).find((operator) => operatorId(operator) === op);
}

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/iu;

const maxDays = 3_650;

/** The normalized value, or undefined when it is invalid for the field. */
function readValue(field: FilterField, op: string, text: string): string | undefined {
  const isDays = op === 'last';
  if (field.type === 'number' || isDays) {
    const number = decimal.test(text.trim()) ? Number(text) : Number.NaN;
    if (isDays && !(Number.isInteger(number) && number >= 1 && number <= maxDays)) return undefined;
    // Adding zero turns `-0` into `0`.
    return Number.isFinite(number) ? String(number + 0) : undefined;
  }
  if (field.type === 'date') return isIsoDate(text) ? text : undefined;
  if (text.trim() === '') return undefined;
  const isAllowed = field.type === 'text' || field.loadOptions || field.options.some(({ value }) => value === text);
  return isAllowed ? text : undefined;
}

const isInOrder = (field: FilterField, [low = '', high = '']: readonly string[]) =>
  field.type === 'number' ? Number(low) <= Number(high) : low.toLowerCase() <= high.toLowerCase();

/** How many values the operator takes: `[min, max]`. */
export function valueCountRange(field: FilterField, op: string): readonly [number, number] {
  const operator = operatorOf(field, op);
  if (typeof operator === 'object' && operator.hasValue === false) return [0, 0];
  if (op === 'between') return [2, 2];
  return [1, field.type === 'choice' ? Infinity : 1];
}

/** The normalized token, or undefined when the field does not support it. */
export function readToken({ op, values }: FilterToken, field: FilterField): FilterToken | undefined {
  const read = values.map((value) => readValue(field, op, value));
  const parsed = read.filter((value) => value !== undefined);
  if (!operatorOf(field, op) || parsed.length < read.length) return undefined;
  const unique = op === 'between' ? parsed : [...new Set(parsed)];
  const [min, max] = valueCountRange(field, op);
  const isValid = unique.length >= min && unique.length <= max && (op !== 'between' || isInOrder(field, unique));
  return isValid ? { field: field.id, op, values: unique } : undefined;
}

/** Drops tokens that are unknown, invalid or repeated, and those above the limit. */
export function sanitizeQuery(query: FilterQuery, fields: readonly FilterField[]): FilterQuery {
  const tokens: FilterToken[] = [];
  for (const token of query.tokens) {
    const field = fields.find(({ id }) => id === token.field);
    const parsed = field && readToken(token, field);
    // Values and keys are in a fixed order here, so equal tokens serialize equally.
    const isRepeated = tokens.some((other) => JSON.stringify(other) === JSON.stringify(parsed));
    if (parsed && !isRepeated) tokens.push(parsed);
  }
  return { ...query, operator: tokens.length === 0 ? 'and' : query.operator, tokens: tokens.slice(0, maxFilters) };
}

/** A day in a time zone as an ISO 8601 interval; the end is exclusive. */
function intervalOf(day: string, zone: string): string {
  const { from, until } = zonedDay(day, zone);
  return `${new Date(from).toISOString()}/${new Date(until).toISOString()}`;
}

/** The first and last day of the last `days` in a time zone; the last is today. */
export function lastDays(days: string | undefined, zone: string, now = Date.now()): readonly [string, string] {
  const today = new Date(toZonedTime(now, zone)).toISOString().slice(0, 10);
  return [addDays(today, 1 - Number(days)), today];
}

/**
 * Tokens in the server's format, joined by the query's operator, without custom operators. A day is sent as an
 * interval, because the server does not know the user's time zone.
 */
export function toServerFilters(
  { tokens }: FilterQuery,
  fields: readonly FilterField[],
  zone = localTimeZone(),
  now = Date.now(),
): { field: string; op: ServerFilterOperator; values: string[] }[] {
  const dates = new Set(fields.filter(({ type }) => type === 'date').map(({ id }) => id));
  return tokens.flatMap(({ field, op, values }) =>
    op === 'last'
      ? [{ field, op: 'between', values: lastDays(values[0], zone, now).map((day) => intervalOf(day, zone)) }]
      : isServerOperator(op)
        ? [{ field, op, values: dates.has(field) ? values.map((day) => intervalOf(day, zone)) : [...values] }]
        : [],
  );
}

/** A filter being composed: property and operator are already chosen, `text` is the typed rest. */
export interface PartialToken {
  field: FilterField;
  op?: string;
  /** The operator's label. */
  operator?: string;
  text: string;
}
