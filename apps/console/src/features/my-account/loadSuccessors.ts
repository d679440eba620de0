import type { GraphQLClient } from '../../api/client.ts';
import { QueryError } from '../../api/queryClient.ts';
import { userLabel } from '../../api/viewer/fullName.ts';
import { graphql } from '../../api/graphql.ts';

const successorsQuery = graphql(`
  query Successors($entityId: ID, $list: ListInput) {
    users(entityId: $entityId, list: $list) {
      nodes {
        id
        name
        lastName
        email
      }
    }
  }
`);

/** Active users in the account who can take over. Rejects with the failed call. */
export async function loadSuccessors(
  client: GraphQLClient,
  { entityId, ownId }: { entityId: string; ownId: string },
  text: string,
  signal: AbortSignal,
): Promise<{ id: string; label: string }[]> {
  const search = text.trim().slice(0, 60);
  const filter = [{ field: 'status', op: 'eq' as const, values: ['ACTIVE'] }];
  const list = { first: 20, search: search === '' ? null : search, filter, sort: { field: 'name', desc: false } };
  const result = await client.request(successorsQuery, { entityId, list }, { signal });
  if (!result.ok) throw new QueryError(result.error);
  return result.value.users.nodes
    .filter(({ id }) => id !== ownId)
    .map((user) => ({ id: user.id, label: userLabel(user) }));
}
