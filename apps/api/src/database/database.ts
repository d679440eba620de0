import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Caller } from '../policy/principal.ts';
import type * as schema from './schema.ts';

/** What runs statements: the same type whether PGlite or a PostgreSQL server is behind it. */
export type Transaction = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * The two ways into the database. Both run `work` in one transaction that commits when `work` resolves and rolls back
 * when it throws. Never call one inside the other: the embedded database has a single connection.
 */
export type Database = {
  /** As a request of `caller`: row-level security shows and accepts his subtree only; nothing without an entity. */
  asPrincipal<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** As the system itself (sign-in, outbox worker, seed): sees every row. */
  asSystem<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
