import type { GraphQLClient } from '../../api/client.ts';
import { QueryError } from '../../api/queryClient.ts';
import type { FilterOption } from '@edge-console/ui/property-filter';
import { graphql } from '../../api/graphql.ts';

const resellerOptionsQuery = graphql(`
  query ResellerOptions($list: ListInput) {
    entities(type: RESELLER, list: $list) {
      nodes {
        id
        name
      }
    }
  }
`);

/** Resellers whose name or company contains the text. Rejects with the failed call. */
export async function loadResellers(
  client: GraphQLClient,
  text: string,
  signal: AbortSignal,
): Promise<readonly FilterOption[]> {
  const search = text.trim().slice(0, 60);
  const list = { first: 20, search: search === '' ? null : search, sort: { field: 'name', desc: false } };
  const result = await client.request(resellerOptionsQuery, { list }, { signal });
  if (!result.ok) throw new QueryError(result.error);
  return result.value.entities.nodes.map(({ id, name }) => ({ value: id, label: name }));
}
