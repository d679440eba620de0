import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import type { Cards } from '../cards/tableCards.ts';
import { bySide, type Surroundings } from '../columns/tracks.ts';
import type { DataTableProps } from '../DataTable.tsx';
import type { Grid } from '../grid/types.ts';
import type { DataColumn } from '../types.ts';
import { shownColumns } from '../state/layout.ts';
import type { ColumnLayout } from '../state/tableState.ts';
import type { LayoutControl } from './control.ts';

/** The columns as they lie now, and the widths that were given to them. */
export interface ColumnsNow<Row> {
  shown: readonly DataColumn<Row>[];
  widths: Readonly<Record<string, number>>;
  /** The tools at the end of a column's head. */
  toolsOf?: (column: DataColumn<Row>, grid: Grid<Row>) => ReactNode;
  /** Edits cells; the same component at each render. */
  Editor?: (props: { grid: Grid<Row> }) => ReactNode;
}

const noIds: readonly string[] = [];
const nothing = {};

/** Order, visibility and pins change the columns that are shown; widths do not, so no row renders for a width. */
function useColumnLayout<Row>(
  { columns, layout: givenLayout, onLayoutChange, columnTools: Tools, cellEditor: CellEditor }: DataTableProps<Row>,
  surroundings: Surroundings,
  isLeftOut: Cards['isLeftOut'],
): ColumnsNow<Row> {
  const [ownLayout, setOwnLayout] = useState<Partial<ColumnLayout>>(nothing);
  const layout = givenLayout ?? ownLayout;
  const { order = noIds, hidden = noIds, pinned = nothing, widths = nothing } = layout;
  const shown = useMemo(
    () => bySide(shownColumns(columns, { order, hidden, pinned }).filter((column) => !isLeftOut?.(column))),
    [columns, order, hidden, pinned, isLeftOut],
  );
  const now: LayoutControl<Row> = {
    columns,
    shown,
    layout,
    surroundings,
    change: (next) => {
      if (givenLayout === undefined) setOwnLayout(next);
      onLayoutChange?.(next);
    },
  };
  const control = useRef(now);
  useLayoutEffect(() => {
    control.current = now;
  });
  // Stable, as heads render again for another function.
  const toolsOf = useCallback(
    (column: DataColumn<Row>, grid: Grid<Row>) => Tools && <Tools column={column} grid={grid} control={control} />,
    [Tools],
  );
  const Editor = useCallback(
    ({ grid }: { grid: Grid<Row> }) => CellEditor && <CellEditor grid={grid} control={control} />,
    [CellEditor],
  );
  return { shown, widths, toolsOf, Editor };
}

export { useColumnLayout as tableLayout };
