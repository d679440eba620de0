import { useMemo } from 'react';
import type { ColumnsNow } from '../column-layout/useColumnLayout.tsx';
import type { DataTableProps } from '../DataTable.tsx';
import type { Cards } from '../cards/tableCards.ts';
import { bySide, type Surroundings } from './tracks.ts';

const noWidths = {};

/** The columns as they are given, where nobody can arrange them. */
export function useGivenColumns<Row>(
  { columns }: DataTableProps<Row>,
  _surroundings: Surroundings,
  isLeftOut: Cards['isLeftOut'],
): ColumnsNow<Row> {
  const shown = useMemo(() => bySide(columns.filter((column) => !isLeftOut?.(column))), [columns, isLeftOut]);
  return { shown, widths: noWidths };
}
