import type { ReactNode } from 'react';
import type { Surroundings } from '../columns/tracks.ts';
import type { Grid } from '../grid/createGrid.ts';
import type { ColumnLayout } from '../state/tableState.ts';
import type { DataColumn } from '../types.ts';

/** What the tools of a head read and change. Read in event handlers, so that a change renders no head. */
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

/** The tools at the end of a head. A table gets them as a property, so that one without them does not load their code. */
export type ColumnToolsComponent = (<Row>(props: ColumnToolsProps<Row>) => ReactNode) & {
  /** Called at the first pointer or focus in the table: loads the code, again after a failure. */
  preload?: () => void;
};
