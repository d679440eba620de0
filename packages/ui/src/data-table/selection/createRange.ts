import type { Grid } from '../grid/createGrid.ts';
import { isSelected, type SelectionValue, withRows } from './selection.ts';

export interface Range {
  /** The next range begins at this row, which is about to be selected or not. */
  begin: (index: number, isOn?: boolean) => void;
  /** Selects from where it began, else from `fallback`, to this row; a range that is drawn back gives up what it had taken. */
  extendTo: (index: number, fallback?: number) => void;
}

export function createRange<Row>(grid: Grid<Row>): Range {
  /** Where the next range begins, while that row is still selected or not as it was then: otherwise another range has begun since. */
  let anchor: { key: string; index: number; isOn: boolean } | undefined;
  /** The selection before the range, and what the range made of it: another change in between ends it. */
  let drawn: { before: SelectionValue; after: SelectionValue } | undefined;
  const begin = (index: number, isOn?: boolean) => {
    const key = grid.keyAt(index);
    anchor = key === undefined ? undefined : { key, index, isOn: isOn ?? grid.selection.has(key) };
    drawn = undefined;
  };
  return {
    begin,
    extendTo: (index, fallback = index) => {
      const isHeld = anchor !== undefined && grid.selection.has(anchor.key) === anchor.isOn;
      let from = anchor === undefined || !isHeld ? -1 : grid.indexOf(anchor.key, anchor.index);
      if (from === -1) {
        // On another page, or filtered out, it cannot be the visible end of a range.
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
      if (anchor !== undefined) anchor.isOn = isSelected(after, anchor.key);
      grid.selection.change(after);
    },
  };
}
