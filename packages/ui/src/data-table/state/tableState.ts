import type { Sort } from '../order/sort.ts';

/** What a filter holds, a property filter's or another's; the table keeps it and never looks inside. */
export type FilterQuery = object;

export type Density = 'comfortable' | 'compact';

/** Which columns are shown, in which order and how wide. */
export interface ColumnLayout {
  /** Ids of all columns, from the start. */
  order: readonly string[];
  /** Ids of those that are not shown. */
  hidden: readonly string[];
  /** px, of those that somebody has resized. */
  widths: Readonly<Record<string, number>>;
  /** Edges of the columns that a person pinned or unpinned; the others are as the column says. */
  pinned?: Readonly<Record<string, Pin>>;
}

export type Pin = 'start' | 'end' | 'none';

/** Everything about a table that a person can change and may want back. */
export interface DataTableState {
  /** The first decides, the next break ties. */
  sort: readonly Sort[];
  search: string;
  filter: FilterQuery | undefined;
  columns: ColumnLayout;
  density: Density;
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** Cursor after which the page begins, where pages are not numbered; null on the first. */
  after: string | null;
  /** Id of the saved view that this started from. It does not decide what is shown: the rest of the state does. */
  view: string | null;
}

/** The part of a `DataColumn` that is needed to validate what an address says about it. */
export interface StateColumn {
  id: string;
  isSortable?: boolean;
  /** @default true */
  isHideable?: boolean;
  isSticky?: 'start' | 'end';
  /** @default 48 */
  minWidth?: number;
  /** @default 2000 */
  maxWidth?: number;
}

/** Writes a filter as text and reads it again; `undefined` for what is none. */
export interface FilterCodec {
  write: (filter: FilterQuery) => string;
  read: (text: string) => FilterQuery | undefined;
}

/** What a table can be like; keep the object's identity between renders. */
export interface TableDefinition {
  columns: readonly StateColumn[];
  /** How the table is when nobody has changed anything. */
  defaults?: Partial<Omit<DataTableState, 'page' | 'after' | 'view'>>;
  /** Rows on a page to choose from; an address cannot ask for others. @default [25, 50, 100] */
  pageSizes?: readonly number[];
  /** Where the table has a property filter. */
  filter?: FilterCodec;
  /** Pages come by cursor: a page after the first needs one. @default false */
  hasCursors?: boolean;
}

export const defaultPageSizes: readonly number[] = [25, 50, 100];
