import { graphql, type ResultOf } from '../../api/graphql.ts';
import { useQuery } from '../../api/useQuery.ts';
import { userLabel } from '../../api/viewer/fullName.ts';

const referenceLabelQuery = graphql(`
  query ReferenceLabel($id: ID!) {
    node(id: $id) {
      __typename
      id
      ... on Entity {
        name
      }
      ... on User {
        name
        lastName
        email
      }
    }
  }
`);

type ReferenceNode = ResultOf<typeof referenceLabelQuery>['node'];

function labelOf(node: ReferenceNode | undefined): string | undefined {
  if (node?.__typename === 'Entity') return node.name;
  return node?.__typename === 'User' ? userLabel(node) : undefined;
}

/** Label of an account or user by ID; undefined while loading, or if the viewer cannot see it. */
export function useReferenceLabel(id: string | null): { label: string | undefined; isLoading: boolean } {
  const { data, isFetching } = useQuery(referenceLabelQuery, id === null ? null : { id });
  const label = labelOf(data?.node);
  return { label, isLoading: label === undefined && isFetching };
}
