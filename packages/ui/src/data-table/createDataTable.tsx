import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from 'react';
import type { DataTableProps } from './DataTable.tsx';
import type { PropsWith, TableFeatures } from './features.ts';
import { TableGrid } from './TableGrid.tsx';

type Grid = <Row>(props: DataTableProps<Row> & RefAttributes<HTMLDivElement>) => ReactElement | null;

/** Makes an unknown feature a type error. */
type NoOther<Features> = Record<Exclude<keyof Features, keyof TableFeatures>, never>;

export type DataTableComponent<Features extends TableFeatures> = <Row>(
  props: PropsWith<Features, Row> & RefAttributes<HTMLDivElement>,
) => ReactElement | null;

/**
 * A `DataTable` with the features that are given, and without the bytes of the others. Rows that are sorted, searched, selected,
 * walked through by keyboard and read out, that stay quick however many they are and have a menu, are in each.
 */
export function createDataTable<Features extends TableFeatures>(
  features: Features & NoOther<Features>,
): DataTableComponent<Features>;
/** Implementation signature: without the types of the features. */
export function createDataTable(features: TableFeatures): Grid {
  // forwardRef forgets the type parameter; the cast gives it back.
  return forwardRef(function DataTable<Row>(props: DataTableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
    return <TableGrid {...props} features={features} gridRef={ref} />;
  }) as Grid;
}
