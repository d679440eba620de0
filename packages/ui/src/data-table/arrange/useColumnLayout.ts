import { useMemo, useRef, useState } from 'react';
import { useLayoutEffect } from '../../element/useLayoutEffect.ts';
import { bySide, type Surroundings } from '../columns/tracks.ts';
import type { DataTableProps } from '../DataTable.tsx';
import { shownColumns } from '../state/layout.ts';
import type { ColumnLayout } from '../state/tableState.ts';
import type { LayoutControl } from './control.ts';

const noIds: readonly string[] = [];
const nothing = {};

/** The columns as they lie now. A width changes no column's identity, so no row renders for it. */
export function useColumnLayout<Row>(
  { columns, layout: givenLayout, onLayoutChange }: DataTableProps<Row>,
  surroundings: Surroundings,
) {
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
