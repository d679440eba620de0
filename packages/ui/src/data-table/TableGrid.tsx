/* oxlint-disable jsx-a11y/no-noninteractive-tabindex --
   the gates before and behind hand the focus on to the active cell, so the grid itself never has it */
import { type ForwardedRef, useMemo, useState } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { useSharedRef } from '../dom/useSharedRef.ts';
import { dataTableMessages } from '../messages/english/dataTable.ts';
import { useMessages } from '../messages/index.ts';
import type { Cards } from './rows/cards.ts';
import { shownColumnsOf, useGivenColumns } from './columns/columnModel.tsx';
import { type Tracks, tracksOf, useFittedWidths } from './columns/columnSizing.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableProps } from './DataTable.tsx';
import type { TableFeatures } from './createDataTable.tsx';
import { Body, type RowContext } from './rows/TableBody.tsx';
import { Head } from './columns/TableHead.tsx';
import { type OpenMenu, rowMenu } from './rows/rowMenu.ts';
import { dataOf, stateOf } from './tableState.ts';
import { SortAndSearchAnnouncer } from './LiveRegion.tsx';
import { hasSelectionOf, useGrid } from './useGrid.ts';

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
  const { layout: useColumns = useGivenColumns, cards: useCards = useNoCards, handle: useHandle = noHandle } = features;
  const { skeletons: Skeletons, messages: Messages, pages, print: PrintNote } = features;
  const texts = useMessages(dataTableMessages);
  const hasSelection = hasSelectionOf(props);
  const details = expandedContent && features.details;
  const hasExpansion = details !== undefined;
  const hasActions = rowActions !== undefined;
  const surroundings = { hasSelection, hasExpansion, hasActions };
  const cards = useCards();
  const { shown, widths, toolsOf, Editor } = useColumns(props, surroundings, cards.isLeftOut);
  const className = cards.classNameOf(shown);
  const [menu, setMenu] = useState<OpenMenu<Row>>();
  const { grid, eventHandlers, sort, rowHeight, rowModel } = useGrid(props, cards.heightOf?.(shown), (press) => {
    // `use` loads the code again if the first press failed to.
    rowMenu.use(({ SharedRowMenu }) => setMenu({ press, Menu: SharedRowMenu }));
  });
  useHandle(props, grid, eventHandlers);
  const prepare = () => {
    if (hasActions) void rowMenu.fetch();
    columnTools?.preload?.();
  };
  const inCard = cards.attributesOf;
  const context = useMemo<RowContext<Row>>(
    () => ({ grid, columns: shownColumnsOf(shown, inCard), hasSelection, details, hasActions, texts }),
    [grid, shown, inCard, hasSelection, details, hasActions, texts],
  );

  const scroller = useSharedRef(gridRef);
  const fitted = useFittedWidths(props.isFitted === true, scroller, shown, widths, surroundings, rowModel);
  const style: Tracks = { ...tracksOf(shown, widths, surroundings, fitted), '--row': `${rowHeight}px` };
  useLayoutEffect(() => (scroller.current === null ? undefined : grid.attach(scroller.current)), [grid, scroller]);

  const { count, isPending, isFirst } = rowModel;
  const state = stateOf(props, count, isFirst);
  // Another state replaces the rows or the message, and the focus in them is lost: restored after the commit, before the paint.
  useLayoutEffect(() => queueMicrotask(eventHandlers.regain), [eventHandlers, state]);
  const isWaiting = isPending || props.isPending === true;
  const part = { table: props, state, context, eventHandlers };
  const gate = <span className={styles.gate} tabIndex={0} onFocus={eventHandlers.enter} />;

  return (
    <div className={styles.root}>
      {gate}
      <div
        {...dataOf(props)}
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
        <Head context={context} sort={sort} isPending={isWaiting} toolsOf={toolsOf} />
        {Skeletons && <Skeletons {...part} />}
        {state === 'ok' && (
          <Body
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
      {Editor && <Editor grid={grid} />}
      {rowActions && menu && (
        <menu.Menu
          key={menu.press.key}
          grid={grid}
          press={menu.press}
          actions={rowActions}
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  );
}
