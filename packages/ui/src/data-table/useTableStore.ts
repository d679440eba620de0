import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { useLocale } from '../messages/index.ts';
import type { Sort } from './rows/sorting.ts';
import type { DataTableProps } from './DataTable.tsx';
import type { TableFeatures } from './createDataTable.tsx';
import { createTableEventHandlers, type MenuPress } from './tableEvents.ts';
import { createTableStore, type TableInputs } from './createTableStore.ts';

/** px of the theme's rows, as numbers to calculate with. */
const heightOf = { comfortable: 44, compact: 36 } as const;
const noRows: never[] = [];
const noSort: readonly Sort[] = [];

export function hasRowSelection<Row>({ selection, defaultSelection, onSelectionChange }: DataTableProps<Row>): boolean {
  return (selection ?? defaultSelection ?? onSelectionChange) !== undefined;
}

/** All rows are there, from the first one. */
const whole = { from: 0, pageSize: Number.POSITIVE_INFINITY, offset: 0 };

/** The grid of a table, updated with the properties after each render. */
export function useTableStore<Row>(
  props: DataTableProps<Row> & { features: TableFeatures },
  cardHeight: number | undefined,
  onMenu: (press: MenuPress<Row>) => void,
) {
  const locale = useLocale();
  const [ownSort, setOwnSort] = useState(props.defaultSort ?? noSort);
  const sort = props.sort ?? ownSort;
  const [pageDensity, setPageDensity] = useState<keyof typeof heightOf>('comfortable');
  const inputs: TableInputs<Row> = {
    ...props,
    ...(props.features.pages?.placeOf(props) ?? whole),
    rows: (props.state ?? 'ok') === 'ok' ? props.rows : noRows,
    sort: props.sortMode === 'server' ? noSort : sort,
    search: props.search ?? '',
    locale,
    hasSelection: hasRowSelection(props),
    shownSort: sort,
    setSort: (next) => {
      if (props.sort === undefined) setOwnSort(next);
      props.onSortChange?.(next);
    },
    rowHeight: cardHeight ?? heightOf[props.density ?? pageDensity],
  };
  const [store] = useState(() =>
    createTableStore(inputs, (onChange) =>
      props.features.details?.createExpansion(props.defaultExpanded ?? [], onChange),
    ),
  );
  const [eventHandlers] = useState(() => createTableEventHandlers(store, onMenu));
  useLayoutEffect(() => {
    store.update(inputs);
    if (props.selection !== undefined) store.selection.set(props.selection);
  });
  const rowModel = useSyncExternalStore(store.subscribe, store.rowModel, store.rowModel);
  useEffect(() => {
    const page = store.scroller()?.closest('[data-density]');
    // oxlint-disable-next-line react/set-state-in-effect -- an element tells it, and only once it is in the page
    if (page?.getAttribute('data-density') === 'compact') setPageDensity('compact');
  }, [store]);
  return { store, eventHandlers, sort, rowHeight: inputs.rowHeight, rowModel };
}
