/** A table's state between a fake URL and a fake storage, for tests of both. */
import { changeOf } from '../data-table/state/useDataTableState.ts';
import { decodeState } from '../data-table/state/codec.ts';
import {
  urlStorage,
  createStatePersistence,
  type PersistIn,
  type PersistParts,
  browserStorage,
  memoryStorage,
  type StateStorage,
} from '../data-table/state/persistence.ts';
import type { DataTableState, TableDefinition } from '../data-table/state/tableState.ts';
import { storyAddress } from './sampleViews.ts';

export const sampleDefinition: TableDefinition = {
  columns: [{ id: 'name', isSortable: true }, { id: 'role', isSortable: true }, { id: 'email' }],
};

/** A fake browser storage with these items. */
function fakeStorage(items = new Map<string, string>()) {
  return {
    items,
    storage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
      // Only the three methods in use are faked.
    } as unknown as Storage,
  };
}

/** The storage without the browser's storage event, which tests dispatch themselves. */
export function tab(items: Map<string, string>) {
  let hear = () => {};
  const storage: StateStorage = {
    ...browserStorage('users', () => fakeStorage(items).storage),
    subscribe: (listener) => {
      hear = listener;
      return () => {};
    },
  };
  return { place: storage, hear: () => hear() };
}

/** What a table does with its state, without React. */
export function persistedTable(
  { url = storyAddress().address, local = tab(new Map()).place, prefix = '' },
  persist?: PersistIn | PersistParts,
) {
  const storages = { url: urlStorage(url, prefix), local, memory: memoryStorage(crypto.randomUUID()) };
  const persistence = createStatePersistence(storages, persist);
  let calls = 0;
  persistence.subscribe(() => {
    calls += 1;
  });
  const state = () => decodeState(persistence.read(), sampleDefinition);
  return {
    calls: () => calls,
    state,
    requested: persistence.requested,
    change: (patch: Partial<DataTableState>) => {
      const { names, next, action } = changeOf(state(), patch, sampleDefinition);
      if (names.length > 0) persistence.write(names, next, action);
    },
  };
}
