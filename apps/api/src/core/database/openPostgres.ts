import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { createTransactions } from './transactions.ts';
import { writeBuiltInRoles } from './builtInRoles.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';
import * as schema from './schema.ts';
import { DatabaseSetupError, readServerSetup, findSetupProblem } from './serverSetup.ts';

// The advisory lock key, an arbitrary unique number: "edge" in ASCII.
const migrationLock = 0x65646765;

async function migrateOnce(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const connection = drizzle(client, { schema });
    // Serializes the migrations of processes that start at the same time.
    await connection.execute(sql`SELECT pg_advisory_lock(${migrationLock})`);
    try {
      const obstacle = findSetupProblem(await readServerSetup(connection));
      if (obstacle !== null) throw new DatabaseSetupError(obstacle);
      await migrate(connection, migrations);
    } finally {
      await connection.execute(sql`SELECT pg_advisory_unlock(${migrationLock})`);
    }
  } finally {
    client.release();
  }
}

/** Maximum time to wait for a connection before it counts as an outage. Less than the maximum duration of a request. */
const connectMilliseconds = 5_000;

/** A connection pool. A broken connection is replaced, and only its own transaction fails. */
export function openPool(url: string, onBrokenConnection: (error: unknown) => void): Pool {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: connectMilliseconds });
  // Without `error` listeners, a broken connection would crash the process. The pool emits errors for idle clients; each busy client emits
  // its own.
  pool.on('error', onBrokenConnection);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * A PostgreSQL server (15 or newer). The login must own its database, and have CREATEROLE or the roles `edge_api` and `edge_system`. Throws
 * `DatabaseSetupError`, which explains what is missing.
 */
export async function openPostgres(url: string, onBrokenConnection: (error: unknown) => void): Promise<Database> {
  const pool = openPool(url, onBrokenConnection);
  try {
    await migrateOnce(pool);
    const connection = drizzle(pool, { schema });
    const access = createTransactions((work) => connection.transaction((transaction) => work(transaction)));
    await access.asSystem(writeBuiltInRoles);
    return { ...access, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
