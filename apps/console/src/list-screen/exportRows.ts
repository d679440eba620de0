import type { FetchRows } from '@edge-console/ui/data-table';
import type { GraphQLClient } from '../data/client.ts';
import { QueryFailure } from '../data/data.ts';
import type { List, ListRow } from './defineList.ts';
import type { ListInput } from './listInput.ts';

/** All rows that match, page by page, past the cache. Rejects with the failed call. */
export const rowsOf =
  <Row extends ListRow>(list: List<Row>, client: GraphQLClient, input: ListInput): FetchRows<Row> =>
  async (cursor, signal) => {
    const result = await client.request(list.query, { list: { ...input, after: cursor } }, { signal });
    if (!result.ok) throw new QueryFailure(result.error);
    const connection = result.value[list.resource];
    if (!connection) throw new Error(`The answer has no ${list.resource}.`);
    const { nodes, totalCount, pageInfo } = connection;
    return { rows: nodes, cursor: pageInfo.hasNextPage ? pageInfo.endCursor : null, total: totalCount };
  };
