import { readAddress } from './address.ts';
import { decodeState, storedNames } from './codec.ts';
import type { DataTableState, TableDefinition } from './tableState.ts';

/**
 * The state that an address asks for, without a component: for a loader that fetches the rows before the table is there.
 * `search` is what stands after "?", with or without the mark.
 */
export function parseTableState(search: string, definition: TableDefinition): DataTableState {
  return decodeState(readAddress(search, storedNames, ''), definition);
}
