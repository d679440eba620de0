import type { ReactNode } from 'react';
import type { TableState } from '../../table/index.ts';
import type { PartProps } from '../features.ts';
import { lastRowIndex, Tail } from './Tail.tsx';

/** What stands there instead of rows: the last row of the grid. */
function TableMessages<Row>({ table, state, context }: PartProps<Row>) {
  const messages: Partial<Record<TableState, ReactNode>> = {
    empty: table.emptyMessage,
    noMatch: table.noMatchMessage,
    error: table.errorMessage,
  };
  const message = messages[state];
  if (message === undefined) return null;
  return (
    <Tail rowIndex={lastRowIndex(context)} isAlone>
      {message}
    </Tail>
  );
}

export { TableMessages as tableMessages };
