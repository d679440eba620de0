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

/** Maximum resources listed by name; the rest are counted. */
const maxNamed = 10;

type ActiveResources = { names: readonly string[]; count: number };

/**
 * Active resources of the viewer's account, by name. Undefined while loading, or without permission to read resources.
 */
export function useActiveResources({ isEnabled }: { isEnabled: boolean }): { resources: ActiveResources | undefined } {
  const { allowed } = useAccess('resources');
  const filter = [{ field: 'active', op: 'eq' as const, values: ['true'] }];
  const { data } = useQuery(resourceNamesQuery, allowed && isEnabled ? { list: { first: maxNamed, filter } } : null);
  const resources = data && { names: data.resources.nodes.map(({ name }) => name), count: data.resources.totalCount };
  return { resources };
}
