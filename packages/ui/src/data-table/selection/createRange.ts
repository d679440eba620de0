import type { Grid } from '../grid/createGrid.ts';
import { type SelectionValue, withRows } from './selection.ts';

export interface Range {
  /** The next range begins at this row. */
  begin: (index: number) => void;
  /** Selects from where it began, else from `fallback`, to this row; a range that is drawn back gives up what it had taken. */
  extendTo: (index: number, fallback?: number) => void;
}

export function createRange<Row>(grid: Grid<Row>): Range {
  let anchor: { key: string; index: number } | undefined;
  /** The selection before the range, and what the range made of it: another change in between ends it. */
  let drawn: { before: SelectionValue; after: SelectionValue } | undefined;
  const begin = (index: number) => {
    const key = grid.keyAt(index);
    anchor = key === undefined ? undefined : { key, index };
    drawn = undefined;
  };
  return {
    begin,
    extendTo: (index, fallback = index) => {
      let from = anchor === undefined ? -1 : grid.indexOf(anchor.key, anchor.index);
      if (from === -1) {
        // On another page, or filtered away, it is no end of a range that anybody sees.
        begin(fallback);
        from = fallback;
      }
      const before = drawn?.after === grid.selection.value() ? drawn.before : grid.selection.value();
      const keys: string[] = [];
      for (let at = Math.min(from, index); at <= Math.max(from, index); at += 1) {
        const row = grid.rowAt(at);
        if (row !== undefined && grid.isSelectable(row)) keys.push(grid.inputs().rowKey(row));
      }
      const after = withRows(before, keys, true);
      drawn = { before, after };
      grid.selection.change(after);
    },
  };
}
