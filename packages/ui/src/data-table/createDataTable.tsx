import { type ForwardedRef, forwardRef, type ReactElement, type ReactNode, type RefAttributes } from 'react';
import type { DataTableProps } from './DataTable.tsx';
import { TableGrid } from './TableGrid.tsx';
import type { ResolvedColumns } from './columns/columnModel.tsx';
import type { LayoutContext } from './columns/columnSizing.ts';
import type { TableStore } from './createTableStore.ts';
import type { RowContext } from './rows/TableBody.tsx';
import type { Cards } from './rows/cards.ts';
import type { DetailsFeature } from './rows/details.tsx';
import type { tablePages } from './rows/pagination.ts';
import type { TableEventHandlers } from './tableEvents.ts';
import type { TableState } from './types.ts';

/** Props of a feature that renders something. */
export interface FeatureProps<Row> {
  table: DataTableProps<Row>;
  state: TableState;
  context: RowContext<Row>;
  eventHandlers: TableEventHandlers;
}

/** What a table can have beyond its core. `DataTable` has all features, `createDataTable` only those you pass. */
export interface TableFeatures {
  /** `tableSkeletons`: skeleton rows while the rows are loading. */
  skeletons?: <Row>(props: FeatureProps<Row>) => ReactNode;
  /** `tableCards`: below 744 px rows are cards, and below 930 px columns whose `card` is `none` are left out. */
  cards?: () => Cards;
  /** `tableMessages`: the message that replaces the rows. */
  messages?: <Row>(props: FeatureProps<Row>) => ReactNode;
  /** `tablePages`: rows that are a page, or those loaded so far. */
  pages?: typeof tablePages;
  /** `tableDetails`: expanded rows. */
  details?: DetailsFeature;
  /** `tableLayout`: hiding, moving, pinning, and resizing columns, and editing cells. */
  layout?: <Row>(
    props: DataTableProps<Row>,
    layoutContext: LayoutContext,
    isHidden: Cards['isHidden'],
  ) => ResolvedColumns<Row>;
  /** `tablePrint`: prints up to a thousand rows, and a note if there are more; without it, those in view. */
  print?: <Row>(props: FeatureProps<Row>) => ReactNode;
  /** `tableHandle`: `handleRef` and `onCountChange`. */
  handle?: <Row>(props: DataTableProps<Row>, store: TableStore<Row>, eventHandlers: TableEventHandlers) => void;
}

/** Props that do nothing without a feature. */
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

/** The props of a table with these features, without those of the other features. */
export type PropsWith<Features extends TableFeatures, Row> = Omit<
  DataTableProps<Row>,
  PropsOf[Exclude<keyof TableFeatures, keyof Features>]
>;

type TableComponent = <Row>(props: DataTableProps<Row> & RefAttributes<HTMLDivElement>) => ReactElement | null;

/** Makes an unknown feature a type error. */
type NoOther<Features> = Record<Exclude<keyof Features, keyof TableFeatures>, never>;

export type DataTableComponent<Features extends TableFeatures> = <Row>(
  props: PropsWith<Features, Row> & RefAttributes<HTMLDivElement>,
) => ReactElement | null;

/**
 * Creates a `DataTable` with these features and without the bytes of the others. Sorting, search, selection, keyboard,
 * screen reader support, virtual rows and row menus are in every table.
 */
export function createDataTable<Features extends TableFeatures>(
  features: Features & NoOther<Features>,
): DataTableComponent<Features>;
/** Implementation signature: without the types of the features. */
export function createDataTable(features: TableFeatures): TableComponent {
  // forwardRef loses the type parameter; the cast restores it.
  return forwardRef(function DataTable<Row>(props: DataTableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
    return <TableGrid {...props} features={features} gridRef={ref} />;
  }) as TableComponent;
}
