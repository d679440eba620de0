import {
  and,
  between,
  getTableColumns,
  gt,
  gte,
  inArray,
  like,
  lt,
  lte,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isIdIn } from '../database/ids.ts';
import { invalid, type Failure } from '../errors/failure.ts';
import { validationMessages } from '../errors/messages.ts';
import { parseTimestampRange, type TimestampRange } from './timestampRange.ts';
import type { Filter } from './listQuery.ts';

type Condition = { readonly condition: SQL | undefined } | { readonly failure: Failure };
export type FilterOf = (filter: Filter) => Condition;

export type SortKey = {
  /** The stored sort key. A column with "never" needs one per direction. An expression is selected as `sortKey`. */
  readonly column: (descending: boolean) => PgColumn | SQL;
  readonly type: 'text' | 'instant' | 'number';
  /** The sort key of a row as text, exactly as in the column. */
  readonly valueOf: (row: object, descending: boolean) => string;
};

/** A list field that can be filtered, sorted, or both. */
export type ListField = { readonly filter?: FilterOf; readonly sort?: SortKey };

const refuse = (message: string): Condition => ({ failure: invalid(message, 'filter') });
const lower = (value: string): SQL => sql`lower(${value}::text)`;
/** Text without case and accents, as in the search columns. */
export const folded = (value: string): SQL => sql`folded(${value}::text)`;

/** Folded text with `%` and `_` escaped for LIKE. */
const pattern = (value: string): SQL => folded(value.replace(/[\\%_]/g, (special) => `\\${special}`));

export const containing = (column: PgColumn | SQL, value: string): SQL =>
  like(column, sql`'%' || ${pattern(value)} || '%'`);

/** Match quality of a search column: 0 entire text, 1 prefix, 2 start of a word, 3 elsewhere. */
export const matchTierOf = (column: PgColumn | SQL, value: string): SQL<number> => sql<number>`CASE
  WHEN ${column} = ${folded(value)} THEN 0
  WHEN ${like(column, sql`${pattern(value)} || '%'`)} THEN 1
  WHEN ${like(column, sql`'% ' || ${pattern(value)} || '%'`)} THEN 2
  ELSE 3 END`;

/** The value of a column in a Drizzle row. */
function valueIn(row: object, column: PgColumn): unknown {
  const [key] = Object.entries(getTableColumns(column.table)).find(([, one]) => one === column) ?? [];
  return key === undefined ? undefined : (row as Readonly<Record<string, unknown>>)[key];
}

const sortedAsText = (column: PgColumn): SortKey => ({
  column: () => column,
  type: 'text',
  valueOf: (row) => String(valueIn(row, column)),
});

/**
 * Sorts by an expression that is never null, and can depend on the direction. It cannot use an index, so it is only for
 * short lists.
 */
export const computedSort = (
  expression: SQL | ((descending: boolean) => SQL),
  type: 'text' | 'number',
): Required<Pick<ListField, 'sort'>> => ({
  sort: {
    column: typeof expression === 'function' ? expression : () => expression,
    type,
    valueOf: (row) => String((row as { readonly sortKey?: unknown }).sortKey),
  },
});

type TextColumns = {
  /** Lowercase sort key. */
  readonly key: PgColumn;
  /** Folded search key. */
  readonly search: PgColumn;
};

/**
 * A text filter. Equality and `contains` ignore case and accents; `lt`, `gt` and `between` use the sort order. Several values of eq and
 * contains match any of them; of ne, none of them.
 */
export const textField = ({ key, search }: TextColumns): Required<ListField> => ({
  sort: sortedAsText(key),
  filter: ({ field, op, values }) => {
    const [low = '', high = ''] = values;
    const foldedValues = values.map(folded);
    if (op === 'eq') return { condition: inArray(search, foldedValues) };
    if (op === 'ne') return { condition: notInArray(search, foldedValues) };
    if (op === 'contains') return { condition: or(...values.map((value) => containing(search, value))) };
    if (op === 'lt') return { condition: lt(key, lower(low)) };
    if (op === 'gt') return { condition: gt(key, lower(low)) };
    if (low.toLowerCase() > high.toLowerCase()) return refuse(validationMessages.filterRange(field));
    return { condition: between(key, lower(low), lower(high)) };
  },
});

/** A filter for one of several words: eq and ne with any or none of several values. */
export function enumFilter(column: PgColumn | SQL, words: readonly string[]): Required<Pick<ListField, 'filter'>> {
  const known = new Set(words);
  const word = sql`${column}`;
  return {
    filter: ({ field, op, values }) => {
      if (op !== 'eq' && op !== 'ne') return refuse(validationMessages.filterOperator(field, op));
      if (!values.every((value) => known.has(value))) return refuse(validationMessages.filterValue(field));
      const requested = values.map((value) => sql`${value}::text`);
      return { condition: op === 'eq' ? inArray(word, requested) : notInArray(word, requested) };
    },
  };
}

/** An enum column, sorted as text. */
export const enumField = (column: PgColumn, words: readonly string[]): Required<ListField> => ({
  sort: sortedAsText(column),
  ...enumFilter(column, words),
});

const during = (column: PgColumn, { from, until }: TimestampRange): SQL | undefined =>
  and(gte(column, from), lt(column, until));

const filterInstant =
  (column: PgColumn): FilterOf =>
  ({ field, op, values }) => {
    if (op === 'contains') return refuse(validationMessages.filterOperator(field, op));
    const ranges: TimestampRange[] = [];
    for (const value of values) {
      const range = parseTimestampRange(value);
      if (!range) return refuse(validationMessages.filterValue(field));
      ranges.push(range);
    }
    const [low, high] = ranges;
    if (!low) return refuse(validationMessages.filterValue(field));
    const among = or(...ranges.map((range) => during(column, range)));
    if (op === 'eq') return { condition: among };
    if (op === 'ne') return { condition: sql`(${among}) IS NOT TRUE` };
    if (op === 'lt') return { condition: lt(column, low.from) };
    if (op === 'gt') return { condition: gte(column, low.until) };
    if (!high || low.from > high.from) return refuse(validationMessages.filterRange(field));
    return { condition: and(gte(column, low.from), lte(column, high.last)) };
  };

/**
 * A timestamp filter. A date without a time means that whole day in UTC. "Never" only matches ne, and is last in both directions: `never`
 * names the stored keys in which it is infinity and minus infinity.
 */
export const timestampField = (
  column: PgColumn,
  never?: { readonly ascending: PgColumn; readonly descending: PgColumn },
): Required<ListField> => ({
  sort: {
    column: (descending) => (never ? never[descending ? 'descending' : 'ascending'] : column),
    type: 'instant',
    valueOf: (row, descending) => {
      const value = valueIn(row, column);
      if (value instanceof Date) return value.toISOString();
      return descending ? '-infinity' : 'infinity';
    },
  },
  filter: filterInstant(column),
});

const booleans: Readonly<Record<string, boolean>> = { true: true, false: false };

/** A filter for a condition that is true or false, with eq and ne. */
export const conditionFilter = (condition: SQL): Required<Pick<ListField, 'filter'>> => ({
  filter: ({ field, op, values }) => {
    if (op !== 'eq' && op !== 'ne') return refuse(validationMessages.filterOperator(field, op));
    if (!values.every((value) => Object.hasOwn(booleans, value))) return refuse(validationMessages.filterValue(field));
    const requested = values.map((value) => booleans[value]);
    return { condition: op === 'eq' ? inArray(condition, requested) : notInArray(condition, requested) };
  },
});

/** A boolean filter with eq and ne. */
export const booleanField = (column: PgColumn): Required<Pick<ListField, 'filter'>> => conditionFilter(sql`${column}`);

/** A filter for whether a column has a value, with eq and ne. */
export const presenceField = (column: PgColumn): Required<Pick<ListField, 'filter'>> =>
  conditionFilter(sql`(${column} IS NOT NULL)`);

/** An eq filter by IDs of the parent object. */
export const referenceField = (column: PgColumn): Required<Pick<ListField, 'filter'>> => ({
  filter: ({ field, op, values }) => {
    if (op !== 'eq') return refuse(validationMessages.filterOperator(field, op));
    if (!values.every((value) => isIdIn(column, value))) return refuse(validationMessages.filterValue(field));
    return { condition: inArray(column, [...values]) };
  },
});

/** An eq filter for an array column: matches rows with any of the values. */
export const anyOf = (column: PgColumn, words: readonly string[]): Required<Pick<ListField, 'filter'>> => ({
  filter: ({ field, op, values }) => {
    if (op !== 'eq') return refuse(validationMessages.filterOperator(field, op));
    if (!values.every((value) => words.includes(value))) return refuse(validationMessages.filterValue(field));
    return { condition: sql`${column} && ${sql.param([...values])}::text[]` };
  },
});
