import { dataTableMessages } from './messages.ts';
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex --
   the gates before and behind hand the focus on to the active cell, so the grid itself never has it */
import { type ForwardedRef, useMemo, useState } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { useSharedRef } from '../dom/useSharedRef.ts';
import { useMessages } from '../messages/index.ts';
import type { Cards } from './rows/cards.ts';
import { visibleColumnsOf, useStaticColumns } from './columns/columnModel.tsx';
import { type Tracks, columnTracks, useFittedWidths } from './columns/columnSizing.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableProps } from './DataTable.tsx';
import type { TableFeatures } from './createDataTable.tsx';
import { TableBody, type RowContext } from './rows/TableBody.tsx';
import { TableHead } from './columns/TableHead.tsx';
import { type OpenMenu, rowMenu } from './rows/rowMenu.ts';
import { dataAttributes, tableStateOf } from './tableState.ts';
import { SortAndSearchAnnouncer } from './LiveRegion.tsx';
import { hasRowSelection, useTableStore } from './useTableStore.ts';

interface TableGridProps<Row> extends DataTableProps<Row> {
  /** Must be the same object at each render. */
  features: TableFeatures;
  gridRef: ForwardedRef<HTMLDivElement>;
}

const noCards: Cards = { classNameOf: () => '' };
const useNoCards = () => noCards;
const noHandle = () => {};

export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { columns, rowActions, rowCount, gridRef, features, columnTools, expandedContent } = props;
  const {
    layout: useColumns = useStaticColumns,
    cards: useCards = useNoCards,
    handle: useHandle = noHandle,
  } = features;
  const { skeletons: Skeletons, messages: Messages, pages, print: PrintNote } = features;
  const texts = useMessages(dataTableMessages);
  const hasSelection = hasRowSelection(props);
  const details = expandedContent && features.details;
  const hasExpansion = details !== undefined;
  const hasActions = rowActions !== undefined;
  const layoutContext = { hasSelection, hasExpansion, hasActions };
  const cards = useCards();
  const { shown, widths, toolsOf, Editor } = useColumns(props, layoutContext, cards.isHidden);
  const className = cards.classNameOf(shown);
  const [menu, setMenu] = useState<OpenMenu<Row>>();
  const { store, eventHandlers, sort, rowHeight, rowModel } = useTableStore(props, cards.heightOf?.(shown), (press) => {
    // `use` loads the code again if the first press failed to.
    rowMenu.use(({ SharedRowMenu }) => setMenu({ press, Menu: SharedRowMenu }));
  });
  useHandle(props, store, eventHandlers);
  const prepare = () => {
    if (hasActions) void rowMenu.fetch();
    columnTools?.preload?.();
  };
  const inCard = cards.attributesOf;
  const context = useMemo<RowContext<Row>>(
    () => ({ store, columns: visibleColumnsOf(shown, inCard), hasSelection, details, hasActions, texts }),
    [store, shown, inCard, hasSelection, details, hasActions, texts],
  );

  const scroller = useSharedRef(gridRef);
  const fitted = useFittedWidths(props.isFitted === true, scroller, shown, widths, layoutContext, rowModel);
  const style: Tracks = { ...columnTracks(shown, widths, layoutContext, fitted), '--row': `${rowHeight}px` };
  useLayoutEffect(() => (scroller.current === null ? undefined : store.attach(scroller.current)), [store, scroller]);

  const { count, isPending, isFirst } = rowModel;
  const state = tableStateOf(props, count, isFirst);
  // Another state replaces the rows or the message, and the focus in them is lost: restored after the commit, before the paint.
  useLayoutEffect(() => queueMicrotask(eventHandlers.regain), [eventHandlers, state]);
  const isWaiting = isPending || props.isPending === true;
  const part = { table: props, state, context, eventHandlers };
  const gate = <span className={styles.gate} tabIndex={0} onFocus={eventHandlers.enter} />;

  return (
    <div className={styles.root}>
      {gate}
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
        aria-colcount={shown.length + Number(hasSelection) + Number(hasExpansion) + Number(hasActions)}
        aria-multiselectable={hasSelection || undefined}
        aria-busy={isWaiting || state === 'loading' || undefined}
        {...eventHandlers.onGrid}
        onPointerEnter={prepare}
        onFocusCapture={prepare}
      >
        <TableHead context={context} sort={sort} isPending={isWaiting} toolsOf={toolsOf} />
        {Skeletons && <Skeletons {...part} />}
        {state === 'ok' && (
          <TableBody
            context={context}
            expandedContent={expandedContent}
            currentRowKey={props.currentRowKey}
            onShown={eventHandlers.keyboard.restore}
          />
        )}
        {Messages && <Messages {...part} />}
        {pages && <pages.LoadMore {...part} />}
      </div>
      {gate}
      {PrintNote && <PrintNote {...part} />}
      <SortAndSearchAnnouncer
        columns={columns}
        sort={sort}
        search={props.search ?? ''}
        count={count}
        isPending={isWaiting}
      />
      {Editor && <Editor store={store} />}
      {rowActions && menu && (
        <menu.Menu
          key={menu.press.key}
          store={store}
          press={menu.press}
          actions={rowActions}
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  );
}
