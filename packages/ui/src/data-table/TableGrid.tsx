/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- the focus guards before and after pass the focus to the active cell, so the grid itself never has it */
import { type ForwardedRef, type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { dataAttributes } from '../dom/index.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { useMergedRef } from '../dom/useMergedRef.ts';
import { lazyComponent } from '../lazy-part/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableProps } from './DataTable.tsx';
import { SortAndSearchAnnouncer } from './LiveRegion.tsx';
import { TableHead } from './columns/TableHead.tsx';
import { useStaticColumns, visibleColumnsOf } from './columns/columnModel.tsx';
import { columnTracks, leadingColumnCount, type Tracks, useFittedWidths } from './columns/columnSizing.ts';
import type { TableFeatures } from './createDataTable.tsx';
import { createTableStore, type TableInputs } from './createTableStore.ts';
import { type RowContext, TableBody } from './rows/TableBody.tsx';
import type { Cards } from './rows/cards.ts';
import type { RowMenuProps } from './rows/RowMenu.tsx';
import type { Sort } from './rows/sorting.ts';
import { dataTableMessages } from './messages.ts';
import { createTableEventHandlers, type MenuPress } from './tableEvents.ts';
import type { TableState } from './types.ts';

/** px of the theme's row heights. */
const heightOf = { comfortable: 44, compact: 36 } as const;
const secondLine = { comfortable: 12, compact: 8 } as const;
const noRows: never[] = [];
const noSort: readonly Sort[] = [];

function hasRowSelection<Row>({ selection, defaultSelection, onSelectionChange }: DataTableProps<Row>): boolean {
  return (selection ?? defaultSelection ?? onSelectionChange) !== undefined;
}

/** All rows on one page. */
const onePage = { from: 0, pageSize: Number.POSITIVE_INFINITY, offset: 0 };

/** The store of a table, updated with the props after each render. */
function useTableStore<Row>(
  props: DataTableProps<Row> & { features: TableFeatures },
  cardHeight: number | undefined,
  hasTwoLines: boolean,
  onMenu: (press: MenuPress<Row>) => void,
) {
  const locale = useLocale();
  const [ownSort, setOwnSort] = useState(props.defaultSort ?? noSort);
  const sort = props.sort ?? ownSort;
  const [pageDensity, setPageDensity] = useState<keyof typeof heightOf>('comfortable');
  const density = props.density ?? pageDensity;
  const inputs: TableInputs<Row> = {
    ...props,
    ...(props.features.pages?.pageOf(props) ?? onePage),
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
    rowHeight: cardHeight ?? heightOf[density] + (hasTwoLines ? secondLine[density] : 0),
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
    // oxlint-disable-next-line react/set-state-in-effect -- the density is known only once the element is in the document
    if (page?.getAttribute('data-density') === 'compact') setPageDensity('compact');
  }, [store]);
  return { store, eventHandlers, sort, rowHeight: inputs.rowHeight, rowModel };
}

interface TableGridProps<Row> extends DataTableProps<Row> {
  /** Must be the same object at each render. */
  features: TableFeatures;
  gridRef: ForwardedRef<HTMLDivElement>;
}

const RowMenu = lazyComponent(async () => (await import('./rows/RowMenu.tsx')).RowMenu);
// lazyComponent loses the type parameter; the cast restores it.
const MenuOfRow = RowMenu as <Row>(props: RowMenuProps<Row>) => ReactNode;

const noCards: Cards = { classNameOf: () => '' };
const useNoCards = () => noCards;
const noHandle = () => {};

/** The displayed state: `state`, or whether any rows match. */
function tableStateOf<Row>({ state = 'ok', rows }: DataTableProps<Row>, count: number, isFirst: boolean): TableState {
  if (state !== 'ok') return state;
  // Unsorted rows would be visible, and then jump.
  if (isFirst) return 'loading';
  if (count > 0) return 'ok';
  return rows.length === 0 ? 'empty' : 'noMatch';
}

export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { columns, rowActions, rowCount, gridRef, features, columnTools, expandedContent } = props;
  const {
    layout: useColumns = useStaticColumns,
    cards: useCards = useNoCards,
    handle: useHandle = noHandle,
  } = features;
  const { skeletons: Skeletons, messages: EmptyRows, pages, print: PrintNote } = features;
  const messages = useMessages(dataTableMessages);
  const hasSelection = hasRowSelection(props);
  const details = expandedContent && features.details;
  const hasExpansion = details !== undefined;
  const hasActions = rowActions !== undefined;
  const layoutContext = { hasSelection, hasExpansion, hasActions };
  const cards = useCards();
  const { shown, widths, toolsOf, Editor } = useColumns(props, layoutContext, cards.isHidden);
  const className = cards.classNameOf(shown);
  const [menuPress, setMenuPress] = useState<MenuPress<Row>>();
  const hasTwoLines = shown.some(({ isTwoLine }) => isTwoLine);
  const cardHeight = cards.heightOf?.(shown);
  const { store, eventHandlers, sort, rowHeight, rowModel } = useTableStore(props, cardHeight, hasTwoLines, (press) => {
    // Loads the code again after a failure.
    RowMenu.preload();
    setMenuPress(press);
  });
  useHandle(props, store, eventHandlers);
  const prepare = () => {
    if (hasActions) RowMenu.preload();
    columnTools?.preload?.();
  };
  const inCard = cards.attributesOf;
  const context = useMemo<RowContext<Row>>(
    () => ({ store, columns: visibleColumnsOf(shown, inCard), hasSelection, details, hasActions, messages }),
    [store, shown, inCard, hasSelection, details, hasActions, messages],
  );

  const scroller = useMergedRef(gridRef);
  const fitted = useFittedWidths(props.isFitted === true, scroller, shown, widths, layoutContext, rowModel);
  const style: Tracks = { ...columnTracks(shown, widths, layoutContext, fitted), '--row': `${rowHeight}px` };
  useLayoutEffect(() => (scroller.current === null ? undefined : store.attach(scroller.current)), [store, scroller]);

  const { count, isPending, isFirst } = rowModel;
  const state = tableStateOf(props, count, isFirst);
  // A new state replaces the rows or the message and loses the focus in them: restored after the commit, before the
  // paint.
  useLayoutEffect(() => queueMicrotask(eventHandlers.restoreFocus), [eventHandlers, state]);
  const isWaiting = isPending || props.isPending === true;
  // An error message ends the wait; its Try again button shows a new attempt.
  const isBusy = isWaiting && state !== 'error';
  const part = { table: props, state, context, eventHandlers };
  const focusGuard = <span className={styles.focusGuard} tabIndex={0} onFocus={eventHandlers.enter} />;

  return (
    <div className={styles.root}>
      {focusGuard}
      <div
        {...dataAttributes(props)}
        id={props.id}
        ref={scroller}
        role="grid"
        className={`${styles.scroller} ${className}`}
        style={style}
        data-state={state}
        data-cards={inCard && true}
        aria-label={props.label}
        aria-rowcount={rowCount === 'unknown' ? -1 : (rowCount ?? count) + 1}
        aria-colcount={leadingColumnCount(layoutContext) + shown.length + Number(hasActions)}
        aria-multiselectable={hasSelection || undefined}
        aria-busy={isBusy || state === 'loading' || undefined}
        {...eventHandlers.onGrid}
        onPointerEnter={prepare}
        onFocusCapture={prepare}
      >
        <TableHead context={context} sort={sort} isPending={isBusy} toolsOf={toolsOf} />
        {Skeletons && <Skeletons {...part} />}
        {state === 'ok' && (
          <TableBody
            context={context}
            expandedContent={expandedContent}
            currentRowKey={props.currentRowKey}
            onShown={eventHandlers.keyboard.restore}
          />
        )}
        {EmptyRows && <EmptyRows {...part} />}
        {pages && <pages.LoadMore {...part} />}
      </div>
      {focusGuard}
      {PrintNote && <PrintNote {...part} />}
      <SortAndSearchAnnouncer
        columns={columns}
        sort={sort}
        search={props.search ?? ''}
        count={count}
        isPending={isWaiting}
      />
      {Editor && <Editor store={store} />}
      {rowActions && menuPress && (
        <MenuOfRow
          key={menuPress.key}
          store={store}
          press={menuPress}
          actions={rowActions}
          onClose={() => setMenuPress(undefined)}
        />
      )}
    </div>
  );
}
