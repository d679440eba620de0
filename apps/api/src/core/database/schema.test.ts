import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import type { Database } from './database.ts';
import * as schema from './schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const tables = Object.values(schema).filter((table) => is(table, PgTable));

/** Runs a catalog query. */
const rows = <Row>(fields: Record<string, unknown>, from: ReturnType<typeof sql>): Promise<Row[]> =>
  database.asSystem(
    async (transaction) =>
      (await transaction.select(fields as Record<string, ReturnType<typeof sql>>).from(from)) as Row[],
  );

type Column = { table: string; column: string; type: string; required: boolean; generated: boolean };

describe('the tables in the code and in the migrations', () => {
  it('have the same columns, types and constraints', async () => {
    const migrated = await rows<Column>(
      {
        table: sql`c.relname::text`,
        column: sql`a.attname::text`,
        type: sql`format_type(a.atttypid, a.atttypmod)`,
        required: sql`a.attnotnull`,
        generated: sql`a.attgenerated <> ''`,
      },
      sql`pg_attribute a JOIN pg_class c ON c.oid = a.attrelid AND c.relkind IN ('r', 'p') AND NOT c.relispartition
          JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public' AND a.attnum > 0 AND NOT a.attisdropped`,
    );
    const coded = tables.flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map((column): Column => ({
        table: name,
        column: column.name,
        type: column.getSQLType().replace('timestamp (3)', 'timestamp(3)'),
        required: column.notNull,
        generated: column.generated !== undefined,
      }));
    });
    const inOrder = (columns: readonly Column[]) =>
      columns
        .map(({ table, column, type, required, generated }) => [table, column, type, required, generated].join(' '))
        .toSorted();
    expect(inOrder(migrated)).toEqual(inOrder(coded));
  });

  it('have the indexes named in the code', async () => {
    const migrated = await rows<{ name: string }>({ name: sql`indexname::text` }, sql`pg_indexes`);
    const coded = tables.flatMap((table) => getTableConfig(table).indexes.map(({ config }) => config.name ?? ''));
    expect(migrated.map(({ name }) => name)).toEqual(expect.arrayContaining(coded));
  });

  it('all have forced row-level security', async () => {
    const open = await rows<{ table: string }>(
      { table: sql`c.relname::text` },
      sql`pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
          AND c.relkind IN ('r', 'p') AND NOT (c.relrowsecurity AND c.relforcerowsecurity)`,
    );
    expect(open).toEqual([]);
  });
});
