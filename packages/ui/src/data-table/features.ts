import type { ReactNode } from 'react';
import type { ColumnsNow } from './column-layout/useColumnLayout.tsx';
import type { Cards } from './cards/tableCards.ts';
import type { Surroundings } from './columns/tracks.ts';
import type { DataTableProps } from './DataTable.tsx';
import type { DetailsFeature } from './expansion/tableDetails.tsx';
import type { GridEventHandlers } from './grid/gridEventHandlers.ts';
import type { Grid } from './grid/types.ts';
import type { tablePages } from './pages/tablePages.ts';
import type { RowContext } from './rows/GridRow.tsx';
import type { TableState } from './types.ts';

/** Props of a feature that renders something. */
export interface PartProps<Row> {
  table: DataTableProps<Row>;
  state: TableState;
  context: RowContext<Row>;
  eventHandlers: GridEventHandlers;
}

/** What a table can have beyond its core. `DataTable` has all of it, `createDataTable` makes one with what is given. */
export interface TableFeatures {
  /** `tableSkeletons`: skeleton rows while the rows are loading. */
  skeletons?: <Row>(props: PartProps<Row>) => ReactNode;
  /** `tableCards`: below 744 px rows are cards, and below 930 px columns whose `card` is `none` are left out. */
  cards?: () => Cards;
  /** `tableMessages`: what stands there instead of rows. */
  messages?: <Row>(props: PartProps<Row>) => ReactNode;
  /** `tablePages`: rows that are a part of all that match, a page or as many as are loaded. */
  pages?: typeof tablePages;
  /** `tableDetails`: what lies open below a row. */
  details?: DetailsFeature;
  /** `tableLayout`: columns that are hidden, moved, pinned and resized, and cells that are changed. */
  layout?: <Row>(
    props: DataTableProps<Row>,
    surroundings: Surroundings,
    isLeftOut: Cards['isLeftOut'],
  ) => ColumnsNow<Row>;
  /** `tablePrint`: up to a thousand rows are printed, and that there are more; without it those in view. */
  print?: <Row>(props: PartProps<Row>) => ReactNode;
  /** `tableHandle`: `handleRef` and `onCountChange`. */
  handle?: <Row>(props: DataTableProps<Row>, grid: Grid<Row>, eventHandlers: GridEventHandlers) => void;
}

/** Properties that do nothing without a feature. */
interface PropsOf {
  skeletons: 'skeletonRows';
  cards: never;
  messages: 'emptyMessage' | 'noMatchMessage' | 'errorMessage';
  pages: 'page' | 'pageSize' | 'rowCount' | 'rowOffset' | 'onLoadMore' | 'hasMore' | 'isLoadingMore' | 'loadMoreError';
  details: 'expandedContent' | 'defaultExpanded';
  layout: 'layout' | 'onLayoutChange' | 'columnTools' | 'cellEditor';
  print: never;
  handle: 'handleRef' | 'onCountChange';
}

/** The properties of a table with these features: those of a feature that it does not have are no properties of it. */
export type PropsWith<Features extends TableFeatures, Row> = Omit<
  DataTableProps<Row>,
  PropsOf[Exclude<keyof TableFeatures, keyof Features>]
>;
