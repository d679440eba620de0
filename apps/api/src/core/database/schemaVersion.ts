import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { migrations } from './migrations.ts';
import { DatabaseSetupError } from './serverSetup.ts';

/** The newest migration of this release. */
const newest = Math.max(...migrations.journal.map(({ when }) => when));
const nameOf = (version: number): string =>
  migrations.journal.find(({ when }) => when === version)?.tag ?? `${version}`;

/** The newest migration of a database; 0 for an empty one. */
export async function readAppliedVersion(connection: Pick<Transaction, 'execute'>): Promise<number> {
  const exists = await connection.execute(
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists`,
  );
  if (!rowsOf(exists)[0]?.['exists']) return 0;
  const result = await connection.execute(
    sql`SELECT max(created_at)::text AS version FROM drizzle.__drizzle_migrations`,
  );
  return Number(rowsOf(result)[0]?.['version'] ?? 0);
}

type Rows = readonly Readonly<Record<string, unknown>>[];
/** Both drivers return rows, in different types. */
const rowsOf = (result: unknown): Rows => (result as { readonly rows: Rows }).rows;

/**
 * Rejects a database that this release does not know. A database can be newer, because it is migrated before the services are replaced,
 * as long as no migration has removed what this release needs (docs/decisions/0094-database-migrations.md).
 * @throws DatabaseSetupError
 */
export async function checkSchemaVersion(transaction: Transaction): Promise<void> {
  const applied = await readAppliedVersion(transaction);
  if (applied < newest) {
    throw new DatabaseSetupError(
      `The database is at migration ${applied === 0 ? '(none)' : nameOf(applied)}, and this release needs ${nameOf(newest)}. Migrate the database first.`,
    );
  }
  const result = await transaction.execute(sql`SELECT drizzle.oldest_release()::text AS version`);
  const oldest = Number(rowsOf(result)[0]?.['version'] ?? 0);
  if (oldest > newest) {
    throw new DatabaseSetupError(
      `The database no longer supports this release, whose newest migration is ${nameOf(newest)}. Start a newer release.`,
    );
  }
}
