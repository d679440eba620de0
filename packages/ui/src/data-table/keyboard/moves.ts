/** A cell; rows count from 0, the head is -1. */
export interface CellPlace {
  row: number;
  column: number;
}

export interface GridSize {
  /** Rows that can be reached, the one that loads more among them. */
  rows: number;
  columns: number;
  /** Rows that one press of Page Down passes. */
  page: number;
}

export interface Press {
  key: string;
  isControl: boolean;
  isRtl: boolean;
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The cell that a key leads to; undefined for keys that do not navigate. */
export function nextCell(from: CellPlace, { key, isControl, isRtl }: Press, size: GridSize): CellPlace | undefined {
  const lastRow = size.rows - 1;
  const lastColumn = size.columns - 1;
  const to = (row: number, column: number): CellPlace => ({
    row: Math.max(-1, Math.min(row, lastRow)),
    column: Math.max(0, Math.min(column, lastColumn)),
  });
  switch (isRtl ? (mirrored[key] ?? key) : key) {
    case 'ArrowUp':
      return to(isControl ? Math.min(from.row, 0) : from.row - 1, from.column);
    case 'ArrowDown':
      return to(isControl ? lastRow : from.row + 1, from.column);
    case 'ArrowLeft':
      return to(from.row, isControl ? 0 : from.column - 1);
    case 'ArrowRight':
      return to(from.row, isControl ? lastColumn : from.column + 1);
    case 'Home':
      return to(isControl ? Math.min(from.row, 0) : from.row, 0);
    case 'End':
      return to(isControl ? lastRow : from.row, lastColumn);
    case 'PageUp':
      return from.row <= 0 ? from : to(Math.max(0, from.row - size.page), from.column);
    case 'PageDown':
      return to(from.row + size.page, from.column);
    default:
      return undefined;
  }
}
