/**
 * Which rows are selected: those with these keys, or all that match but those with these keys. "All of 12,431" is a flag and not
 * 12,431 keys, and holds for rows that have not been loaded.
 */
export interface SelectionValue {
  mode: 'include' | 'exclude';
  keys: ReadonlySet<string>;
}

export const nothingSelected: SelectionValue = { mode: 'include', keys: new Set() };
export const everythingSelected: SelectionValue = { mode: 'exclude', keys: new Set() };

export function isSelected({ mode, keys }: SelectionValue, key: string): boolean {
  return keys.has(key) === (mode === 'include');
}

/** The same selection with these rows in it, or not in it. */
export function withRows({ mode, keys }: SelectionValue, rows: Iterable<string>, isOn: boolean): SelectionValue {
  const next = new Set(keys);
  const isListed = isOn === (mode === 'include');
  for (const key of rows) {
    if (isListed) next.add(key);
    else next.delete(key);
  }
  return { mode, keys: next };
}

/** How many rows are selected, of `total` that match. */
export function selectedCount({ mode, keys }: SelectionValue, total: number): number {
  return mode === 'include' ? keys.size : Math.max(0, total - keys.size);
}

/** `empty`: there is no row that could be selected. */
export type Extent = 'empty' | 'none' | 'some' | 'all';

/** How much of these rows is selected. A count could not say it: what is selected may be other rows. */
export function extentOf(selection: SelectionValue, rows: Iterable<string>): Extent {
  const found = new Set<boolean>();
  for (const key of rows) {
    // Some are and some are not: the remaining rows cannot change that.
    if (found.add(isSelected(selection, key)).size > 1) return 'some';
  }
  if (found.size === 0) return 'empty';
  return found.has(true) ? 'all' : 'none';
}
