import type { TableState } from './types.ts';
import type { DataTableProps } from './DataTable.tsx';

/** The state that is shown: `state`, and with rows whether any match. */
export function tableStateOf<Row>(
  { state = 'ok', rows }: DataTableProps<Row>,
  count: number,
  isFirst: boolean,
): TableState {
  if (state !== 'ok') return state;
  // Unsorted rows would be seen, and then jump.
  if (isFirst) return 'loading';
  if (count > 0) return 'ok';
  return rows.length === 0 ? 'empty' : 'noMatch';
}

/** The `data-` attributes. */
export function dataAttributes(props: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));
}
