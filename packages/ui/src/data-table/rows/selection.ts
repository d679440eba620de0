import { createEmitter } from '../../dom/createEmitter.ts';
import type { TableStore } from '../createTableStore.ts';

/**
 * Which rows are selected: those with these keys, or all matching rows except those. "All of 12,431" is a flag, not
 * 12,431 keys, and includes rows that are not loaded.
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

/** The same selection with these rows selected or deselected. */
export function withRows({ mode, keys }: SelectionValue, rows: Iterable<string>, isOn: boolean): SelectionValue {
  const next = new Set(keys);
  const isListed = isOn === (mode === 'include');
  for (const key of rows) {
    if (isListed) next.add(key);
    else next.delete(key);
  }
  return { mode, keys: next };
}

/** How many of `total` matching rows are selected. */
export function selectedCount({ mode, keys }: SelectionValue, total: number): number {
  return mode === 'include' ? keys.size : Math.max(0, total - keys.size);
}

/** `empty`: no row can be selected. */
type SelectAllState = 'empty' | 'none' | 'some' | 'all';

/** How many of these rows are selected. A count is not enough: other rows can be selected. */
export function selectAllStateOf(selection: SelectionValue, rows: Iterable<string>): SelectAllState {
  const found = new Set<boolean>();
  for (const key of rows) {
    // Mixed: the other rows cannot change that.
    if (found.add(isSelected(selection, key)).size > 1) return 'some';
  }
  if (found.size === 0) return 'empty';
  return found.has(true) ? 'all' : 'none';
}

/** The selection, outside React's state: each rendered row subscribes, so that one press renders one row. */
export interface SelectionStore {
  subscribe: (listener: () => void) => () => void;
  value: () => SelectionValue;
  has: (key: string) => boolean;
  /** Sets the controlled value. */
  set: (value: SelectionValue) => void;
  /** Notifies the rows, for example after `isRowSelectable` has changed. */
  refresh: () => void;
  /** The user's change: calls `onSelectionChange`, and changes an uncontrolled value. */
  change: (value: SelectionValue) => void;
}

export interface SelectionProps {
  /** Set if controlled. */
  selection?: SelectionValue;
  defaultSelection?: SelectionValue;
  onSelectionChange?: (value: SelectionValue) => void;
}

export function createSelection(owner: () => SelectionProps): SelectionStore {
  const { selection, defaultSelection = nothingSelected } = owner();
  let value = selection ?? defaultSelection;
  const { subscribe, emit: refresh } = createEmitter();
  const set = (next: SelectionValue) => {
    if (next === value) return;
    value = next;
    refresh();
  };
  const change = (next: SelectionValue) => {
    const now = owner();
    if (now.selection === undefined) set(next);
    now.onSelectionChange?.(next);
  };
  return {
    subscribe,
    value: () => value,
    has: (key) => isSelected(value, key),
    set,
    refresh,
    change,
  };
}

/**
 * The target of a bulk action: these rows, or all rows that the query finds except those. The keys of "all 12,431" are
 * unknown, so the server gets the query.
 */
export type BulkTarget<Query> = { keys: readonly string[] } | { query: Query; except: readonly string[] };

/** The bulk target of a selection from the table's handle; `query` is the table's current query. */
export function bulkTarget<Query>({ mode, keys }: SelectionValue, query: Query): BulkTarget<Query> {
  return mode === 'include' ? { keys: [...keys] } : { query, except: [...keys] };
}

/** Keys of the selectable rows on the page, or of all matching rows if there are no pages. */
function* selectableKeys<Row>(store: TableStore<Row>): Generator<string, void> {
  const { rowKey } = store.inputs();
  for (let index = 0; index < store.view().count; index += 1) {
    const row = store.rowAt(index);
    if (row !== undefined && store.isSelectable(row)) yield rowKey(row);
  }
}

/** The same, rendered rows first: if these are mixed, no other row is visited. */
function* selectableKeysRenderedFirst<Row>(store: TableStore<Row>): Generator<string, void> {
  for (const { row, key } of store.view().shown) if (store.isSelectable(row)) yield key;
  yield* selectableKeys(store);
}

/** The state of the checkbox in the header. It visits the rows only if the selection or the rows have changed. */
export function createSelectAllState<Row>(store: TableStore<Row>): () => SelectAllState {
  let lastInputs: readonly unknown[] = [];
  let extent: SelectAllState = 'empty';
  return () => {
    const { isRowSelectable, from, pageSize, isPart } = store.inputs();
    const rowModel = store.rowModel();
    // A new order of all rows is the same set.
    const isComplete = isPart !== true && rowModel.count === rowModel.rows.length;
    const now = [
      store.selection.value(),
      isComplete ? rowModel.rows : rowModel,
      isRowSelectable,
      from,
      pageSize,
      store.view().count,
    ];
    if (now.some((part, index) => part !== lastInputs[index])) {
      lastInputs = now;
      extent = selectAllStateOf(store.selection.value(), selectableKeysRenderedFirst(store));
    }
    return extent;
  };
}

/** Whether rows are selected that a search hides, or that were removed. */
function hasHidden<Row>(store: TableStore<Row>, { mode, keys }: SelectionValue): boolean {
  if (mode === 'exclude' || keys.size === 0) return false;
  const { rowKey } = store.inputs();
  let shown = 0;
  for (let index = 0; index < store.view().count && shown < keys.size; index += 1) {
    const row = store.rowAt(index);
    if (row !== undefined && keys.has(rowKey(row))) shown += 1;
  }
  return shown < keys.size;
}

/** All matching rows except those that cannot be selected: a flag, without a key for each row. */
function allMatching<Row>(store: TableStore<Row>): SelectionValue {
  const { rowKey, isRowSelectable } = store.inputs();
  const keys = new Set<string>();
  for (let index = 0; isRowSelectable !== undefined && index < store.view().count; index += 1) {
    const row = store.rowAt(index);
    if (row !== undefined && !isRowSelectable(row)) keys.add(rowKey(row));
  }
  return { mode: 'exclude', keys };
}

/**
 * Selects the rows of a page by key, and all rows with a flag. Selected rows that are hidden stay selected: then rows
 * are added by key, as the flag would drop the hidden ones.
 */
export function selectAll<Row>(store: TableStore<Row>, isOn: boolean): void {
  const { selection } = store;
  const value = selection.value();
  if (selectableKeys(store).next().done === true) return;
  if (store.inputs().isPart === true || (isOn ? hasHidden(store, value) : value.mode === 'include')) {
    selection.change(withRows(value, selectableKeys(store), isOn));
  } else selection.change(isOn ? allMatching(store) : nothingSelected);
}

/** The selection without rows that can no longer be selected. */
export function selectableSelection<Row>(store: TableStore<Row>): SelectionValue {
  const value = store.selection.value();
  const { rows, rowKey, isRowSelectable } = store.inputs();
  if (isRowSelectable === undefined) return value;
  const refusing = rows.filter((row) => !isRowSelectable(row) && isSelected(value, rowKey(row)));
  return refusing.length === 0 ? value : withRows(value, refusing.map(rowKey), false);
}

export interface RangeSelection {
  /** The next range starts at this row, which is being selected or deselected. */
  start: (index: number, isOn?: boolean) => void;
  /**
   * Selects from the start of the range, or from `fallback`, to this row. A range that shrinks deselects the rows that
   * it had added.
   */
  extendTo: (index: number, fallback?: number) => void;
}

export function createRangeSelection<Row>(store: TableStore<Row>): RangeSelection {
  /** Start of the next range, valid while that row's selection has not changed. */
  let anchor: { key: string; index: number; isOn: boolean } | undefined;
  /** The selection before and after the range; any other change ends the range. */
  let lastRange: { before: SelectionValue; after: SelectionValue } | undefined;
  const start = (index: number, isOn?: boolean) => {
    const key = store.keyAt(index);
    anchor = key === undefined ? undefined : { key, index, isOn: isOn ?? store.selection.has(key) };
    lastRange = undefined;
  };
  return {
    start,
    extendTo: (index, fallback = index) => {
      const isAnchorValid = anchor !== undefined && store.selection.has(anchor.key) === anchor.isOn;
      let from = anchor === undefined || !isAnchorValid ? -1 : store.indexOf(anchor.key, anchor.index);
      if (from === -1) {
        // On another page, or filtered out, it cannot be the visible start of a range.
        start(fallback);
        from = fallback;
      }
      const before = lastRange?.after === store.selection.value() ? lastRange.before : store.selection.value();
      const keys: string[] = [];
      for (let at = Math.min(from, index); at <= Math.max(from, index); at += 1) {
        const row = store.rowAt(at);
        if (row !== undefined && store.isSelectable(row)) keys.push(store.inputs().rowKey(row));
      }
      const after = withRows(before, keys, true);
      lastRange = { before, after };
      if (anchor !== undefined) anchor.isOn = isSelected(after, anchor.key);
      store.selection.change(after);
    },
  };
}
