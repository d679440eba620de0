import type { ReactNode } from 'react';
import type { CellEdit } from './editing/CellEditor.tsx';
import type { SortDirection } from './rows/sorting.ts';
import type { SelectionValue } from './rows/selection.ts';

/** Whether rows are loaded, loading, or failed to load; `noMatch`: there are rows, but none match the search. */
export type TableState = 'loading' | 'ok' | 'empty' | 'noMatch' | 'error';

/** The value a column is sorted by; null is last in both directions. */
export type SortValue = string | number | Date | null;

/**
 * Position of a cell below 744 px, where each row is a card: `title` and `status` share the first line with the row menu,
 * `subtitle` is below the title, `start` and `end` share the last line, `line` is a label and a value, `none` hides the
 * column, in cards and below 930 px. By default, the row header is `title` and every other cell is `line`.
 */
export type CardPosition = 'title' | 'status' | 'subtitle' | 'start' | 'end' | 'line' | 'none';

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** The direction of the first press; dates and numbers read best in descending order. @default 'ascending' */
  firstDirection?: SortDirection;
  /** The column that names the row to assistive technology; exactly one column should have it. */
  isRowHeader?: boolean;
  /** Align text to the start, numbers to the end. @default 'start' */
  align?: 'start' | 'end';
  /** Its cells have a second, smaller line, so all rows are higher. @default false */
  isTwoLine?: boolean;
  /** Muted text, for a secondary column. @default false */
  isMuted?: boolean;
  card?: CardPosition;
  /** Text before the value in a card. @default the header for `line`, otherwise none */
  cardLabel?: string;
  /** Shape of the cell while loading: a word, an email address, or an avatar and a name. @default 'text' */
  skeleton?: 'text' | 'long' | 'person';
  /** px. Without it, the column shares the remaining space. */
  width?: number;
  /** Minimum width in px, also of a column that shares the remaining space. @default 48 */
  minWidth?: number;
  /**
   * Whether its cells can be truncated if `isFitted` has too little width; other columns get the width that they need
   * first. @default true, unless `card` is `status`
   */
  isTruncatable?: boolean;
  /** Maximum width in px. @default 2000 */
  maxWidth?: number;
  /** Pins the column to this edge while the others scroll; needs a `width`. */
  isSticky?: 'start' | 'end';
  /** The value to sort by, if the table sorts. Must depend on the row alone: it is read once per array of rows. */
  sortBy?: (row: Row) => SortValue;
  /** The text to search in. If no column has one, the search uses all columns that sort by text. Must depend on the row alone. */
  searchText?: (row: Row) => string;
  /** The copied and exported value. @default the cell's content if it is text, else its `sortBy` value */
  exportValue?: (row: Row) => SortValue;
  /** How its cells are edited in place; needs a `cellEditor`. @default not editable */
  edit?: CellEdit<Row>;
  /** Whether the user can hide it. @default true */
  isHideable?: boolean;
}

/** The table's imperative handle, from `handleRef`. */
export interface DataTableHandle<Row> {
  /** The matching rows of all pages, in their order. */
  matchingRows: () => Row[];
  /** The selection without rows that can no longer be selected: for bulk actions. */
  selection: () => SelectionValue;
  isSelected: (row: Row) => boolean;
  /** Focuses the last active cell. */
  focus: () => void;
  /** Scrolls a row into view and focuses it. */
  focusRow: (key: string) => void;
}

export type RowCount = number | 'unknown';
