import { type ForwardedRef, forwardRef, type ReactElement, type ReactNode, type RefAttributes } from 'react';
import type { ElementProps } from '../dom/index.ts';
import type { MenuEntry } from '../menu/index.ts';
import type { Sort } from './rows/sorting.ts';
import type { DataColumn, DataTableHandle, RowCount, TableState } from './types.ts';
import type { SelectionValue } from './rows/selection.ts';
import { type ColumnToolsComponent, tableLayout } from './columns/columnModel.tsx';
import type { CellEditorComponent } from './editing/CellEditor.tsx';
import type { ColumnLayout, Density } from './state/tableState.ts';
import type { TableFeatures } from './createDataTable.tsx';
import { tableCards } from './rows/cards.ts';
import { tableDetails } from './rows/details.tsx';
import { tableHandle } from './tableEvents.ts';
import { tableMessages, tablePrint, tableSkeletons } from './rows/TableStates.tsx';
import { tablePages } from './rows/pagination.ts';
import { TableGrid } from './TableGrid.tsx';

export interface DataTableProps<Row> extends ElementProps {
  /** Names the table to assistive technology. */
  label: string;
  /** Keep the array's identity between renders: all rows render again when it changes. */
  columns: readonly DataColumn<Row>[];
  /** All rows, or those of a page that a server sent. A new array is new data. */
  rows: readonly Row[];
  /** The unique key of a row. */
  rowKey: (row: Row) => string;
  /** Names a row in the labels of its checkbox and menu. @default the `sortBy` value of its row header */
  rowLabel?: (row: Row) => string;
  /** How many rows match, if `rows` is only a part of them. @default the number of matching `rows` */
  rowCount?: RowCount;
  /** How many rows come before the first of `rows`. @default 0 */
  rowOffset?: number;
  /** Shows this page of `rows`, or the last one. Counts from 1. */
  page?: number;
  /** Rows per page, if the table paginates. */
  pageSize?: number;
  /** Whether the rows are loaded, loading or failed to load. @default 'ok' */
  state?: TableState;
  /** Newer rows are loading; the current ones stay. @default false */
  isPending?: boolean;
  /** The sort order: the first column decides, the next ones break ties. */
  sort?: readonly Sort[];
  /** The initial sort order of an uncontrolled table. */
  defaultSort?: readonly Sort[];
  /** Called when the user changes the sort order. */
  onSortChange?: (sort: readonly Sort[]) => void;
  /** Who sorts the rows: this table, with `sortBy`, or the server. @default 'client' */
  sortMode?: 'client' | 'server';
  /** Shows only rows with this text; leave it out if a server searches. */
  search?: string;
  /** Whether a row matches the search. @default its columns' `searchText` contains the text */
  matches?: (row: Row, search: string) => boolean;
  /** Which columns are visible, in which order and how wide. */
  layout?: Partial<ColumnLayout>;
  /** Called when the user rearranges the columns. */
  onLayoutChange?: (layout: ColumnLayout) => void;
  /**
   * Fits widths to the rows in view: space that a column does not need goes to columns whose cells would be cut, and all
   * columns shrink by up to a third before the table scrolls sideways. @default false
   */
  isFitted?: boolean;
  /** `ColumnTools` lets users resize, move, pin and hide columns from their headers. @default none */
  columnTools?: ColumnToolsComponent;
  /** `CellEditor` edits the cells of columns with `edit`. @default none */
  cellEditor?: CellEditorComponent;
  /** Which rows are selected (controlled). */
  selection?: SelectionValue;
  /** Which rows are selected at first (uncontrolled). */
  defaultSelection?: SelectionValue;
  /** Called when the user changes the selection. With it, or with a selection, each row has a checkbox. */
  onSelectionChange?: (selection: SelectionValue) => void;
  /** Rows that cannot be selected have a disabled checkbox; a new function is evaluated again. @default all can */
  isRowSelectable?: (row: Row) => boolean;
  /** Key of the row whose details are open in a drawer. */
  currentRowKey?: string | undefined;
  /** Entries of the row's menu; called when it opens. */
  rowActions?: (row: Row) => readonly MenuEntry[];
  /** The details below an expanded row. With it, each row has an arrow. */
  expandedContent?: (row: Row) => ReactNode;
  /** Keys of the rows that are expanded initially. */
  defaultExpanded?: readonly string[];
  /** Loads more rows. With it, the last row is a button. */
  onLoadMore?: () => void;
  /** Whether there are more. @default false */
  hasMore?: boolean;
  /** More rows are loading. @default false */
  isLoadingMore?: boolean;
  /** Why loading more failed; the button tries again. */
  loadMoreError?: string | undefined;
  /** Height of a row. @default the density of the page */
  density?: Density;
  /** Replaces the rows if there are none: an EmptyState. @default a sentence */
  emptyMessage?: ReactNode;
  /** Replaces the rows if none match the search and filters. @default a sentence */
  noMatchMessage?: ReactNode;
  /** Replaces the rows if they could not be loaded: an ErrorState. @default a sentence */
  errorMessage?: ReactNode;
  /** How many skeleton rows are shown while loading; those below the edge are cut. @default 20 */
  skeletonRows?: number;
  /** Called when the number of matching rows changes. */
  onCountChange?: (count: number) => void;
  /** Receives the table's handle on mount, and null on unmount; keep the function's identity. */
  handleRef?: (handle: DataTableHandle<Row> | null) => void;
}

const features: TableFeatures = {
  cards: tableCards,
  skeletons: tableSkeletons,
  messages: tableMessages,
  pages: tablePages,
  details: tableDetails,
  layout: tableLayout,
  print: tablePrint,
  handle: tableHandle,
};

/** A data grid: any number of rows, sorted, searched, selected and navigated with the keyboard. */
// forwardRef loses the type parameter; the cast restores it.
export const DataTable = forwardRef(function DataTable<Row>(
  props: DataTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return <TableGrid {...props} features={features} gridRef={ref} />;
}) as <Row>(props: DataTableProps<Row> & RefAttributes<HTMLDivElement>) => ReactElement | null;
