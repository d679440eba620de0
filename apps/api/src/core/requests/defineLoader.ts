import DataLoader from 'dataloader';
import { and, count, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import type { RequestContext } from './context.ts';

type LoaderContext = Pick<RequestContext, 'transaction' | 'principal'>;

/**
 * A DataLoader for each request. It batches the IDs of one event loop turn and caches nothing, so that changes by a mutation are read
 * again. An ID that `loadMany` does not return resolves to undefined.
 */
export function defineLoader<Value, Context extends LoaderContext = LoaderContext>(
  loadMany: (context: Context, ids: string[]) => Promise<ReadonlyMap<string, Value>>,
): (context: Context, id: string) => Promise<Value | undefined> {
  const loaders = new WeakMap<Transaction, DataLoader<string, Value | undefined>>();

  function createLoader(context: Context): DataLoader<string, Value | undefined> {
    return new DataLoader(
      async (ids) => {
        const found = await loadMany(context, [...new Set(ids)]);
        return ids.map((id) => found.get(id));
      },
      // A macrotask, because GraphQL resolves the siblings of a list over several microtasks.
      { cache: false, batchScheduleFn: (dispatch) => void setImmediate(dispatch) },
    );
  }

  return (context, id) => {
    const { transaction } = context;
    const loader = loaders.get(transaction) ?? createLoader(context);
    loaders.set(transaction, loader);
    return loader.load(id);
  };
}

/** A loader of row counts by the ID in a column. */
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
