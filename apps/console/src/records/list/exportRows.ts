import type { FetchRows } from '@edge-console/ui/data-table';
import type { GraphQLClient } from '../../api/client.ts';
import { QueryError } from '../../api/queryClient.ts';
import type { List, ListRow } from './defineList.ts';
import { type ListInput, maxRows } from './listInput.ts';

/** Fetches all matching rows, page by page, without the cache. Rejects with the failed call. */
export const rowsOf =
  <Row extends ListRow>(list: List<Row>, client: GraphQLClient, input: ListInput): FetchRows<Row> =>
  async (cursor, signal) => {
    const result = await client.request(
      list.exportQuery ?? list.query,
      { list: { ...input, after: cursor } },
      { signal },
    );
    if (!result.ok) throw new QueryError(result.error);
    const connection = result.value[list.resource];
    if (!connection) throw new Error(`The response has no ${list.resource}.`);
    const { nodes, totalCount, pageInfo } = connection;
    return { rows: nodes, cursor: pageInfo.hasNextPage ? pageInfo.endCursor : null, total: totalCount };
  };

export async function allRows<Row extends ListRow>(
  list: List<Row>,
  client: GraphQLClient,
  input: ListInput,
): Promise<Row[]> {
  const fetchRows = rowsOf(list, client, input);
  const { signal } = new AbortController();
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    // Each page starts at the end of the previous one.
    const page: Awaited<ReturnType<typeof fetchRows>> = await fetchRows(cursor, signal);
    rows.push(...page.rows);
    ({ cursor } = page);
  } while (cursor !== null && rows.length < maxRows);
  return rows;
}
