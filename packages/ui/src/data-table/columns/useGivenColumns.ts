import { useMemo } from 'react';
import type { ColumnsNow } from '../column-layout/useColumnLayout.tsx';
import type { DataTableProps } from '../DataTable.tsx';
import { bySide } from './tracks.ts';

const noWidths = {};

/** The columns as they are given, where nobody can arrange them. */
export function useGivenColumns<Row>({ columns }: DataTableProps<Row>): ColumnsNow<Row> {
  return { shown: useMemo(() => bySide(columns), [columns]), widths: noWidths };
}
