import { and, asc, count, desc, getTableColumns, is, or, sql, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isIdIn } from '../database/ids.ts';
import type { Transaction } from '../database/database.ts';
import { invalid, type Failure } from '../errors/failure.ts';
import { validationMessages } from '../errors/messages.ts';
import { encodeCursor, readPosition, type Position } from './cursor.ts';
import { containing, matchTierOf, type ListField, type SortKey } from './fields.ts';
import { parseTimestampRange } from './timestampRange.ts';
import { listLimits, type Filter, type ListQuery, type Page, type Sort } from './listQuery.ts';
import { readFirst, readSearch } from './readListQuery.ts';

type Row = { readonly id: string };

type Definition<AnyRow extends Row> = {
  readonly table: PgTable & { readonly id: PgColumn; readonly $inferSelect: AnyRow };
  /** The columns to read, if not all. */
  readonly columns?: Readonly<Record<string, PgColumn>>;
  /** Folded texts that search uses. */
  readonly search: readonly (PgColumn | SQL)[];
  /** Fields that can be filtered or sorted. */
  readonly fields: Readonly<Record<string, ListField>>;
  readonly defaultSort: Sort;
  /** Rows with a smaller rank come first in any sort order. */
  readonly rank?: { readonly column: SQL; readonly valueOf: (row: AnyRow) => number };
};

type Refused = { readonly failure: Failure };

export type List<AnyRow extends Row> = {
  /** The condition for search text and filters; undefined for all rows. VALIDATION names invalid input. */
  readonly matching: (query: ListQuery) => { readonly condition: SQL | undefined } | Refused;
  /**
   * A page of the rows `within`, with keyset pagination (`after` has the last row's sort value and ID): page 100 is as cheap as page 1, and
   * new rows shift nothing.
   */
  readonly page: (
    transaction: Transaction,
    within: SQL | undefined,
    query: ListQuery,
  ) => Promise<{ readonly page: Page<AnyRow> } | Refused>;
  /** The rows `within` that best match the search text, at most `limit`. Equal matches are in list order. */
  readonly bestMatches: (
    transaction: Transaction,
    within: SQL | undefined,
    text: string,
    limit: number,
  ) => Promise<readonly Match<AnyRow>[]>;
};

/** A search result. `tier`: match quality, 0 is best. */
export type Match<AnyRow> = { readonly row: AnyRow; readonly tier: number };

// Must have the exact format of `valueOf`, because a forged cursor could have a date that only JavaScript or only PostgreSQL accepts.
const isInstant = (value: string): boolean =>
  /^-?infinity$/.test(value) || parseTimestampRange(value)?.from.toISOString() === value;

const isValue: Readonly<Record<SortKey['type'], (value: string) => boolean>> = {
  text: (value) => !value.includes('\0'),
  instant: isInstant,
  number: (value) => /^\d{1,15}$/.test(value),
};
const sqlTypes: Readonly<Record<SortKey['type'], SQL>> = {
  text: sql`text`,
  instant: sql`timestamptz`,
  number: sql`bigint`,
};

function isCountRight({ op, values }: Filter): boolean {
  if (op === 'between') return values.length === 2;
  return op === 'lt' || op === 'gt' ? values.length === 1 : values.length >= 1 && values.length <= listLimits.values;
}

/** Defines a list of a table: search columns, fields to filter and sort by, default order. */
export function defineList<AnyRow extends Row>(definition: Definition<AnyRow>): List<AnyRow> {
  const { table, search, fields, defaultSort, rank } = definition;
  const columns = definition.columns ?? getTableColumns(table);
  const fieldOf = (name: string): ListField | undefined => (Object.hasOwn(fields, name) ? fields[name] : undefined);

  function conditionOf(filter: Filter): { readonly condition: SQL | undefined } | Refused {
    const { field, op, values } = filter;
    const make = fieldOf(field)?.filter;
    const refuse = (message: string): Refused => ({ failure: invalid(message, 'filter') });
    if (!make) return refuse(validationMessages.filterField(field));
    if (!isCountRight(filter)) return refuse(validationMessages.filterCountOfValues(field, op));
    if (values.some((value) => value.length > listLimits.value)) return refuse(validationMessages.filterValue(field));
    return make(filter);
  }

  function matching(query: ListQuery): { readonly condition: SQL | undefined } | Refused {
    const searchText = readSearch(query);
    if (typeof searchText === 'object') return searchText;
    const filters = query.filter ?? [];
    if (filters.length > listLimits.filters)
      return { failure: invalid(validationMessages.filterCount(listLimits.filters), 'filter') };
    const conditions: (SQL | undefined)[] = [];
    if (searchText !== '') conditions.push(or(...search.map((column) => containing(column, searchText))));
    for (const filter of filters) {
      const condition = conditionOf(filter);
      if ('failure' in condition) return condition;
      conditions.push(condition.condition);
    }
    return { condition: and(...conditions) };
  }

  /** Rows after a position, ordered by sort key and then ID for a total order. */
  function beyond(
    key: SortKey,
    { desc: isDescending }: Sort,
    { value, id, rank: rankBefore = 0 }: Position,
  ): SQL | undefined {
    const column = key.column(isDescending);
    const typed = sql`${value}::${sqlTypes[key.type]}`;
    const rowPosition = sql`(${typed}, ${id}::${sql.raw(table.id.getSQLType())})`;
    // A row comparison can use an index on both columns.
    const after = isDescending
      ? sql`(${column}, ${table.id}) < ${rowPosition}`
      : sql`(${column}, ${table.id}) > ${rowPosition}`;
    if (!rank) return after;
    return or(sql`${rank.column} > ${rankBefore}::bigint`, and(sql`${rank.column} = ${rankBefore}::bigint`, after));
  }

  async function page(
    transaction: Transaction,
    within: SQL | undefined,
    query: ListQuery,
  ): Promise<{ readonly page: Page<AnyRow> } | Refused> {
    const first = readFirst(query);
    if (typeof first === 'object') return first;
    const sort = query.sort ? { field: query.sort.field, desc: query.sort.desc ?? false } : defaultSort;
    const key = fieldOf(sort.field)?.sort;
    const found = matching(query);
    if ('failure' in found) return found;
    if (!key) return { failure: invalid(validationMessages.sortField(sort.field), 'sort') };
    const position = readPosition(
      query.after ?? null,
      sort,
      (value, id) => isValue[key.type](value) && isIdIn(table.id, id),
    );
    if (position && 'failure' in position) return position;
    const direction = sort.desc ? desc : asc;
    const requested = and(within, found.condition);
    const column = key.column(sort.desc);
    const rows = (await transaction
      .select({ ...columns, ...(is(column, SQL) ? { sortKey: column } : {}) })
      .from(table)
      .where(and(requested, position ? beyond(key, sort, position) : undefined))
      .orderBy(...(rank ? [asc(rank.column)] : []), direction(column), direction(table.id))
      .limit(first + 1)) as AnyRow[];
    const nodes = rows.slice(0, first);
    const last = nodes.at(-1);
    let counting: Promise<number> | undefined;
    const countAll = async (): Promise<number> => {
      const [total] = await transaction.select({ count: count() }).from(table).where(requested);
      return total?.count ?? 0;
    };
    const cursorOf = (row: AnyRow): string =>
      encodeCursor(sort, {
        value: key.valueOf(row, sort.desc),
        id: row.id,
        ...(rank ? { rank: rank.valueOf(row) } : {}),
      });
    return {
      page: {
        nodes,
        endCursor: last ? cursorOf(last) : null,
        hasNextPage: rows.length > first,
        // Counted once, even if several aliases select it.
        totalCount: () => (counting ??= countAll()),
      },
    };
  }

  async function bestMatches(
    transaction: Transaction,
    within: SQL | undefined,
    text: string,
    limit: number,
  ): Promise<readonly Match<AnyRow>[]> {
    const tier = sql<number>`least(${sql.join(
      search.map((column) => matchTierOf(column, text)),
      sql`, `,
    )})`;
    const key = fieldOf(defaultSort.field)?.sort;
    const direction = defaultSort.desc ? desc : asc;
    const rows = await transaction
      .select({ ...columns, matchTier: tier })
      .from(table)
      .where(and(within, or(...search.map((column) => containing(column, text)))))
      .orderBy(
        tier,
        ...(rank ? [asc(rank.column)] : []),
        ...(key ? [direction(key.column(defaultSort.desc))] : []),
        direction(table.id),
      )
      .limit(limit);
    return rows.map(({ matchTier: own, ...row }) => ({ row: row as unknown as AnyRow, tier: Number(own) }));
  }

  return { matching, page, bestMatches };
}
