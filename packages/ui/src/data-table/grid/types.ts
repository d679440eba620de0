import type { Sort } from '../order/sort.ts';
import type { ExpansionStore } from '../expansion/createExpansion.ts';
import type { RowModel, RowModelInputs } from '../order/createRowModel.ts';
import type { SelectionOwner, SelectionStore } from '../selection/createSelection.ts';
import type { Slot } from '../window/slots.ts';

export interface GridInputs<Row> extends RowModelInputs<Row>, SelectionOwner {
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
export type CreateExpansion = (onChange: () => void) => ExpansionStore | undefined;

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
  rowModel: () => RowModel<Row>;
  selection: SelectionStore;
  expansion: ExpansionStore | undefined;
  active: Active;
  nameOf: (row: Row) => string;
  isSelectable: (row: Row) => boolean;
  rowAt: (index: number) => Row | undefined;
  keyAt: (index: number) => string | undefined;
  indexOf: (key: string, near: number) => number;
  /** Starts listening to the mounted elements; returns a function that stops it. */
  attach: (scroller: HTMLElement) => () => void;
  scroller: () => HTMLElement | undefined;
  /** px of the rows that are seen, from the top of them all. */
  sight: () => { top: number; height: number };
  /** px from the top of all rows to this one. */
  topOf: (index: number) => number;
  /** Brings this px of the rows to the top, and shows what is there at once. */
  scrollTo: (top: number) => void;
  /** Renders the rows that are printed, or again those in view. */
  print: (isOn: boolean) => void;
  /** The focus was inside before what is shown now came. */
  hadFocus: () => boolean;
}
