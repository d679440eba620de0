import type { Column } from '../table/index.ts';
import type { CellEdit } from './edit/cellEdit.ts';
import type { SelectionValue } from './selection/selection.ts';

/** What a column is sorted by; null goes last in both directions. */
export type SortValue = string | number | Date | null;

export interface DataColumn<Row> extends Omit<Column<Row>, 'width'> {
  /** px. Without it the column shares what is left. */
  width?: number;
  /** px a resize cannot go below, and the least of a column that shares what is left. @default 48 */
  minWidth?: number;
  /** px a resize cannot go beyond. @default 2000 */
  maxWidth?: number;
  /** Stays in view at this edge while the other columns scroll; needs a `width`. */
  isSticky?: 'start' | 'end';
  /** The value to sort by, where the table sorts. Must depend on the row alone: it is read once for each array of rows. */
  sortBy?: (row: Row) => SortValue;
  /** The text that the search looks in; where no column has one, it looks in all that are sorted by text. Must depend on the row alone. */
  searchText?: (row: Row) => string;
  /** What a copy and an export hold. @default what the cell shows, if that is text, else what it is sorted by */
  exportValue?: (row: Row) => SortValue;
  /** How its cells are changed where they stand; needs a `cellEditor`. @default they are not */
  edit?: CellEdit<Row>;
  /** Whether a person may hide it. @default true */
  isHideable?: boolean;
}

/** What a table tells those around it, by `handleRef`. */
export interface DataTableHandle<Row> {
  /** Rows that match, in the order they are shown in; those of all pages. */
  matchingRows: () => Row[];
  /** What is selected and can be: rows that came to refuse it since are out of it. Bulk actions are for this. */
  selection: () => SelectionValue;
  isSelected: (row: Row) => boolean;
  /** Gives the focus to the cell that had it last. */
  focus: () => void;
  /** Brings a row into view and gives it the focus. */
  focusRow: (key: string) => void;
}

export type RowCount = number | 'unknown';
