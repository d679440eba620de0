import { type ForwardedRef, forwardRef, type ReactElement, type ReactNode, type RefAttributes } from 'react';
import type { ElementProps } from '../dom/index.ts';
import type { MenuEntry } from '../menu/index.ts';
import type { Sort } from './rows/sorting.ts';
import type { DataColumn, DataTableHandle, RowCount, TableState } from './types.ts';
import type { SelectionValue } from './rows/selection.ts';
import { type ColumnToolsComponent, tableLayout } from './columns/columnModel.tsx';
import type { CellEditorComponent } from './CellEditor.tsx';
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
  /** Keep the array's identity between renders: rows render anew when it changes. */
  columns: readonly DataColumn<Row>[];
  /** All rows, or those of a page or part that a server sent. Another array is other data. */
  rows: readonly Row[];
  /** What tells one row from all others. */
  rowKey: (row: Row) => string;
  /** Names a row: in the label of its box and of its menu. @default what its row header is sorted by */
  rowLabel?: (row: Row) => string;
  /** Rows that match there are, where `rows` is a part of them. @default as many as are given and match */
  rowCount?: RowCount;
  /** How many rows come before the first of `rows`. @default 0 */
  rowOffset?: number;
  /** Shows this page of the rows, which are all given, or the last there is. It counts from 1. */
  page?: number;
  /** Rows of a page, where the table divides them. */
  pageSize?: number;
  /** Whether rows are there, on their way, or failed to come. @default 'ok' */
  state?: TableState;
  /** Rows stay while newer ones are on their way. @default false */
  isPending?: boolean;
  /** The order: the first column decides, the next break its ties. */
  sort?: readonly Sort[];
  /** The initial order of an uncontrolled table. */
  defaultSort?: readonly Sort[];
  /** Called when a person sorts otherwise. */
  onSortChange?: (sort: readonly Sort[]) => void;
  /** Who sorts the rows: this table, by `sortBy`, or the server. @default 'client' */
  sortMode?: 'client' | 'server';
  /** Only rows with this text are shown; leave it out where a server searches. */
  search?: string;
  /** Whether a row is one that is searched for. @default its columns' `searchText` contains the text */
  matches?: (row: Row, search: string) => boolean;
  /** Which columns are shown, in which order and how wide. */
  layout?: Partial<ColumnLayout>;
  /** Called when a person rearranges the columns. */
  onLayoutChange?: (layout: ColumnLayout) => void;
  /**
   * Fits widths to the rows in view: space that a column does not need goes to those whose cells would be cut, and all get
   * narrower by up to a third before the table scrolls sideways. @default false
   */
  isFitted?: boolean;
  /** `ColumnTools` lets people resize, move, pin and hide columns from their heads. @default none */
  columnTools?: ColumnToolsComponent;
  /** `CellEditor` changes the cells of columns that have `edit`. @default none */
  cellEditor?: CellEditorComponent;
  /** Which rows are selected (controlled). */
  selection?: SelectionValue;
  /** Which rows are selected at first (uncontrolled). */
  defaultSelection?: SelectionValue;
  /** Called when a person selects otherwise. With it, or with a selection, each row has a box. */
  onSelectionChange?: (selection: SelectionValue) => void;
  /** Rows that cannot be selected have a disabled box; evaluated again when it is another function. @default all can */
  isRowSelectable?: (row: Row) => boolean;
  /** Key of the row whose details are open elsewhere, in a drawer. */
  currentRowKey?: string | undefined;
  /** Entries of the row's menu; called when it opens. */
  rowActions?: (row: Row) => readonly MenuEntry[];
  /** What lies open below a row, once its arrow is pressed; a row then has one. */
  expandedContent?: (row: Row) => ReactNode;
  /** Keys of the rows that are open to begin with. */
  defaultExpanded?: readonly string[];
  /** Loads more rows; with it the last row is a button. */
  onLoadMore?: () => void;
  /** Whether there are more. @default false */
  hasMore?: boolean;
  /** More rows are on their way. @default false */
  isLoadingMore?: boolean;
  /** Why the last attempt to load more failed; the button tries again. */
  loadMoreError?: string | undefined;
  /** Height of a row. @default that of the page around it */
  density?: Density;
  /** Stands in the place of rows when there are none: an EmptyState. @default a sentence */
  emptyMessage?: ReactNode;
  /** Stands there when no row is left by search and filters. @default a sentence */
  noMatchMessage?: ReactNode;
  /** Stands there when they could not be loaded: an ErrorState. @default a sentence */
  errorMessage?: ReactNode;
  /** How many skeleton rows while loading; those below the edge are cut. @default 20 */
  skeletonRows?: number;
  /** Called with the number of rows that match when it changes. */
  onCountChange?: (count: number) => void;
  /** Gets the table's handle when it is mounted, and null when it is unmounted; keep the function's identity. */
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

/** A grid to work in: as many rows as there are, sorted, searched, selected and walked through by keyboard. */
// forwardRef forgets the type parameter; the cast gives it back.
export const DataTable = forwardRef(function DataTable<Row>(
  props: DataTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return <TableGrid {...props} features={features} gridRef={ref} />;
}) as <Row>(props: DataTableProps<Row> & RefAttributes<HTMLDivElement>) => ReactElement | null;
