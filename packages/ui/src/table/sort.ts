export type SortDirection = 'ascending' | 'descending';
export type Sort = { column: string; direction: SortDirection };

/** What pressing a header does: sort by it, in its first direction, or turn the present direction round. */
export function nextSort(current: Sort | undefined, column: string, first: SortDirection = 'ascending'): Sort {
  if (current?.column !== column) return { column, direction: first };
  return { column, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
}
