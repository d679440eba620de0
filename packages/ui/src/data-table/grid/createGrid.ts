import { flushSync } from 'react-dom';
import type { Sort } from '../../table/index.ts';
import { type Arrangement, createOrder, type OrderInputs, type OrderStore } from '../order/createOrder.ts';
import { createSelection, type SelectionOwner, type SelectionStore } from '../selection/createSelection.ts';
import type { SelectionValue } from '../selection/selection.ts';
import { createExpansion, type ExpansionStore } from '../expansion/createExpansion.ts';
import { createReach, type Edges } from '../window/createReach.ts';
import { createHeights, type Heights } from '../window/heights.ts';
import { createScrollMap, type ScrollMap } from '../window/scrollMap.ts';
import { createSlotPool, type Slot } from '../window/slots.ts';
import { watchScroller } from '../window/watchScroller.ts';

/** So many rows are all in the page, as are those of a short list: the browser's search finds them. */
const shownAtOnce = 60;
/** px, until the height is known. */
const assumedViewport = 600;
/** Paper gets so many rows; beyond that a list is exported, not printed. */
export const maxPrintedRows = 1_000;
/** ms without a scroll event after which scrolling has ended. */
const pause = 150;

export interface GridInputs<Row> extends OrderInputs<Row>, SelectionOwner {
  rowKey: (row: Row) => string;
  rowLabel: ((row: Row) => string) | undefined;
  isRowSelectable: ((row: Row) => boolean) | undefined;
  hasSelection: boolean;
  /** The rows are a part of all that match: a page, or as many as are loaded. */
  isPart: boolean;
  /** The order as the head shows it, whoever brings it about. */
  shownSort: readonly Sort[];
  setSort: (sort: readonly Sort[]) => void;
  rowHeight: number;
  /** Where the page begins among the rows that match, and how many it has at most. */
  from: number;
  pageSize: number;
  /** Index of the first row among all there are, where the rows are a part of them. */
  offset: number;
}

/** What a person changes, as it is to begin with. */
export interface GridStart {
  selection: SelectionValue;
  expanded: readonly string[];
}

export interface ShownRow<Row> extends Slot {
  row: Row;
  key: string;
  /** px from the top of the body. */
  top: number;
  isOpen: boolean;
}

/** What is in the page now. Never changed, only replaced. */
export interface View<Row> {
  shown: readonly ShownRow<Row>[];
  /** Rows that match, on this page. */
  count: number;
  /** px of the body. */
  height: number;
  isPending: boolean;
  isPrinting: boolean;
}

/** The cell that has the focus, or gets it when Tab enters. Rows count from 0; -1 is the head. */
export interface Active {
  key: string | undefined;
  row: number;
  column: number;
}

export interface Grid<Row> {
  inputs: () => GridInputs<Row>;
  update: (inputs: GridInputs<Row>) => void;
  subscribe: (listener: () => void) => () => void;
  view: () => View<Row>;
  arrangement: () => Arrangement<Row>;
  selection: SelectionStore;
  expansion: ExpansionStore;
  active: Active;
  nameOf: (row: Row) => string;
  isSelectable: (row: Row) => boolean;
  rowAt: (index: number) => Row | undefined;
  keyAt: (index: number) => string | undefined;
  indexOf: (key: string, near: number) => number;
  /** Takes over the elements once they are in the page; gives back what ends it. */
  attach: (scroller: HTMLElement) => () => void;
  scroller: () => HTMLElement | undefined;
  /** Scrolls as little as needed for the row to be seen whole, and shows it at once. */
  reveal: (index: number) => void;
  /** The focus was inside before what is shown now came. */
  hadFocus: () => boolean;
  /** Rows that fit. */
  rowsInView: () => number;
}

export function createGrid<Row>(initial: GridInputs<Row>, start: GridStart): Grid<Row> {
  let inputs = initial;
  let scroller: HTMLElement | undefined;
  let viewport = assumedViewport;
  let place = { rows: 0, scroller: 0 };
  let heights: Heights;
  let map: ScrollMap;
  let view: View<Row>;
  let edges: Edges = [0, -1];
  /** How far the rows are moved, where the scroller is not as high as they are. */
  let shift = 0;
  let hadFocus = false;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let isPrinting = false;
  const pool = createSlotPool();
  const reach = createReach();
  const listeners = new Set<() => void>();
  const active: Active = { key: undefined, row: 0, column: 0 };
  const order: OrderStore<Row> = createOrder(initial, () => refresh());
  const expansion = createExpansion(start.expanded, () => refresh());

  const rowAt = (index: number) => {
    const { rows, order: indices } = order.current();
    const at = inputs.from + index;
    return rows[indices === undefined ? at : (indices[at] ?? -1)];
  };
  const countNow = () => Math.max(0, Math.min(order.current().count - inputs.from, inputs.pageSize));
  const measure = () => {
    const count = countNow();
    heights = createHeights(count, inputs.rowHeight, expansion.extras(grid.keyAt, count));
    map = createScrollMap(heights.total, viewport);
  };
  const inSight = (): Edges => [heights.indexAt(place.rows), heights.indexAt(place.rows + viewport)];
  const edgesNow = (): Edges => {
    const { count } = heights;
    if (isPrinting) return [0, Math.min(count, maxPrintedRows) - 1];
    return count <= shownAtOnce ? [0, count - 1] : reach.edgesFor(inSight(), count);
  };
  const isInside = () => scroller?.contains(document.activeElement) ?? false;
  const show = (isScroll: boolean): View<Row> => {
    const shiftNow = place.scroller - place.rows;
    if (isScroll && shiftNow === shift && reach.isEnough(edges, inSight(), heights.count)) return view;
    const next = edgesNow();
    if (isScroll && shiftNow === shift && next[0] === edges[0] && next[1] === edges[1]) return view;
    edges = next;
    shift = shiftNow;
    hadFocus = isInside();
    const [first, last] = edges;
    const indices: number[] = [];
    const pinned = active.key !== undefined && active.row < heights.count ? active.row : -1;
    if (pinned >= 0 && pinned < first) indices.push(pinned);
    for (let index = first; index <= last; index += 1) indices.push(index);
    if (pinned > last) indices.push(pinned);
    const shown: ShownRow<Row>[] = [];
    for (const { id, index } of pool.assign(indices, isScroll && hadFocus)) {
      const row = rowAt(index);
      if (row === undefined) continue;
      const key = inputs.rowKey(row);
      shown.push({ id, index, row, key, top: heights.topOf(index) + shift, isOpen: expansion.has(key) });
    }
    return { shown, count: heights.count, height: map.height, isPending: order.current().isPending, isPrinting };
  };
  const emit = () => {
    for (const listener of listeners) listener();
  };
  const onScroll = () => {
    if (scroller === undefined) return;
    const before = place;
    place = map.move(place, scroller.scrollTop);
    reach.move((place.rows - before.rows) / inputs.rowHeight);
    if (map.height !== heights.total) {
      clearTimeout(settling);
      settling = setTimeout(settle, pause);
    }
    const next = show(true);
    if (next === view) return;
    view = next;
    flushSync(emit);
  };
  /** Px by px the scrollbar has come off its proportion; nobody sees it put right, nothing moves but its thumb. */
  const settle = () => {
    if (scroller === undefined) return;
    scroller.scrollTop = map.scrollerFor(place.rows);
    place = { rows: place.rows, scroller: scroller.scrollTop };
    view = show(true);
    flushSync(emit);
  };
  /** The active row has another place, or is gone: then the one that took its place is active. */
  const follow = () => {
    if (active.key === undefined) return;
    const index = grid.indexOf(active.key, active.row);
    active.row = index === -1 ? Math.min(active.row, heights.count - 1) : index;
    active.key = grid.keyAt(active.row);
  };
  const refresh = () => {
    measure();
    follow();
    reach.rest();
    view = show(false);
    emit();
  };

  const grid: Grid<Row> = {
    inputs: () => inputs,
    update: (next) => {
      const before = inputs;
      inputs = next;
      const arranged = order.current();
      order.update(next);
      // "All that match" means others now.
      if (before.search !== next.search && grid.selection.value().mode === 'exclude') grid.selection.clear();
      const isSame =
        arranged === order.current() &&
        before.rowHeight === next.rowHeight &&
        before.from === next.from &&
        before.pageSize === next.pageSize;
      if (!isSame) refresh();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    arrangement: order.current,
    selection: createSelection(start.selection, () => inputs),
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
      if (grid.keyAt(near) === key) return near;
      for (let index = 0; index < heights.count; index += 1) if (grid.keyAt(index) === key) return index;
      return -1;
    },
    attach: (element) => {
      scroller = element;
      const unwatch = watchScroller(element, {
        onHeight: (height) => {
          if (height === viewport || height <= 0) return;
          viewport = height;
          // Fewer are seen than are there, as after the first layout: nothing to render.
          if (map.height === heights.total && reach.isEnough(edges, inSight(), heights.count)) return;
          flushSync(refresh);
        },
        onScroll,
      });
      const print = (isOn: boolean) => () => {
        isPrinting = isOn;
        flushSync(refresh);
      };
      const [begin, end] = [print(true), print(false)];
      addEventListener('beforeprint', begin);
      addEventListener('afterprint', end);
      return () => {
        unwatch();
        clearTimeout(settling);
        removeEventListener('beforeprint', begin);
        removeEventListener('afterprint', end);
      };
    },
    scroller: () => scroller,
    hadFocus: () => hadFocus,
    reveal: (index) => {
      if (scroller === undefined || index < 0) return;
      const top = heights.topOf(index);
      const bottom = top + inputs.rowHeight;
      const rows = top < place.rows ? top : bottom > place.rows + viewport ? bottom - viewport : place.rows;
      if (rows !== place.rows) {
        const to = map.scrollerFor(rows);
        scroller.scrollTop = to;
        place = { rows, scroller: to };
      }
      view = show(false);
      flushSync(emit);
    },
    rowsInView: () => Math.max(1, Math.floor(viewport / inputs.rowHeight)),
  };
  measure();
  view = show(false);
  return grid;
}
