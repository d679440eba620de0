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
  /** The rows are a part of all that match, a page or as many as are loaded: the box in the head means them. */
  isPart?: boolean | undefined;
  /** The order as the head shows it, by this table or by the server. */
  shownSort: readonly Sort[];
  setSort: (sort: readonly Sort[]) => void;
  rowHeight: number;
  /** Where the page begins among the rows that match, and how many it has at most. */
  from: number;
  pageSize: number;
  /** Index of the first row among all there are, where the rows are a part of them. */
  offset: number;
}

/** Which rows are open, where they can be. */
type CreateExpansion = (onChange: () => void) => ExpansionStore | undefined;

export interface RenderedRow<Row> extends Slot {
  row: Row;
  key: string;
  /** px from the top of the body. */
  top: number;
  isOpen: boolean;
}

/** What is in the page now. Never changed, only replaced. */
export interface RenderedRows<Row> {
  shown: readonly RenderedRow<Row>[];
  /** Rows that match, on this page. */
  count: number;
  /** px of the body. */
  height: number;
  isPrinting: boolean;
}

/** The cell that has the focus, or gets it when Tab enters. Rows count from 0; -1 is the head. */
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
  /** Starts listening to the mounted elements; returns a function that stops it. */
  attach: (scroller: HTMLElement) => () => void;
  scroller: () => HTMLElement | undefined;
  /** px of the rows that are seen, from the top of them all. */
  viewport: () => { top: number; height: number };
  /** px from the top of all rows to this one. */
  topOf: (index: number) => number;
  /** Brings this px of the rows to the top, and shows what is there at once. */
  scrollTo: (top: number) => void;
  /** Renders the rows that are printed, or again those in view. */
  print: (isOn: boolean) => void;
  /** The focus was inside before what is shown now came. */
  hadFocus: () => boolean;
}

/** Up to so many rows are all rendered, so that the browser's search finds them. */
const maxUnvirtualizedRows = 60;
/** px, until the height is known. */
const assumedViewport = 600;
/** The most rows that are printed; longer lists are exported. */
const maxPrintedRows = 1_000;
/** ms without a scroll event after which scrolling has ended. */
const scrollEndDelay = 150;

export function createTableStore<Row>(initial: TableInputs<Row>, createExpansion: CreateExpansion): TableStore<Row> {
  /** The inputs as given; `inputs` has the page clamped to those that exist. */
  let rawInputs = initial;
  let inputs = initial;
  let scroller: HTMLElement | undefined;
  let viewport = assumedViewport;
  let place = { rows: 0, scroller: 0 };
  let heights: RowOffsets;
  let map: ScrollMapping;
  let view: RenderedRows<Row>;
  let edges: RowRange = [0, -1];
  /** How far the rows are moved, where the scroller is not as high as they are. */
  let shift = 0;
  let hadFocus = false;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let isPrinting = false;
  const assign = createSlotPool();
  const overscan = createOverscan();
  const { subscribe, emit } = createEmitter();
  const active: ActiveCell = { key: undefined, row: 0, column: 0 };
  const order: RowModelStore<Row> = createRowModel(initial, () => refresh());
  const expansion = createExpansion(() => refresh());

  const rowAt = (index: number) => {
    const { rows, order: indices } = order.current();
    const at = inputs.from + index;
    return rows[indices ? (indices[at] ?? -1) : at];
  };
  /** A page beyond the last is the last: rows may have become fewer. */
  const clampPage = (): TableInputs<Row> => {
    const { from, pageSize, offset } = rawInputs;
    if (from === 0) return rawInputs;
    const last = Math.max(0, Math.ceil(order.current().count / pageSize) - 1) * pageSize;
    return from > last ? { ...rawInputs, from: last, offset: offset - from + last } : rawInputs;
  };
  const pageRowCount = () => Math.max(0, Math.min(order.current().count - inputs.from, inputs.pageSize));
  const measure = () => {
    const count = pageRowCount();
    heights = expansion?.heightsOf(count, inputs.rowHeight, store.keyAt) ?? createRowOffsets(count, inputs.rowHeight);
    map = createScrollMapping(heights.total, viewport);
  };
  const visibleRange = (): RowRange => [heights.indexAt(place.rows), heights.indexAt(place.rows + viewport)];
  const renderedRange = (): RowRange => {
    const { count } = heights;
    if (isPrinting || count <= maxUnvirtualizedRows) return [0, Math.min(count, maxPrintedRows) - 1];
    return overscan.rangeFor(visibleRange(), count);
  };
  const moveTo = (rows: number) => {
    if (scroller === undefined) return;
    place = { rows, scroller: map.scrollerFor(rows) };
    scroller.scrollTop = place.scroller;
  };
  const show = (isScroll: boolean): RenderedRows<Row> => {
    const shiftNow = place.scroller - place.rows;
    const isStill = isScroll && shiftNow === shift;
    if (isStill && overscan.isEnough(edges, visibleRange(), heights.count)) return view;
    const next = renderedRange();
    if (isStill && String(next) === String(edges)) return view;
    edges = next;
    shift = shiftNow;
    hadFocus = scroller?.contains(document.activeElement) ?? false;
    const [first, last] = edges;
    const indices = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    // The one that has the focus never goes.
    if (active.key !== undefined && active.row >= 0 && active.row < first) indices.unshift(active.row);
    if (active.key !== undefined && active.row > last && active.row < heights.count) indices.push(active.row);
    const shown: RenderedRow<Row>[] = [];
    for (const { id, index } of assign(indices, isScroll && hadFocus)) {
      const row = rowAt(index);
      if (row === undefined) continue;
      const key = inputs.rowKey(row);
      shown.push({ id, index, row, key, top: heights.topOf(index) + shift, isOpen: expansion?.has(key) ?? false });
    }
    return { shown, count: heights.count, height: map.height, isPrinting };
  };
  const onScroll = () => {
    if (scroller === undefined) return;
    const before = place;
    place = map.move(place, scroller.scrollTop);
    overscan.move((place.rows - before.rows) / inputs.rowHeight);
    if (map.height !== heights.total) {
      clearTimeout(settling);
      settling = setTimeout(settle, scrollEndDelay);
    }
    const next = show(true);
    if (next === view) return;
    view = next;
    flushSync(emit);
  };
  /** Scaled scrolling px by px lets the scrollbar drift from its proportion; corrected at rest, where only its thumb moves. */
  const settle = () => {
    if (scroller === undefined) return;
    // Scroll events come a frame late: the scroller may have moved since the last one.
    if (scroller.scrollTop !== place.scroller) place = map.move(place, scroller.scrollTop);
    scroller.scrollTop = map.scrollerFor(place.rows);
    place = { rows: place.rows, scroller: scroller.scrollTop };
    view = show(true);
    flushSync(emit);
  };
  /** The active row has another place, or is gone: then the one that took its place is active. */
  const updateActiveRow = () => {
    if (active.key === undefined) return;
    const index = store.indexOf(active.key, active.row);
    // Where no row is left, the row with the message.
    active.row = index === -1 ? Math.max(0, Math.min(active.row, heights.count - 1)) : index;
    active.key = store.keyAt(active.row);
  };
  const refresh = () => {
    const { from } = inputs;
    inputs = clampPage();
    measure();
    // Another page begins at its top.
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
      const arranged = order.current();
      order.update(next);
      const isSame =
        arranged === order.current() &&
        before.rowHeight === next.rowHeight &&
        before.from === next.from &&
        before.pageSize === next.pageSize;
      if (!isSame) refresh();
      else inputs = clampPage();
      // "All that match" would mean other rows now. After the refresh, as listeners read the rows that are shown.
      if (before.search !== next.search && store.selection.value().mode === 'exclude') {
        store.selection.change(nothingSelected);
      }
      if (before.isRowSelectable !== next.isRowSelectable) store.selection.refresh();
    },
    subscribe,
    view: () => view,
    rowModel: order.current,
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
      if (near < heights.count && store.keyAt(near) === key) return near;
      for (let index = 0; index < heights.count; index += 1) if (store.keyAt(index) === key) return index;
      return -1;
    },
    attach: (element) => {
      scroller = element;
      const unwatch = observeScroller(element, onScroll, (height) => {
        if (height === viewport || height <= 0) return;
        viewport = height;
        // All rows in view are rendered already, as after the first layout.
        if (map.height === heights.total && overscan.isEnough(edges, visibleRange(), heights.count)) return;
        flushSync(refresh);
      });
      return () => {
        unwatch();
        clearTimeout(settling);
      };
    },
    print: (isOn) => {
      isPrinting = isOn;
      flushSync(refresh);
    },
    scroller: () => scroller,
    hadFocus: () => hadFocus,
    viewport: () => ({ top: place.rows, height: viewport }),
    topOf: (index) => heights.topOf(index),
    scrollTo: (top) => {
      if (top !== place.rows) moveTo(top);
      view = show(false);
      flushSync(emit);
    },
  };
  inputs = clampPage();
  measure();
  view = show(false);
  return store;
}
