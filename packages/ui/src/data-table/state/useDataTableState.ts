import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import { type AddressAdapter, type AddressChange, browserAddress, writeAddress } from './address.ts';
import { changedState, changeOf } from './change.ts';
import { decodeState, encodeState, storedNames, type StoredState } from './codec.ts';
import { createDecoder } from './decoder.ts';
import { createStatePersistence, type KeptIn, type KeptParts } from './statePersistence.ts';
import { addressPlace, localPlace, memoryPlace, type Place } from './places.ts';
import type { DataTableState, TableDefinition } from './tableState.ts';

export interface DataTableStateOptions {
  /**
   * Where it is kept: all of it in one place, or each part in its own. By default the address holds what decides the
   * rows, the browser's store the columns and the density, and both the page size. A table in a panel keeps to `memory`.
   */
  keep?: KeptIn | KeptParts;
  /** Tells the parameters of two tables of one page apart: `users` makes `users.sort`. @default none */
  prefix?: string;
  /** Reads and writes the address through the application's router. Keep its identity. @default the browser's history */
  address?: AddressAdapter;
}

export interface DataTableStateControl {
  state: DataTableState;
  /** Changes parts of the state; other rows begin at their first page. By default, typing and arranging add no history entry. */
  change: (patch: Partial<DataTableState>, how?: AddressChange) => void;
  /** The address at which the table is like this after a change, also for somebody who keeps other columns. */
  hrefOf: (patch: Partial<DataTableState>) => string;
  /** Whether somebody has asked for what is shown: in the address, or by a filter or order that is kept elsewhere. */
  isAsked: () => boolean;
}

const nothing: StoredState = {};
const nowhere: Place = { read: () => nothing, write: () => {}, subscribe: () => () => {} };

/**
 * The state of a table that survives a reload and can be sent as a link. `key` names it in the browser's store; it and
 * the options hold for as long as the component lives.
 */
export function useDataTableState(
  key: string,
  definition: TableDefinition,
  { keep, prefix, address = browserAddress }: DataTableStateOptions = {},
): DataTableStateControl {
  const before = prefix === undefined ? '' : `${prefix}.`;
  const [persistence] = useState(() =>
    createStatePersistence(
      typeof document === 'undefined'
        ? { url: nowhere, local: nowhere, memory: nowhere }
        : {
            url: addressPlace(address, before),
            local: localPlace(key),
            memory: memoryPlace(key),
          },
      keep,
    ),
  );
  const stored = useSyncExternalStore(persistence.subscribe, persistence.read, () => nothing);
  const [decode] = useState(createDecoder);
  const state = decode(stored, definition);

  const current = useRef(definition);
  useLayoutEffect(() => {
    current.current = definition;
  });
  const change = useCallback(
    (patch: Partial<DataTableState>, how?: AddressChange) => {
      // Two changes in one event: the second builds on the first, which is not rendered yet.
      const now = decodeState(persistence.read(), current.current);
      const { names, next, change: usual } = changeOf(now, patch, current.current);
      if (names.length > 0) persistence.write(names, next, how ?? usual);
    },
    [persistence],
  );

  const isAsked = useCallback(
    () => Object.keys(encodeState(decodeState(persistence.asked(), current.current), current.current)).length > 0,
    [persistence],
  );

  // An external store, as the server has no address and the first render in the browser must match its markup.
  const search = useSyncExternalStore(address.subscribe, address.read, () => '');
  const hrefOf = useCallback(
    (patch: Partial<DataTableState>) => {
      const stored = encodeState(changedState(state, patch), definition);
      return `?${writeAddress(search, storedNames, before, stored)}`;
    },
    [state, definition, search, before],
  );
  return useMemo(() => ({ state, change, hrefOf, isAsked }), [state, change, hrefOf, isAsked]);
}
