import type { ReactNode } from 'react';
import type { SortDirection } from './sort.ts';

/**
 * Where a cell goes below 744 px, where each row becomes a card: `title` and `status` share the first line with the row
 * menu, `subtitle` lies below the title, `start` and `end` share the last line, `line` is a label and a value, `none`
 * leaves it out, there and on tablets. The row header is `title` and every other cell `line` unless told otherwise.
 */
export type CardPlace = 'title' | 'status' | 'subtitle' | 'start' | 'end' | 'line' | 'none';

export interface Column<Row> {
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
  /**
   * A CSS width; without it the column shares what is left. Room that a column does not need goes to those whose cells would
   * be cut.
   */
  width?: string;
  card?: CardPlace;
  /** Text before the value in a card. @default the header for `line`, none elsewhere */
  cardLabel?: string;
  /** Shape of the cell while loading: a word, a line as long as an e-mail address, a picture and a name. @default 'text' */
  skeleton?: 'text' | 'long' | 'person';
}

export type TableState = 'loading' | 'ok' | 'empty' | 'noMatch' | 'error';
