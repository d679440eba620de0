import { and, count, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import type { RequestContext } from './context.ts';

type LoaderContext = Pick<RequestContext, 'transaction' | 'principal'>;
type Load<Value> = (id: string) => Promise<Value | undefined>;
type Waiting<Value> = { resolve(value: Value | undefined): void; reject(reason: unknown): void };

function batch<Value>(loadMany: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>): Load<Value> {
  let pending = new Map<string, Waiting<Value>[]>();

  async function flush(): Promise<void> {
    const current = pending;
    pending = new Map();
    try {
      const found = await loadMany([...current.keys()]);
      for (const [id, waiting] of current) for (const one of waiting) one.resolve(found.get(id));
    } catch (error) {
      for (const waiting of current.values()) for (const one of waiting) one.reject(error);
    }
  }

  return (id) =>
    new Promise((resolve, reject) => {
      // A macrotask: GraphQL resolves the siblings of a list over several microtasks.
      if (pending.size === 0) setImmediate(() => void flush());
      pending.set(id, [...(pending.get(id) ?? []), { resolve, reject }]);
    });
}

/**
 * A DataLoader of each request without a cache: batches the ids of one turn of the event loop, and reads again what a mutation changed.
 * An id that `loadMany` does not return resolves to undefined.
 */
export function defineLoader<Value>(
  loadMany: (context: LoaderContext, ids: string[]) => Promise<ReadonlyMap<string, Value>>,
): (context: LoaderContext, id: string) => Promise<Value | undefined> {
  const loaders = new WeakMap<Transaction, Load<Value>>();
  return (context, id) => {
    const { transaction } = context;
    const load = loaders.get(transaction) ?? batch((ids) => loadMany(context, [...ids]));
    loaders.set(transaction, load);
    return load(id);
  };
}

/** A loader of how many rows have an id in a column. */
export function defineCountLoader(
  column: PgColumn,
  condition: (context: LoaderContext) => SQL | undefined = () => undefined,
): (context: LoaderContext, id: string) => Promise<number> {
  const load = defineLoader(async (context, ids) => {
    const rows = await context.transaction
      .select({ id: column, count: count() })
      .from(column.table)
      .where(and(inArray(column, ids), condition(context)))
      .groupBy(column);
    return new Map(rows.map((row) => [String(row.id), row.count]));
  });
  return async (context, id) => (await load(context, id)) ?? 0;
}
