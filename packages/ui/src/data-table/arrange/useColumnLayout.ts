import { useMemo, useRef, useState } from 'react';
import { useLayoutEffect } from '../../element/useLayoutEffect.ts';
import { bySide, type Surroundings } from '../columns/tracks.ts';
import type { DataTableProps } from '../DataTable.tsx';
import type { DataColumn } from '../types.ts';
import { shownColumns } from '../state/layout.ts';
import type { ColumnLayout } from '../state/tableState.ts';
import type { LayoutControl } from './control.ts';

/** The columns as they lie now, and the widths that were given to them. */
export interface ColumnsNow<Row> {
  shown: readonly DataColumn<Row>[];
  widths: Readonly<Record<string, number>>;
  /** What arranges them otherwise. */
  control?: { readonly current: LayoutControl<Row> };
}

const noIds: readonly string[] = [];
const nothing = {};

/** A width changes no column's identity, so no row renders for it. */
function useColumnLayout<Row>(
  { columns, layout: givenLayout, onLayoutChange }: DataTableProps<Row>,
  surroundings: Surroundings,
): ColumnsNow<Row> {
  const [ownLayout, setOwnLayout] = useState<Partial<ColumnLayout>>(nothing);
  const layout = givenLayout ?? ownLayout;
  const { order = noIds, hidden = noIds, pinned = nothing, widths = nothing } = layout;
  const shown = useMemo(
    () => bySide(shownColumns(columns, { order, hidden, pinned })),
    [columns, order, hidden, pinned],
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
  return { shown, widths, control };
}

export { useColumnLayout as tableLayout };
