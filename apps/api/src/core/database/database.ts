import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Caller } from '../policy/principal.ts';
import type * as schema from './schema.ts';

/** A Drizzle transaction: the same type over PGlite and over a PostgreSQL server. */
export type Transaction = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * Both kinds of transaction. Each runs `work` in one that commits when `work` resolves and rolls back
 * when it throws. Never call one inside the other: the embedded database has a single connection.
 */
export type Database = {
  /** As a request of `caller`: row-level security shows and accepts rows of the caller's subtree only; none without an entity. */
  asPrincipal<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** As the system itself (sign-in, outbox worker, seed): sees every row. */
  asSystem<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
