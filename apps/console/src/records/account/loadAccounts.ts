import type { GraphQLClient } from '../../api/client.ts';
import { QueryError } from '../../api/queryClient.ts';
import { graphql } from '../../api/graphql.ts';

const accountsQuery = graphql(`
  query Accounts($list: ListInput) {
    entities(list: $list) {
      nodes {
        id
        name
      }
    }
  }
`);

export type AccountOption = { id: string; name: string };

/** Accounts whose names contain the text. Rejects with the failed call. */
export async function loadAccounts(client: GraphQLClient, text: string, signal: AbortSignal): Promise<AccountOption[]> {
  const search = text.trim().slice(0, 60);
  const list = { first: 20, search: search === '' ? null : search, sort: { field: 'name', desc: false } };
  const result = await client.request(accountsQuery, { list }, { signal });
  if (!result.ok) throw new QueryError(result.error);
  return result.value.entities.nodes;
}
