import { decodeState, type StoredState } from './codec.ts';
import type { DataTableState, TableDefinition } from './tableState.ts';

interface Decoded {
  stored: StoredState;
  definition: TableDefinition;
  state: DataTableState;
}

/** The parts whose text is the same are the same objects. */
function withSameParts({ stored: before, state }: Decoded, stored: StoredState, next: DataTableState): DataTableState {
  const isSame = (name: string) => before[name] === stored[name];
  const { columns } = state;
  const hasSameColumns = isSame('columns');
  const isSameLayout = hasSameColumns && isSame('widths') && isSame('pinned');
  return {
    ...next,
    sort: isSame('sort') ? state.sort : next.sort,
    filter: isSame('filter') ? state.filter : next.filter,
    columns: isSameLayout
      ? columns
      : {
          ...next.columns,
          ...(hasSameColumns ? { order: columns.order, hidden: columns.hidden } : {}),
          ...(isSame('widths') ? { widths: columns.widths } : {}),
          ...(isSame('pinned') && columns.pinned ? { pinned: columns.pinned } : {}),
        },
  };
}

/**
 * Decodes states and keeps the identity of unchanged parts, so that another page neither filters nor sorts again, and
 * another width renders no cells.
 */
export function createDecoder(): (stored: StoredState, definition: TableDefinition) => DataTableState {
  let last: Decoded | undefined;
  return (stored, definition) => {
    if (last?.stored === stored && last.definition === definition) return last.state;
    const next = decodeState(stored, definition);
    const state = last?.definition === definition ? withSameParts(last, stored, next) : next;
    last = { stored, definition, state };
    return state;
  };
}
