import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { users, type UserRow } from '../database/schema.ts';
import { invalid, type Failure } from '../errors/failure.ts';
import { validationMessages } from '../errors/messages.ts';
import { encodeCursor, type Position } from '../lists/cursor.ts';
import { readInstantRange } from '../lists/instantRange.ts';
import type { ListQuery, Sort } from '../lists/listQuery.ts';

type SortKey = {
  /** The stored key to sort by; "never" needs one for each direction. */
  readonly column: (descending: boolean) => PgColumn;
  readonly type: 'text' | 'instant';
  /** The key of a row as text: exactly what the column holds. */
  readonly valueOf: (row: UserRow, descending: boolean) => string;
};

const byName: SortKey = { column: () => users.nameKey, type: 'text', valueOf: ({ nameKey }) => nameKey };

const sortKeys: Readonly<Record<string, SortKey>> = {
  user: byName,
  name: byName,
  email: { column: () => users.emailKey, type: 'text', valueOf: ({ emailKey }) => emailKey },
  role: { column: () => users.roleKey, type: 'text', valueOf: ({ roleKey }) => roleKey },
  status: { column: () => users.status, type: 'text', valueOf: ({ status }) => status },
  createdAt: { column: () => users.createdAt, type: 'instant', valueOf: ({ createdAt }) => createdAt.toISOString() },
  lastLogin: {
    column: (descending) => (descending ? users.lastLoginDescending : users.lastLoginAscending),
    type: 'instant',
    valueOf: ({ lastLogin }, descending) => lastLogin?.toISOString() ?? (descending ? '-infinity' : 'infinity'),
  },
};

const defaultSort: Sort = { field: 'createdAt', desc: true };

// Exactly what `valueOf` writes: a cursor made by hand may hold what only one of JavaScript and PostgreSQL takes for a date.
const isInstant = (value: string): boolean =>
  /^-?infinity$/.test(value) || readInstantRange(value)?.from.toISOString() === value;

export type UserSort = Sort & {
  readonly order: readonly SQL[];
  readonly isValue: (value: string) => boolean;
  readonly beyond: (position: Position) => SQL;
  readonly cursorOf: (row: UserRow) => string;
};

/** How a list of users is sorted: by the field asked for, then by id, so that no two rows are equal. */
export function readUserSort(wanted: ListQuery['sort'] | null): UserSort | { readonly failure: Failure } {
  const sort: Sort = wanted ? { field: wanted.field, desc: wanted.desc ?? false } : defaultSort;
  const key = Object.hasOwn(sortKeys, sort.field) ? sortKeys[sort.field] : undefined;
  if (!key) return { failure: invalid(validationMessages.sortField(sort.field), 'sort') };
  const column = key.column(sort.desc);
  const direction = sort.desc ? desc : asc;
  return {
    ...sort,
    order: [direction(column), direction(users.id)],
    isValue: (value) => (key.type === 'text' ? !value.includes('\0') : isInstant(value)),
    beyond: ({ value, id }) => {
      const typed = key.type === 'text' ? sql`${value}::text` : sql`${value}::timestamptz`;
      const place = sql`(${typed}, ${id}::uuid)`;
      // A row comparison, which an index on both columns answers by itself.
      return sort.desc ? sql`(${column}, ${users.id}) < ${place}` : sql`(${column}, ${users.id}) > ${place}`;
    },
    cursorOf: (row) => encodeCursor(sort, { value: key.valueOf(row, sort.desc), id: row.id }),
  };
}
