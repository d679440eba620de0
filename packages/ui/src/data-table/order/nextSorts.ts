import { nextSort, type Sort, type SortDirection } from '../../table/sort.ts';

/**
 * What pressing a head does. Alone, it sorts by that column, or turns it round. Added (with Shift), the column joins behind the
 * others, turns round where it stands, and at its third press goes again.
 */
export function nextSorts(
  current: readonly Sort[],
  column: string,
  first: SortDirection | undefined,
  isAdded: boolean,
): readonly Sort[] {
  const place = current.findIndex((one) => one.column === column);
  const next = nextSort(current[place], column, first);
  if (!isAdded) return [next];
  if (place === -1) return [...current, next];
  if (current[place]?.direction !== (first ?? 'ascending')) return current.toSpliced(place, 1);
  return current.with(place, next);
}
