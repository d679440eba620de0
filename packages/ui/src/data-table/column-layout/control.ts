import type { ReactNode } from 'react';
import type { Surroundings } from '../columns/tracks.ts';
import type { Grid } from '../grid/createGrid.ts';
import type { ColumnLayout } from '../state/tableState.ts';
import type { DataColumn } from '../types.ts';

/** What a head needs to arrange its columns; read when something is pressed, so that no head renders for it. */
export interface LayoutControl<Row> {
  /** All columns, hidden ones too. */
  columns: readonly DataColumn<Row>[];
  /** Those that are shown, as they lie from the start. */
  shown: readonly DataColumn<Row>[];
  layout: Partial<ColumnLayout>;
  surroundings: Surroundings;
  change: (layout: ColumnLayout) => void;
}

export interface ColumnToolsProps<Row> {
  column: DataColumn<Row>;
  grid: Grid<Row>;
  control: { readonly current: LayoutControl<Row> };
}

/** What stands at the end of a column's head: given by import, so that a table without it does not carry it. */
export type ColumnToolsComponent = (<Row>(props: ColumnToolsProps<Row>) => ReactNode) & {
  /** Asked for at the first sign of a person: its code may come later, or not have come. */
  preload?: () => void;
};
