import type { AddressChange } from './address.ts';
import { encodeState, storedNames, type StoredState } from './codec.ts';
import type { DataTableState, TableDefinition } from './tableState.ts';

/** What decides which rows there are and where they lie; a page of other rows is another page. */
const decidesRows = ['sort', 'search', 'filter', 'pageSize', 'view'] as const;
/** Each of these is a step that Back undoes; typing and arranging columns are not. */
const isStep = ['sort', 'filter', 'page', 'after', 'pageSize', 'view'] as const;

/** The state after a change: other rows begin at the first page again, unless the change says where. */
export function changedState(state: DataTableState, patch: Partial<DataTableState>): DataTableState {
  const next = { ...state, ...patch };
  const saysWhere = 'page' in patch || 'after' in patch;
  const hasOtherRows = decidesRows.some((part) => next[part] !== state[part]);
  return hasOtherRows && !saysWhere ? { ...next, page: 1, after: null } : next;
}

export interface StateChange {
  names: readonly string[];
  next: StoredState;
  change: AddressChange;
}

/** The stored texts that `patch` changes. */
export function changeOf(
  state: DataTableState,
  patch: Partial<DataTableState>,
  definition: TableDefinition,
): StateChange {
  const changed = changedState(state, patch);
  const before = encodeState(state, definition);
  const next = encodeState(changed, definition);
  return {
    names: storedNames.filter((name) => before[name] !== next[name]),
    next,
    change: isStep.some((part) => part in patch) ? 'push' : 'replace',
  };
}
