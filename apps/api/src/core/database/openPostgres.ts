import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { createTransactions } from './transactions.ts';
import type { Database } from './database.ts';
import { checkSchemaVersion } from './schemaVersion.ts';
import * as schema from './schema.ts';
import { DatabaseSetupError, findServingProblem, readServerSetup } from './serverSetup.ts';

/** Maximum time to wait for a connection before it counts as an outage. Less than the maximum duration of a request. */
const connectMilliseconds = 5_000;

type PoolOptions = {
  readonly url: string;
  /** Maximum number of connections. @default 10 */
  readonly connections?: number;
  readonly onBrokenConnection: (error: unknown) => void;
};

/** A connection pool. A broken connection is replaced, and only its own transaction fails. */
export function openPool({ url, connections = 10, onBrokenConnection }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMilliseconds,
  });
  // Without `error` listeners, a broken connection would crash the process. The pool emits errors for idle clients; each busy client emits
  // its own.
  pool.on('error', onBrokenConnection);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * The migrated database of a PostgreSQL server (15 or newer). The login needs the roles `edge_api` and `edge_system`.
 * @throws DatabaseSetupError, which explains what is missing
 */
export async function openPostgres(options: PoolOptions): Promise<Database> {
  const pool = openPool(options);
  try {
    const connection = drizzle(pool, { schema });
    const problem = findServingProblem(await readServerSetup(connection));
    if (problem !== null) throw new DatabaseSetupError(problem);
    const access = createTransactions((work) => connection.transaction((transaction) => work(transaction)));
    await access.asSystem(checkSchemaVersion);
    return { ...access, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
