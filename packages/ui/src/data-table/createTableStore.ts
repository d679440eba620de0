import { flushSync } from 'react-dom';
import { createEmitter } from '../dom/createEmitter.ts';
import type { ExpansionStore } from './rows/details.tsx';
import { createRowModel, type RowModel, type RowModelInputs, type RowModelStore } from './rows/rowModel.ts';
import { createSelection, nothingSelected, type SelectionProps, type SelectionStore } from './rows/selection.ts';
import type { Sort } from './rows/sorting.ts';
import {
  createOverscan,
  createSlotPool,
  type RowRange,
  createRowOffsets,
  type RowOffsets,
  createScrollMapping,
  type ScrollMapping,
  type Slot,
  observeScroller,
} from './rows/virtualizer.ts';

export interface TableInputs<Row> extends RowModelInputs<Row>, SelectionProps {
  rowKey: (row: Row) => string;
  rowLabel?: (row: Row) => string;
  isRowSelectable?: (row: Row) => boolean;
  hasSelection: boolean;
  /** The rows are a page, or those loaded so far: the checkbox in the header selects only them. */
  isPart?: boolean | undefined;
  /** The sort order that the header shows, by this table or by the server. */
  shownSort: readonly Sort[];
  setSort: (sort: readonly Sort[]) => void;
  rowHeight: number;
  /** Index of the page's first row among the matching rows, and the maximum number of rows on it. */
  from: number;
  pageSize: number;
  /** Index of the first row among all rows of the server. */
  offset: number;
}

type CreateExpansion = (onChange: () => void) => ExpansionStore | undefined;

export interface RenderedRow<Row> extends Slot {
  row: Row;
  key: string;
  /** px from the top of the body. */
  top: number;
  isOpen: boolean;
}

/** The rendered rows; an immutable snapshot. */
export interface RenderedRows<Row> {
  shown: readonly RenderedRow<Row>[];
  /** Matching rows on this page. */
  count: number;
  /** px of the body. */
  height: number;
  isPrinting: boolean;
}

/** The cell that has the focus, or gets it with Tab. Rows count from 0; -1 is the header. */
interface ActiveCell {
  key: string | undefined;
  row: number;
  column: number;
}

export interface TableStore<Row> {
  inputs: () => TableInputs<Row>;
  update: (inputs: TableInputs<Row>) => void;
  subscribe: (listener: () => void) => () => void;
  view: () => RenderedRows<Row>;
  rowModel: () => RowModel<Row>;
  selection: SelectionStore;
  expansion: ExpansionStore | undefined;
  active: ActiveCell;
  nameOf: (row: Row) => string;
  isSelectable: (row: Row) => boolean;
  rowAt: (index: number) => Row | undefined;
  keyAt: (index: number) => string | undefined;
  indexOf: (key: string, near: number) => number;
  /** Observes the mounted scroller; returns a function that stops it. */
  attach: (scroller: HTMLElement) => () => void;
  scroller: () => HTMLElement | undefined;
  /** px of the visible rows, from the top of all rows. */
  viewport: () => { top: number; height: number };
  /** px from the top of all rows. */
  topOf: (index: number) => number;
  /** Scrolls to this px of the rows, and renders synchronously. */
  scrollTo: (top: number) => void;
  /** Renders the rows to print, or again those in view. */
  print: (isOn: boolean) => void;
  /** Whether the grid had the focus before the current rows rendered. */
  hadFocus: () => boolean;
}

/** Up to this number all rows render, so that the browser's search finds them. */
const maxUnvirtualizedRows = 60;
/** px, until the height is measured. */
const assumedViewport = 600;
const maxPrintedRows = 1_000;
/** ms without a scroll event after which scrolling has ended. */
const scrollEndDelay = 150;

export function createTableStore<Row>(initial: TableInputs<Row>, createExpansion: CreateExpansion): TableStore<Row> {
  /** The latest inputs; in `inputs`, the page is clamped to the last one. */
  let rawInputs = initial;
  let inputs = initial;
  let scroller: HTMLElement | undefined;
  let viewport = assumedViewport;
  let scrollOffset = { rows: 0, scroller: 0 };
  let rowOffsets: RowOffsets;
  let mapping: ScrollMapping;
  let view: RenderedRows<Row>;
  let edges: RowRange = [0, -1];
  /** px between the scroll offset and that of the rows, if scrolling is scaled. */
  let shift = 0;
  let hadFocus = false;
  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  let isPrinting = false;
  const assign = createSlotPool();
  const overscan = createOverscan();
  const { subscribe, emit } = createEmitter();
  const active: ActiveCell = { key: undefined, row: 0, column: 0 };
  const rowModel: RowModelStore<Row> = createRowModel(initial, () => refresh());
  const expansion = createExpansion(() => refresh());

  const rowAt = (index: number) => {
    const { rows, order: indices } = rowModel.current();
    const at = inputs.from + index;
    return rows[indices ? (indices[at] ?? -1) : at];
  };
  /** The number of rows, and so of pages, can have decreased. */
  const clampPage = (): TableInputs<Row> => {
    const { from, pageSize, offset } = rawInputs;
    if (from === 0) return rawInputs;
    const last = Math.max(0, Math.ceil(rowModel.current().count / pageSize) - 1) * pageSize;
    return from > last ? { ...rawInputs, from: last, offset: offset - from + last } : rawInputs;
  };
  const pageRowCount = () => Math.max(0, Math.min(rowModel.current().count - inputs.from, inputs.pageSize));
  const measure = () => {
    const count = pageRowCount();
    rowOffsets =
      expansion?.heightsOf(count, inputs.rowHeight, store.keyAt) ?? createRowOffsets(count, inputs.rowHeight);
    mapping = createScrollMapping(rowOffsets.total, viewport);
  };
  const visibleRange = (): RowRange => [
    rowOffsets.indexAt(scrollOffset.rows),
    rowOffsets.indexAt(scrollOffset.rows + viewport),
  ];
  const renderedRange = (): RowRange => {
    const { count } = rowOffsets;
    if (isPrinting || count <= maxUnvirtualizedRows) return [0, Math.min(count, maxPrintedRows) - 1];
    return overscan.rangeFor(visibleRange(), count);
  };
  const moveTo = (rows: number) => {
    if (scroller === undefined) return;
    scrollOffset = { rows, scroller: mapping.scrollerFor(rows) };
    scroller.scrollTop = scrollOffset.scroller;
  };
  const show = (isScroll: boolean): RenderedRows<Row> => {
    const nextShift = scrollOffset.scroller - scrollOffset.rows;
    const isUnshifted = isScroll && nextShift === shift;
    if (isUnshifted && overscan.isEnough(edges, visibleRange(), rowOffsets.count)) return view;
    const next = renderedRange();
    if (isUnshifted && String(next) === String(edges)) return view;
    edges = next;
    shift = nextShift;
    hadFocus = scroller?.contains(document.activeElement) ?? false;
    const [first, last] = edges;
    const indices = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    // The row with the focus is always rendered.
    if (active.key !== undefined && active.row >= 0 && active.row < first) indices.unshift(active.row);
    if (active.key !== undefined && active.row > last && active.row < rowOffsets.count) indices.push(active.row);
    const shown: RenderedRow<Row>[] = [];
    for (const { id, index } of assign(indices, isScroll && hadFocus)) {
      const row = rowAt(index);
      if (row === undefined) continue;
      const key = inputs.rowKey(row);
      shown.push({ id, index, row, key, top: rowOffsets.topOf(index) + shift, isOpen: expansion?.has(key) ?? false });
    }
    return { shown, count: rowOffsets.count, height: mapping.height, isPrinting };
  };
  const onScroll = () => {
    if (scroller === undefined) return;
    const before = scrollOffset;
    scrollOffset = mapping.move(scrollOffset, scroller.scrollTop);
    overscan.move((scrollOffset.rows - before.rows) / inputs.rowHeight);
    if (mapping.height !== rowOffsets.total) {
      clearTimeout(settleTimer);
      settleTimer = setTimeout(settle, scrollEndDelay);
    }
    const next = show(true);
    if (next === view) return;
    view = next;
    flushSync(emit);
  };
  /**
   * Moving px by px makes the scrollbar drift from its scaled position; corrected at rest, when only its thumb moves.
   */
  const settle = () => {
    if (scroller === undefined) return;
    // Scroll events are a frame late: the scroller can have moved since the last one.
    if (scroller.scrollTop !== scrollOffset.scroller) scrollOffset = mapping.move(scrollOffset, scroller.scrollTop);
    scroller.scrollTop = mapping.scrollerFor(scrollOffset.rows);
    scrollOffset = { rows: scrollOffset.rows, scroller: scroller.scrollTop };
    view = show(true);
    flushSync(emit);
  };
  /** Follows the active row; if it was removed, the row in its position is active. */
  const updateActiveRow = () => {
    if (active.key === undefined) return;
    const index = store.indexOf(active.key, active.row);
    // If no row is left, the message row is active.
    active.row = index === -1 ? Math.max(0, Math.min(active.row, rowOffsets.count - 1)) : index;
    active.key = store.keyAt(active.row);
  };
  const refresh = () => {
    const { from } = inputs;
    inputs = clampPage();
    measure();
    if (inputs.from !== from) moveTo(0);
    updateActiveRow();
    overscan.rest();
    view = show(false);
    emit();
  };

  const store: TableStore<Row> = {
    inputs: () => inputs,
    update: (next) => {
      const before = rawInputs;
      rawInputs = next;
      const previousModel = rowModel.current();
      rowModel.update(next);
      const isSame =
        previousModel === rowModel.current() &&
        before.rowHeight === next.rowHeight &&
        before.from === next.from &&
        before.pageSize === next.pageSize;
      if (!isSame) refresh();
      else inputs = clampPage();
      // "All matching rows" would mean other rows now. After the refresh, as listeners read the rendered rows.
      if (before.search !== next.search && store.selection.value().mode === 'exclude') {
        store.selection.change(nothingSelected);
      }
      if (before.isRowSelectable !== next.isRowSelectable) store.selection.refresh();
    },
    subscribe,
    view: () => view,
    rowModel: rowModel.current,
    selection: createSelection(() => inputs),
    expansion,
    active,
    nameOf: (row) =>
      inputs.rowLabel?.(row) ?? String(inputs.columns.find(({ isRowHeader }) => isRowHeader)?.sortBy?.(row) ?? ''),
    isSelectable: (row) => inputs.isRowSelectable?.(row) ?? true,
    rowAt,
    keyAt: (index) => {
      const row = rowAt(index);
      return row === undefined ? undefined : inputs.rowKey(row);
    },
    indexOf: (key, near) => {
      if (near < rowOffsets.count && store.keyAt(near) === key) return near;
      for (let index = 0; index < rowOffsets.count; index += 1) if (store.keyAt(index) === key) return index;
      return -1;
    },
    attach: (element) => {
      scroller = element;
      const unwatch = observeScroller(element, onScroll, (height) => {
        if (height === viewport || height <= 0) return;
        viewport = height;
        // All visible rows are rendered already, as after the first layout.
        if (mapping.height === rowOffsets.total && overscan.isEnough(edges, visibleRange(), rowOffsets.count)) return;
        flushSync(refresh);
      });
      return () => {
        unwatch();
        clearTimeout(settleTimer);
      };
    },
    print: (isOn) => {
      isPrinting = isOn;
      flushSync(refresh);
    },
    scroller: () => scroller,
    hadFocus: () => hadFocus,
    viewport: () => ({ top: scrollOffset.rows, height: viewport }),
    topOf: (index) => rowOffsets.topOf(index),
    scrollTo: (top) => {
      if (top !== scrollOffset.rows) moveTo(top);
      view = show(false);
      flushSync(emit);
    },
  };
  inputs = clampPage();
  measure();
  view = show(false);
  return store;
}
