import { sql } from 'drizzle-orm';
import { callerByKind, type Caller } from '../policy/principal.ts';
import type { Database, Transaction } from './database.ts';

/** `statement_timeout`, not above the maximum duration of a request. */
const statementTimeoutMilliseconds = 10_000;

type Run = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

/** `set_config(…, true)` applies until the transaction ends, like SET LOCAL. */
const set = (name: string, value: string) => sql`set_config(${name}, ${value}, true)`;

/** The two kinds of transaction (as a caller, as the system), on top of a function that opens one with the connection's own role. */
export const createTransactions = (run: Run): Pick<Database, 'asPrincipal' | 'asSystem'> => ({
  asPrincipal: (caller, work) =>
    run(async (transaction) => {
      await applyCaller(transaction, caller);
      return work(transaction);
    }),
  asSystem: (work) =>
    run(async (transaction) => {
      await transaction.execute(sql`SELECT ${set('role', 'edge_system')}`);
      return work(transaction);
    }),
});

/** From here on, the transaction sees what this caller can see. */
export async function applyCaller(transaction: Transaction, caller: Caller): Promise<void> {
  await transaction.execute(sql`SELECT ${sql.join(settingsOf(caller), sql`, `)}`);
}

/**
 * Runs part of a mutation as the system (edge_system) within the request's transaction, for access outside the caller's subtree. It must
 * not reveal what it finds. Not for queries: their fields run concurrently and would all run as the system. Use SECURITY DEFINER functions
 * there.
 */
export async function asSystem<T>(transaction: Transaction, work: () => Promise<T>): Promise<T> {
  await transaction.execute(sql`SELECT set_config('app.role_before', current_setting('role'), true)`);
  await transaction.execute(sql`SELECT ${set('role', 'edge_system')}`);
  const restoreRole = () =>
    transaction.execute(sql`SELECT set_config('role', current_setting('app.role_before'), true)`);
  let result: T;
  try {
    result = await work();
  } catch (error) {
    // The transaction continues after a rolled-back savepoint. If it cannot, PostgreSQL rejects this statement too.
    await restoreRole().catch(() => undefined);
    throw error;
  }
  await restoreRole();
  return result;
}

function settingsOf(caller: Caller) {
  const { principal, newUser, apiToken } = callerByKind(caller);
  const entity = principal?.effective.entity ?? apiToken?.entity;
  return [
    set('role', 'edge_api'),
    set('app.entity_id', entity?.id ?? ''),
    set('app.entity_type', entity?.type ?? ''),
    set('app.actor_id', principal?.actor.userId ?? newUser?.userId ?? ''),
    set('app.actor_entity_id', principal?.actor.entity.id ?? ''),
    set('statement_timeout', String(statementTimeoutMilliseconds)),
  ];
}
