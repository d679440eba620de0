import { sql } from 'drizzle-orm';
import type { Principal } from '../policy/principal.ts';
import type { Database, Transaction } from './database.ts';

/** Nothing in a request may hold the database longer than a request may last. */
const statementTimeoutMilliseconds = 10_000;

type Run = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

/** `true` as third argument: until the transaction ends, as SET LOCAL. */
const set = (name: string, value: string) => sql`set_config(${name}, ${value}, true)`;

/** The two ways into the database, over any way of running a transaction as the connection's own user. */
export const accessThrough = (run: Run): Pick<Database, 'asPrincipal' | 'asSystem'> => ({
  asPrincipal: (principal, work) =>
    run(async (transaction) => {
      const settings = settingsOf(principal);
      await transaction.execute(sql`SELECT ${sql.join(settings, sql`, `)}`);
      return work(transaction);
    }),
  asSystem: (work) =>
    run(async (transaction) => {
      await transaction.execute(sql`SELECT ${set('role', 'edge_system')}`);
      return work(transaction);
    }),
});

function settingsOf(principal: Principal | null) {
  const entity = principal?.effective.entity;
  return [
    set('role', 'edge_api'),
    set('app.entity_id', entity?.id ?? ''),
    set('app.entity_type', entity?.type ?? ''),
    set('app.actor_id', principal?.actor.userId ?? ''),
    set('statement_timeout', String(statementTimeoutMilliseconds)),
  ];
}
