import type { Grid } from '../grid/types.ts';
import { type Extent, extentOf, isSelected, nothingSelected, type SelectionValue, withRows } from './selection.ts';

/** Keys of the rows that the box in the head means: those of the page or part, or all that match; only what can be selected. */
function* freeKeys<Row>(grid: Grid<Row>): Generator<string, void> {
  const { rowKey } = grid.inputs();
  for (let index = 0; index < grid.view().count; index += 1) {
    const row = grid.rowAt(index);
    if (row !== undefined && grid.isSelectable(row)) yield rowKey(row);
  }
}

/** The same, those in the page first: that they differ among each other mostly answers the question. */
function* freeKeysInSightFirst<Row>(grid: Grid<Row>): Generator<string, void> {
  for (const { row, key } of grid.view().shown) if (grid.isSelectable(row)) yield key;
  yield* freeKeys(grid);
}

/** Tells what the box in the head says. It looks through the rows only when the selection, or which rows are meant, has changed. */
export function extentIn<Row>(grid: Grid<Row>): () => Extent {
  let known: readonly unknown[] = [];
  let extent: Extent = 'empty';
  return () => {
    const { isRowSelectable, from, pageSize, isPart } = grid.inputs();
    const rowModel = grid.rowModel();
    // Another order of all rows is the same set.
    const isWhole = isPart !== true && rowModel.count === rowModel.rows.length;
    const now = [
      grid.selection.value(),
      isWhole ? rowModel.rows : rowModel,
      isRowSelectable,
      from,
      pageSize,
      grid.view().count,
    ];
    if (now.some((part, index) => part !== known[index])) {
      known = now;
      extent = extentOf(grid.selection.value(), freeKeysInSightFirst(grid));
    }
    return extent;
  };
}

/** Whether rows are selected that are not shown now: by a search, or because they are gone. */
function hasHidden<Row>(grid: Grid<Row>, { mode, keys }: SelectionValue): boolean {
  if (mode === 'exclude' || keys.size === 0) return false;
  const { rowKey } = grid.inputs();
  let shown = 0;
  for (let index = 0; index < grid.view().count && shown < keys.size; index += 1) {
    const row = grid.rowAt(index);
    if (row !== undefined && keys.has(rowKey(row))) shown += 1;
  }
  return shown < keys.size;
}

/** All that match but those that cannot be selected: as a flag, without a key for each row. */
function everythingIn<Row>(grid: Grid<Row>): SelectionValue {
  const { rowKey, isRowSelectable } = grid.inputs();
  const keys = new Set<string>();
  for (let index = 0; isRowSelectable !== undefined && index < grid.view().count; index += 1) {
    const row = grid.rowAt(index);
    if (row !== undefined && !isRowSelectable(row)) keys.add(rowKey(row));
  }
  return { mode: 'exclude', keys };
}

/**
 * Selects the rows of a page by their keys, and of all rows "all that match". What is selected and not shown stays, and
 * then the rows are added by key, as the flag would drop it.
 */
export function selectAll<Row>(grid: Grid<Row>, isOn: boolean): void {
  const { selection } = grid;
  const value = selection.value();
  if (freeKeys(grid).next().done === true) return;
  if (grid.inputs().isPart === true || (isOn ? hasHidden(grid, value) : value.mode === 'include')) {
    selection.change(withRows(value, freeKeys(grid), isOn));
  } else selection.change(isOn ? everythingIn(grid) : nothingSelected);
}

/** The selection for use outside the table: without rows that cannot be selected any more. */
export function selectedNow<Row>(grid: Grid<Row>): SelectionValue {
  const value = grid.selection.value();
  const { rows, rowKey, isRowSelectable } = grid.inputs();
  if (isRowSelectable === undefined) return value;
  const refusing = rows.filter((row) => !isRowSelectable(row) && isSelected(value, rowKey(row)));
  return refusing.length === 0 ? value : withRows(value, refusing.map(rowKey), false);
}
