import { graphql } from '../data/graphql.ts';
import { useQuery } from '../data/useQuery.ts';

const accountNameQuery = graphql(`
  query AccountName($id: ID!) {
    node(id: $id) {
      id
      ... on Entity {
        name
      }
    }
  }
`);

/** The name of an account that an address gives by its id; undefined while it loads, and for one that the viewer does not see. */
export function useAccountName(id: string | null): string | undefined {
  const { data } = useQuery(accountNameQuery, id === null ? null : { id });
  return data?.node && 'name' in data.node ? data.node.name : undefined;
}
