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

/** The words of an account or a person of whom only the id is known; undefined while they load, and of whom the viewer does not see. */
export function useReferenceLabel(id: string | null): { label: string | undefined; isLoading: boolean } {
  const { data, isFetching } = useQuery(referenceLabelQuery, id === null ? null : { id });
  const label = labelOf(data?.node);
  return { label, isLoading: label === undefined && isFetching };
}
