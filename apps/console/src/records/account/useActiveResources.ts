import { useAccess } from '../../auth/access/useAccess.ts';
import { graphql } from '../../api/graphql.ts';
import { useQuery } from '../../api/useQuery.ts';

const resourceNamesQuery = graphql(`
  query ResourceNames($list: ListInput) {
    resources(list: $list) {
      totalCount
      nodes {
        id
        name
      }
    }
  }
`);

/** Most resources that are named; of the others it is said how many. */
const maxNamed = 10;

type ActiveResources = { names: readonly string[]; count: number };

/** The active resources of the viewer's own account by name. Undefined while they are loaded, and for who may not read resources. */
export function useActiveResources({ isAsked }: { isAsked: boolean }): { resources: ActiveResources | undefined } {
  const { allowed } = useAccess('resources');
  const filter = [{ field: 'active', op: 'eq' as const, values: ['true'] }];
  const { data } = useQuery(resourceNamesQuery, allowed && isAsked ? { list: { first: maxNamed, filter } } : null);
  const resources = data && { names: data.resources.nodes.map(({ name }) => name), count: data.resources.totalCount };
  return { resources };
}
