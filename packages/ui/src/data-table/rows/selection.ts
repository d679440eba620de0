import { createEmitter } from '../../dom/createEmitter.ts';
import type { TableStore } from '../createTableStore.ts';

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
type SelectAllState = 'empty' | 'none' | 'some' | 'all';

/** How much of these rows is selected. A count could not say it: what is selected may be other rows. */
export function selectAllStateOf(selection: SelectionValue, rows: Iterable<string>): SelectAllState {
  const found = new Set<boolean>();
  for (const key of rows) {
    // Some are and some are not: the remaining rows cannot change that.
    if (found.add(isSelected(selection, key)).size > 1) return 'some';
  }
  if (found.size === 0) return 'empty';
  return found.has(true) ? 'all' : 'none';
}

/** The selection outside React's state: each rendered row subscribes for itself, so that one press renders one row. */
export interface SelectionStore {
  subscribe: (listener: () => void) => () => void;
  value: () => SelectionValue;
  has: (key: string) => boolean;
  /** Sets the controlled value. */
  set: (value: SelectionValue) => void;
  /** Which rows may be selected has changed: the rows in the page ask again. */
  refresh: () => void;
  /** A person's change: calls `onSelectionChange`, and changes an uncontrolled value. */
  change: (value: SelectionValue) => void;
}

export interface SelectionProps {
  /** Set where it is controlled. */
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
 * What a bulk action is done to, as a server can be told: these rows, or all that the query finds but these. The
 * keys of "all 12,431" are unknown, so the query is sent instead.
 */
export type BulkTarget<Query> = { keys: readonly string[] } | { query: Query; except: readonly string[] };

/** What a server is told of a selection, that of the table's handle; `query` is what the table is asked for. */
export function bulkTarget<Query>({ mode, keys }: SelectionValue, query: Query): BulkTarget<Query> {
  return mode === 'include' ? { keys: [...keys] } : { query, except: [...keys] };
}

/** Keys of the rows that the box in the head means: those of the page or part, or all that match; only what can be selected. */
function* selectableKeys<Row>(store: TableStore<Row>): Generator<string, void> {
  const { rowKey } = store.inputs();
  for (let index = 0; index < store.view().count; index += 1) {
    const row = store.rowAt(index);
    if (row !== undefined && store.isSelectable(row)) yield rowKey(row);
  }
}

/** The same, those in the page first: that they differ among each other mostly answers the question. */
function* selectableKeysRenderedFirst<Row>(store: TableStore<Row>): Generator<string, void> {
  for (const { row, key } of store.view().shown) if (store.isSelectable(row)) yield key;
  yield* selectableKeys(store);
}

/** Tells what the box in the head says. It looks through the rows only when the selection, or which rows are meant, has changed. */
export function createSelectAllState<Row>(store: TableStore<Row>): () => SelectAllState {
  let known: readonly unknown[] = [];
  let extent: SelectAllState = 'empty';
  return () => {
    const { isRowSelectable, from, pageSize, isPart } = store.inputs();
    const rowModel = store.rowModel();
    // Another order of all rows is the same set.
    const isWhole = isPart !== true && rowModel.count === rowModel.rows.length;
    const now = [
      store.selection.value(),
      isWhole ? rowModel.rows : rowModel,
      isRowSelectable,
      from,
      pageSize,
      store.view().count,
    ];
    if (now.some((part, index) => part !== known[index])) {
      known = now;
      extent = selectAllStateOf(store.selection.value(), selectableKeysRenderedFirst(store));
    }
    return extent;
  };
}

/** Whether rows are selected that are not shown now: by a search, or because they are gone. */
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

/** All that match but those that cannot be selected: as a flag, without a key for each row. */
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
 * Selects the rows of a page by their keys, and of all rows "all that match". What is selected and not shown stays, and
 * then the rows are added by key, as the flag would drop it.
 */
export function selectAll<Row>(store: TableStore<Row>, isOn: boolean): void {
  const { selection } = store;
  const value = selection.value();
  if (selectableKeys(store).next().done === true) return;
  if (store.inputs().isPart === true || (isOn ? hasHidden(store, value) : value.mode === 'include')) {
    selection.change(withRows(value, selectableKeys(store), isOn));
  } else selection.change(isOn ? allMatching(store) : nothingSelected);
}

/** The selection for use outside the table: without rows that cannot be selected any more. */
export function selectableSelection<Row>(store: TableStore<Row>): SelectionValue {
  const value = store.selection.value();
  const { rows, rowKey, isRowSelectable } = store.inputs();
  if (isRowSelectable === undefined) return value;
  const refusing = rows.filter((row) => !isRowSelectable(row) && isSelected(value, rowKey(row)));
  return refusing.length === 0 ? value : withRows(value, refusing.map(rowKey), false);
}

export interface RangeSelection {
  /** The next range begins at this row, which is about to be selected or not. */
  begin: (index: number, isOn?: boolean) => void;
  /** Selects from where it began, else from `fallback`, to this row; a range that is drawn back gives up what it had taken. */
  extendTo: (index: number, fallback?: number) => void;
}

export function createRangeSelection<Row>(store: TableStore<Row>): RangeSelection {
  /** Where the next range begins, while that row is still selected or not as it was then: otherwise another range has begun since. */
  let anchor: { key: string; index: number; isOn: boolean } | undefined;
  /** The selection before the range, and what the range made of it: another change in between ends it. */
  let drawn: { before: SelectionValue; after: SelectionValue } | undefined;
  const begin = (index: number, isOn?: boolean) => {
    const key = store.keyAt(index);
    anchor = key === undefined ? undefined : { key, index, isOn: isOn ?? store.selection.has(key) };
    drawn = undefined;
  };
  return {
    begin,
    extendTo: (index, fallback = index) => {
      const isHeld = anchor !== undefined && store.selection.has(anchor.key) === anchor.isOn;
      let from = anchor === undefined || !isHeld ? -1 : store.indexOf(anchor.key, anchor.index);
      if (from === -1) {
        // On another page, or filtered out, it cannot be the visible end of a range.
        begin(fallback);
        from = fallback;
      }
      const before = drawn?.after === store.selection.value() ? drawn.before : store.selection.value();
      const keys: string[] = [];
      for (let at = Math.min(from, index); at <= Math.max(from, index); at += 1) {
        const row = store.rowAt(at);
        if (row !== undefined && store.isSelectable(row)) keys.push(store.inputs().rowKey(row));
      }
      const after = withRows(before, keys, true);
      drawn = { before, after };
      if (anchor !== undefined) anchor.isOn = isSelected(after, anchor.key);
      store.selection.change(after);
    },
  };
}
