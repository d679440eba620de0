import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../core/database/database.ts';
import { isUuid } from '../../core/database/ids.ts';
import type { AccountSection } from './accountSections.ts';

export const rowsPerPage = 1_000;

export type Page = { readonly rows: readonly unknown[]; readonly next: string | null };

const isOwnedBy = ({ owner, only }: AccountSection, entityId: string) => and(eq(owner, entityId), only);

const encodeKeys = (keys: readonly unknown[]): string => Buffer.from(JSON.stringify(keys)).toString('base64url');

/** Whether the database can read a forged key as this type. */
const isKey = (key: unknown, type: string): key is string => {
  if (typeof key !== 'string') return false;
  if (type === 'uuid') return isUuid(key);
  if (type === 'boolean') return key === 'true' || key === 'false';
  if (type === 'integer') return /^\d{1,9}$/.test(key);
  return type === 'text' ? !key.includes('\0') : isTimestamp.test(key) && !Number.isNaN(Date.parse(key));
};
const isTimestamp = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d(?::\d\d)?$/;

/** The keys of the last row of the page before, or null if it was not written by `encodeKeys` for this section. */
function decodeKeys({ keys }: AccountSection, after: string): readonly string[] | null {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(after, 'base64url').toString());
    if (!Array.isArray(decoded) || decoded.length !== keys.length) return null;
    return decoded.every((key, index) => isKey(key, keys[index]?.getSQLType() ?? '')) ? decoded : null;
  } catch {
    return null;
  }
}

const tuple = (parts: readonly (PgColumn | SQL)[]): SQL => sql`(${sql.join([...parts], sql`, `)})`;

export async function countRows(transaction: Transaction, section: AccountSection, entityId: string): Promise<number> {
  const [counted] = await transaction.select({ rows: count() }).from(section.table).where(isOwnedBy(section, entityId));
  return counted?.rows ?? 0;
}

/** Reads a page of an account's rows, or null if `after` is not a position in this section. */
export async function readSection(
  transaction: Transaction,
  section: AccountSection,
  entityId: string,
  after: string | null,
): Promise<Page | null> {
  const { table, keys, columns } = section;
  const position = after === null ? [] : decodeKeys(section, after);
  if (position === null) return null;
  const values = position.map((key, index) => sql`${key}::${sql.raw(keys[index]?.getSQLType() ?? 'text')}`);
  const isAfter = after === null ? undefined : sql`${tuple(keys)} > ${tuple(values)}`;
  const found = await transaction
    .select({
      ...columns,
      position: sql<readonly string[]>`ARRAY[${sql.join(
        keys.map((key) => sql`${key}::text`),
        sql`, `,
      )}]`,
    })
    .from(table)
    .where(and(isOwnedBy(section, entityId), isAfter))
    .orderBy(...keys.map((key) => asc(key)))
    .limit(rowsPerPage);
  const rows = found.map(({ position: _position, ...row }) => row);
  const last = found.length === rowsPerPage ? found.at(-1) : undefined;
  return { rows, next: last ? encodeKeys(last.position) : null };
}
