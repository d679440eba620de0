import type { ReactNode } from 'react';
import type { CellEdit } from './CellEditor.tsx';
import type { SortDirection } from './rows/sorting.ts';
import type { SelectionValue } from './rows/selection.ts';

/** Whether rows are there, on their way, or failed to come; `noMatch`: there are rows, and none that is searched for. */
export type TableState = 'loading' | 'ok' | 'empty' | 'noMatch' | 'error';

/** What a column is sorted by; null goes last in both directions. */
export type SortValue = string | number | Date | null;

/**
 * Where a cell goes below 744 px, where each row becomes a card: `title` and `status` share the first line with the row
 * menu, `subtitle` lies below the title, `start` and `end` share the last line, `line` is a label and a value, `none`
 * leaves the column out, there and below 930 px. The row header is `title` and every other cell `line` unless told otherwise.
 */
export type CardPlace = 'title' | 'status' | 'subtitle' | 'start' | 'end' | 'line' | 'none';

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** The direction of a first press; dates and numbers read best from the top. @default 'ascending' */
  firstDirection?: SortDirection;
  /** Names the row to assistive technology; set in medium weight. One column should have it. */
  isRowHeader?: boolean;
  /** Text at the start, numbers at the end. @default 'start' */
  align?: 'start' | 'end';
  /** Secondary columns step back. @default 'default' */
  tone?: 'default' | 'muted';
  card?: CardPlace;
  /** Text before the value in a card. @default the header for `line`, none elsewhere */
  cardLabel?: string;
  /** Shape of the cell while loading: a word, a line as long as an e-mail address, a picture and a name. @default 'text' */
  skeleton?: 'text' | 'long' | 'person';
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

/** What `handleRef` gives to the code around the table. */
export interface DataTableHandle<Row> {
  /** Rows that match, in the order they are shown in; those of all pages. */
  matchingRows: () => Row[];
  /** The selection without rows that cannot be selected any more: for bulk actions. */
  selection: () => SelectionValue;
  isSelected: (row: Row) => boolean;
  /** Gives the focus to the cell that had it last. */
  focus: () => void;
  /** Brings a row into view and gives it the focus. */
  focusRow: (key: string) => void;
}

export type RowCount = number | 'unknown';
