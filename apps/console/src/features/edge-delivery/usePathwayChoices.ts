import { useCallback, useMemo } from 'react';
import { useQuery } from '../../api/useQuery.ts';
import { pathwayChoicesQuery, type StoredPathway } from './queries.ts';

/** All pathways, and a lookup that also finds the resource's own before all are loaded. */
export function usePathwayChoices(own: readonly StoredPathway[]) {
  const query = useQuery(pathwayChoicesQuery, {});
  const choices = query.data?.pathways.nodes;
  const known = useMemo(() => new Map([...own, ...(choices ?? [])].map((one) => [one.id, one])), [own, choices]);
  return { ...query, choices, pathwayOf: useCallback((id: string) => known.get(id), [known]) };
}
