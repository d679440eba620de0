import type { GraphQLClient } from '../../api/client.ts';
import { QueryError } from '../../api/queryClient.ts';
import { customersQuery } from './queries.ts';

/** Edge Intelligence customers whose names contain the text, in alphabetical order. */
export const customersList = (text: string, first: number) => {
  const search = text.trim().slice(0, 60);
  return {
    first,
    search: search === '' ? null : search,
    filter: [{ field: 'services', op: 'eq' as const, values: ['EDGE_INTELLIGENCE'] }],
    sort: { field: 'name', desc: false },
  };
};

/** Options for the customer selection. Rejects with the failed call. */
export async function loadCustomers(
  client: GraphQLClient,
  text: string,
  signal: AbortSignal,
): Promise<readonly { id: string; label: string }[]> {
  const result = await client.request(customersQuery, { list: customersList(text, 20) }, { signal });
  if (!result.ok) throw new QueryError(result.error);
  return result.value.entities.nodes.map(({ id, name }) => ({ id, label: name }));
}
