import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Caller } from '../policy/principal.ts';
import type * as schema from './schema.ts';

/** A Drizzle transaction, with the same type for PGlite and a PostgreSQL server. */
export type Transaction = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * The two kinds of transaction. Each commits when `work` resolves and rolls back when it throws. Do not nest them: the embedded database
 * has a single connection.
 */
export type Database = {
  /** Runs as the `caller` of a request: row-level security limits rows to the caller's subtree, or to none without an entity. */
  asPrincipal<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs as the system (sign-in, outbox worker, seed) with access to every row. */
  asSystem<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
