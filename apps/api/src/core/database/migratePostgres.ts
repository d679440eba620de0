import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { writeBuiltInRoles } from './builtInRoles.ts';
import { migrations } from './migrations.ts';
import * as schema from './schema.ts';
import { readAppliedVersion } from './schemaVersion.ts';
import { DatabaseSetupError, findMigrationProblem, readServerSetup } from './serverSetup.ts';
import { createTransactions } from './transactions.ts';
import { writeServiceLogin } from './writeServiceLogin.ts';

// The advisory lock key, an arbitrary unique number: "edge" in ASCII.
const migrationLock = 0x65646765;

type MigrationOptions = {
  /** A login that owns the database. */
  readonly url: string;
  /** The certificates (PEM) of the server's authority. @default the server is not verified, unless the URL says so */
  readonly authority?: string | undefined;
  /** The same database, with the login of the services. @default an operator creates it */
  readonly serviceUrl?: string | undefined;
  /** How long a statement waits for a lock before the migration is rolled back. Meanwhile, requests wait behind it. @default 5 */
  readonly lockTimeoutSeconds?: number;
  /** Only lists the pending migrations. @default false */
  readonly isDryRun?: boolean;
};

/**
 * Applies the pending migrations in one transaction, one process at a time, and writes the built-in roles. Returns their names.
 * @throws DatabaseSetupError, which explains what the login lacks
 */
export async function migratePostgres({
  url,
  authority,
  serviceUrl,
  lockTimeoutSeconds = 5,
  isDryRun = false,
}: MigrationOptions): Promise<readonly string[]> {
  const client = new Client({ connectionString: url, ...(authority !== undefined && { ssl: { ca: authority } }) });
  await client.connect();
  try {
    const connection = drizzle(client, { schema });
    const problem = findMigrationProblem(await readServerSetup(connection));
    if (problem !== null) throw new DatabaseSetupError(problem);
    // Ends with the connection. Waits without a limit for the same migrations in another process.
    await connection.execute(sql`SELECT pg_advisory_lock(${migrationLock})`);
    const applied = await readAppliedVersion(connection);
    const pending = migrations.journal.filter(({ when }) => when > applied).map(({ tag }) => tag);
    if (isDryRun) return pending;
    await connection.execute(sql.raw(`SET lock_timeout = ${lockTimeoutSeconds * 1000}`));
    await migrate(connection, migrations);
    await createTransactions((work) => connection.transaction((transaction) => work(transaction))).asSystem(
      writeBuiltInRoles,
    );
    if (serviceUrl !== undefined) await writeServiceLogin(client, serviceUrl);
    return pending;
  } finally {
    await client.end();
  }
}
