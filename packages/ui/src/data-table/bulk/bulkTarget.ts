import type { SelectionValue } from '../selection/selection.ts';

/**
 * What a bulk action is done to, as a server can be told: these rows, or all that the query finds but these. The
 * keys of "all 12,431" are unknown, so the query is sent instead.
 */
export type BulkTarget<Query> = { keys: readonly string[] } | { query: Query; except: readonly string[] };

/** What a server is told of a selection, that of the table's handle; `query` is what the table is asked for. */
export function bulkTarget<Query>({ mode, keys }: SelectionValue, query: Query): BulkTarget<Query> {
  return mode === 'include' ? { keys: [...keys] } : { query, except: [...keys] };
}
