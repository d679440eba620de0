import { useState } from 'react';
import { useQuery } from '../../data/useQuery.ts';
import { everyoneCountQuery } from './documents.ts';

/**
 * How many people there are whatever is searched for. Without a filter the list says so itself; `listed` is its count,
 * undefined while it has no answer. The last known number stands until there is a newer one.
 */
export function useEveryoneCount(isFiltered: boolean, listed: number | undefined): number | undefined {
  const asked = useQuery(everyoneCountQuery, isFiltered ? {} : null);
  const newest = isFiltered ? asked.data?.users.totalCount : listed;
  const [known, setKnown] = useState(newest);
  if (newest !== undefined && newest !== known) setKnown(newest);
  return newest ?? known;
}
