import type { TableState } from '../table/index.ts';
import type { DataTableProps } from './DataTable.tsx';

/** What is shown: the owner's word, and of rows that are there, whether any match. */
export function stateOf<Row>({ state = 'ok', rows }: DataTableProps<Row>, count: number, isFirst: boolean): TableState {
  if (state !== 'ok') return state;
  // They would stand there out of order and then jump.
  if (isFirst) return 'loading';
  if (count > 0) return 'ok';
  return rows.length === 0 ? 'empty' : 'noMatch';
}

/** The attributes of an application's own. */
export function dataOf(props: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));
}
