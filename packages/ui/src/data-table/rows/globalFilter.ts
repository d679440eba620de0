import { fold } from '../../text-search/fold.ts';
import type { DataColumn, SortValue } from '../types.ts';
import type { RowModelInputs } from './rowModel.ts';

/** What is searched: the columns that say so, else those that are sorted by text. */
export function searchableColumns<Row>(
  columns: readonly DataColumn<Row>[],
): { id: string; read: (row: Row) => SortValue }[] {
  const isSaid = columns.some(({ searchText }) => searchText);
  return columns.flatMap(({ id, searchText, sortBy }) => {
    const read = isSaid ? searchText : sortBy;
    return read ? [{ id, read }] : [];
  });
}

/**
 * A quick test that makes no new string: false only if the text cannot contain what is searched for. Text beyond ASCII may have
 * accents and always passes.
 */
const quickTestFor = (wanted: string): RegExp =>
  new RegExp(String.raw`${wanted.replaceAll(/\W/g, String.raw`\$&`)}|[\u0080-\uffff]`, 'i');

/** Whether a row is one of those that are searched for: a searched column has the text, or the application's own rule holds. */
export function createRowFilter<Row>({ columns, search, matches, locale }: RowModelInputs<Row>): (row: Row) => boolean {
  if (matches !== undefined) return (row) => matches(row, search);
  const wanted = fold(search, locale);
  const glance = quickTestFor(wanted);
  const reads = searchableColumns(columns).map(({ read }) => read);
  return (row) => {
    // By index: the loop runs before the engine has optimised iterators.
    for (let index = 0; index < reads.length; index += 1) {
      const value = reads[index]?.(row);
      if (typeof value !== 'string' || !glance.test(value)) continue;
      if (fold(value, locale).includes(wanted)) return true;
    }
    // A search text of accents alone is empty without them.
    return wanted === '';
  };
}
