import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The named columns of a table. */
export function pickColumns<Table extends PgTable>(
  table: Table,
  ...names: readonly (keyof Table['_']['columns'] & string)[]
): Readonly<Record<string, PgColumn>> {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  return Object.fromEntries(
    names.map((name) => {
      const column = columns[name];
      if (!column) throw new Error(`There is no column ${name}`);
      return [name, column];
    }),
  );
}
