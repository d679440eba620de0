import type { ReactNode } from 'react';
import { isComposing } from '../../element/isComposing.ts';
import type { LayoutControl } from '../column-layout/control.ts';
import type { Grid } from '../grid/createGrid.ts';

/** How a column's cells are changed where they stand. */
export interface CellEdit<Row> {
  /** What stands in the field first. */
  value: (row: Row) => string;
  /** What can be chosen; without it any text. */
  options?: readonly { value: string; label: string }[];
  /** What is wrong with a value; it is not saved then. */
  validate?: (value: string, row: Row) => string | undefined;
  /** Why this row's cell cannot be changed; said when somebody tries. */
  disabledReason?: (row: Row) => string | undefined;
  /** Keeps it. The field stays open until the promise settles, and with what was typed when it rejects. */
  save: (row: Row, value: string) => Promise<void> | void;
  /** The sentence for a promise that was rejected. @default a general one */
  describeError?: (error: unknown) => string;
}

export interface CellEditorProps<Row> {
  grid: Grid<Row>;
  control: { readonly current: LayoutControl<Row> };
}

/** The field over a cell: given by import, so that a table without it does not carry it. */
export type CellEditorComponent = <Row>(props: CellEditorProps<Row>) => ReactNode;

/** Whether a key opens a cell, or begins to write in place of what is there. */
export function isOpening(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  return /^(Enter|F2|[^ ])$/u.test(key) && !ctrlKey && !metaKey && !altKey && !isComposing(event);
}
