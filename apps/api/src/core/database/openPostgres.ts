import { inSpan } from '@edge-console/service';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { connectionWait } from '../metrics.ts';
import { createTransactions } from './transactions.ts';
import type { Database, Transaction } from './database.ts';
import { checkSchemaVersion } from './schemaVersion.ts';
import * as schema from './schema.ts';
import { DatabaseSetupError, findServingProblem, readServerSetup } from './serverSetup.ts';

/** Maximum time to wait for a connection before it counts as an outage. Less than the maximum duration of a request. */
const connectMilliseconds = 5_000;

type PoolOptions = {
  readonly url: string;
  /** The certificates (PEM) of the server's authority. @default the server is not verified, unless the URL says so */
  readonly authority?: string | undefined;
  /** Maximum number of connections. @default 10 */
  readonly connections?: number;
  readonly onBrokenConnection: (error: unknown) => void;
};

/** A connection pool. A broken connection is replaced, and only its own transaction fails. */
export function openPool({ url, authority, connections = 10, onBrokenConnection }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    ...(authority !== undefined && { ssl: { ca: authority } }),
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
 * Runs work in a transaction on a client of the pool. Drizzle's own function never releases a client whose BEGIN fails, so that after ten of
 * those, no request gets a connection.
 */
export function createTransactionRunner(pool: Pool) {
  const connections = new WeakMap<PoolClient, NodePgDatabase<typeof schema>>();

  async function connect(): Promise<PoolClient> {
    const end = connectionWait.startTimer();
    try {
      return await inSpan('postgresql connect', {}, () => pool.connect());
    } finally {
      end();
    }
  }

  return <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
    inSpan('postgresql transaction', { attributes: { 'db.system.name': 'postgresql' } }, async () => {
      const client = await connect();
      try {
        const connection = connections.get(client) ?? drizzle(client, { schema });
        connections.set(client, connection);
        return await connection.transaction((transaction) => work(transaction));
      } finally {
        client.release();
      }
    });
}

export type ServerDatabase = Database & {
  /** The open connections, the unused ones, and how many transactions wait for one. */
  readonly connectionCounts: () => { readonly total: number; readonly idle: number; readonly waiting: number };
};

/**
 * The migrated database of a PostgreSQL server (15 or newer). The login needs the roles `edge_api` and `edge_system`.
 * @throws DatabaseSetupError, which explains what is missing
 */
export async function openPostgres(options: PoolOptions): Promise<ServerDatabase> {
  const pool = openPool(options);
  try {
    const problem = findServingProblem(await readServerSetup(drizzle(pool, { schema })));
    if (problem !== null) throw new DatabaseSetupError(problem);
    const access = createTransactions(createTransactionRunner(pool));
    await access.asSystem(checkSchemaVersion);
    return {
      ...access,
      connectionCounts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
      close: () => pool.end(),
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
