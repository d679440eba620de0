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

// The key of the advisory lock, any number that nobody else uses: "edge" in ASCII.
const migrationLock = 0x65646765;

async function migrateOnce(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const connection = drizzle(client, { schema });
    // Two processes that start together migrate one after the other.
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

/** Waiting longer than this for a connection counts as an outage; it is less than a request may last. */
const connectMilliseconds = 5_000;

/** A connection pool. A connection that breaks is replaced, and only its own transaction fails. */
export function openPool(url: string, onBrokenConnection: (error: unknown) => void): Pool {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: connectMilliseconds });
  // Without an `error` listener a broken connection would crash the process: the pool emits for idle clients, each busy client for itself.
  pool.on('error', onBrokenConnection);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * A PostgreSQL server (15 or newer). The login needs no more than to own its database, and either CREATEROLE or the
 * roles `edge_api` and `edge_system` granted to it. Throws `DatabaseSetupError`, which says what is missing.
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
