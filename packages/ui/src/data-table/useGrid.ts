import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLayoutEffect } from '../element/useLayoutEffect.ts';
import { useLocale } from '../messages/index.ts';
import type { Sort } from '../table/index.ts';
import type { DataTableProps } from './DataTable.tsx';
import { cardHeight } from './cards/cardHeight.ts';
import { useIsCards } from './cards/useIsCards.ts';
import { createHandle } from './grid/createHandle.ts';
import type { DataColumn } from './types.ts';
import { createGestures, type MenuPress } from './grid/createGestures.ts';
import { createGrid, type GridInputs } from './grid/createGrid.ts';
import { nothingSelected } from './selection/selection.ts';

/** px; the theme's rows. Geometry counts with them, so they are numbers here. */
const heightOf = { comfortable: 44, compact: 36 } as const;
const noRows: never[] = [];
const noSort: readonly Sort[] = [];

export function hasSelectionOf<Row>({ selection, defaultSelection, onSelectionChange }: DataTableProps<Row>): boolean {
  return (selection ?? defaultSelection ?? onSelectionChange) !== undefined;
}

function isPart<Row>({ page, rowCount, rows, onLoadMore }: DataTableProps<Row>): boolean {
  return page !== undefined || onLoadMore !== undefined || (rowCount !== undefined && rowCount !== rows.length);
}

/** px of 1rem: a card grows with its letters. */
function rootSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** The grid behind a table, told of each change of the properties. */
export function useGrid<Row>(
  props: DataTableProps<Row>,
  shown: readonly DataColumn<Row>[],
  onMenu: (press: MenuPress<Row>) => void,
) {
  const locale = useLocale();
  const [ownSort, setOwnSort] = useState(props.defaultSort ?? noSort);
  const sort = props.sort ?? ownSort;
  const [pageDensity, setPageDensity] = useState<keyof typeof heightOf>('comfortable');
  const from = props.page === undefined ? 0 : (props.page - 1) * (props.pageSize ?? 0);
  const isCards = useIsCards();
  const inputs: GridInputs<Row> = {
    rows: (props.state ?? 'ok') === 'ok' ? props.rows : noRows,
    columns: props.columns,
    sort: props.sortMode === 'server' ? noSort : sort,
    search: props.search ?? '',
    matches: props.matches,
    locale,
    rowKey: props.rowKey,
    rowLabel: props.rowLabel,
    isRowSelectable: props.isRowSelectable,
    hasSelection: hasSelectionOf(props),
    isPart: isPart(props),
    shownSort: sort,
    setSort: (next) => {
      if (props.sort === undefined) setOwnSort(next);
      props.onSortChange?.(next);
    },
    rowHeight: isCards ? cardHeight(shown, rootSize()) : heightOf[props.density ?? pageDensity],
    from,
    pageSize: (props.page === undefined ? undefined : props.pageSize) ?? Number.POSITIVE_INFINITY,
    offset: (props.rowOffset ?? 0) + from,
    isControlled: props.selection !== undefined,
    onChange: props.onSelectionChange,
  };
  const [grid] = useState(() =>
    createGrid(inputs, {
      selection: props.selection ?? props.defaultSelection ?? nothingSelected,
      expanded: props.defaultExpanded ?? [],
    }),
  );
  const [gestures] = useState(() => createGestures(grid, onMenu));
  useLayoutEffect(() => {
    grid.update(inputs);
    if (props.selection !== undefined) grid.selection.set(props.selection);
  });
  const { handleRef, onCountChange } = props;
  useEffect(() => {
    handleRef?.(createHandle(grid, gestures));
    return () => handleRef?.(null);
  }, [grid, gestures, handleRef]);
  const { count } = useSyncExternalStore(grid.subscribe, grid.arrangement, grid.arrangement);
  const told = useRef(onCountChange);
  useLayoutEffect(() => {
    told.current = onCountChange;
  });
  useEffect(() => told.current?.(count), [count]);
  useEffect(() => {
    const page = grid.scroller()?.closest('[data-density]');
    // oxlint-disable-next-line react/set-state-in-effect -- an element tells it, and only once it is in the page
    if (page?.getAttribute('data-density') === 'compact') setPageDensity('compact');
  }, [grid]);
  return { grid, gestures, sort, isCards, rowHeight: inputs.rowHeight };
}
