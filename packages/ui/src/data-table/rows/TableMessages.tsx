import type { ReactNode } from 'react';
import { StateSentence } from './StateSentence.tsx';
import type { PartProps } from '../features.ts';
import { lastRowIndex, Tail } from './Tail.tsx';

/** What stands there instead of rows: the last row of the grid. */
function TableMessages<Row>({ table, state, context }: PartProps<Row>) {
  if (state === 'ok' || state === 'loading') return null;
  const messages: Record<typeof state, ReactNode> = {
    empty: table.emptyMessage,
    noMatch: table.noMatchMessage,
    error: table.errorMessage,
  };
  return (
    <Tail rowIndex={lastRowIndex(context)} isAlone>
      {messages[state] ?? <StateSentence state={state} />}
    </Tail>
  );
}

export { TableMessages as tableMessages };
