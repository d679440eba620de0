export type SortDirection = 'ascending' | 'descending';
export type Sort = { column: string; direction: SortDirection };

/**
 * What pressing a head does. Alone, it sorts by that column in its first direction, or turns it round. Added (with Shift), the
 * column joins behind the others, turns round where it stands, and at its third press goes again.
 */
export function nextSorts(
  current: readonly Sort[],
  column: string,
  first: SortDirection = 'ascending',
  isAdded = false,
): readonly Sort[] {
  const place = current.findIndex((one) => one.column === column);
  const sorted = current[place]?.direction;
  const direction = sorted === undefined ? first : sorted === 'ascending' ? 'descending' : 'ascending';
  const next = { column, direction } as const;
  if (!isAdded) return [next];
  if (sorted === undefined) return [...current, next];
  return sorted === first ? current.with(place, next) : current.toSpliced(place, 1);
}
