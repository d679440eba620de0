/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions --
   the gates before and behind hand the focus on to the active cell, so the grid itself never has it */
import { type ForwardedRef, useMemo, useState, useSyncExternalStore } from 'react';
import { useLayoutEffect } from '../element/useLayoutEffect.ts';
import { useSharedRef } from '../element/useSharedRef.ts';
import { lazyComponent } from '../lazy-part/index.ts';
import { dataTableMessages } from '../messages/english/dataTable.ts';
import { useMessages } from '../messages/index.ts';
import { useColumnLayout } from './arrange/useColumnLayout.ts';
import { shownColumnsOf } from './columns/shownColumns.ts';
import { tracksOf } from './columns/tracks.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableProps } from './DataTable.tsx';
import { fetchKeyboard, type MenuPress } from './grid/createGestures.ts';
import { Body } from './rows/Body.tsx';
import type { RowContext } from './rows/GridRow.tsx';
import { Head } from './rows/Head.tsx';
import { rowHeight as rowHeightVar } from './rows/rows.css.ts';
import { PrintedNote } from './rows/PrintedNote.tsx';
import { SkeletonBody } from './rows/SkeletonBody.tsx';
import { Tail } from './rows/Tail.tsx';
import { dataOf, messageOf, stateOf } from './tableState.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { hasSelectionOf, useGrid } from './useGrid.ts';

const LoadMoreTail = lazyComponent(async () => (await import('./more/LoadMoreTail.tsx')).LoadMoreTail);
/** Comes at the first sign of a person: most tables are only read, and its menu costs as much as five rows. */
const SharedRowMenu = lazyComponent(async () => (await import('./rows/SharedRowMenu.tsx')).SharedRowMenu);

export function TableGrid<Row>(props: DataTableProps<Row> & { gridRef: ForwardedRef<HTMLDivElement> }) {
  const { columns, rowActions, rowCount, onLoadMore, gridRef, cellEditor: Editor } = props;
  const texts = useMessages(dataTableMessages);
  const hasSelection = hasSelectionOf(props);
  const hasExpansion = props.expandedContent !== undefined;
  const hasActions = rowActions !== undefined;
  const { shown, widths, control } = useColumnLayout(props, { hasSelection, hasExpansion, hasActions });
  const [menu, setMenu] = useState<MenuPress<Row>>();
  const { grid, gestures, sort, isCards, rowHeight } = useGrid(props, shown, (press) => {
    // Again, if its code did not come by the first press.
    SharedRowMenu.preload();
    setMenu(press);
  });
  const prepare = () => {
    void fetchKeyboard();
    if (hasActions) SharedRowMenu.preload();
    props.columnTools?.preload?.();
  };
  const style = useMemo(
    () => ({
      ...tracksOf(shown, widths, { hasSelection, hasExpansion, hasActions }),
      [rowHeightVar.slice(4, -1)]: `${rowHeight}px`,
    }),
    [shown, widths, hasSelection, hasExpansion, hasActions, rowHeight],
  );
  const context = useMemo<RowContext<Row>>(
    () => ({ grid, columns: shownColumnsOf(shown, isCards), hasSelection, hasExpansion, hasActions, texts }),
    [grid, shown, isCards, hasSelection, hasExpansion, hasActions, texts],
  );

  const scroller = useSharedRef(gridRef);
  useLayoutEffect(() => (scroller.current === null ? undefined : grid.attach(scroller.current)), [grid, scroller]);

  const { count, isPending, isFirst } = useSyncExternalStore(grid.subscribe, grid.arrangement, grid.arrangement);
  const state = stateOf(props, count, isFirst);
  // Rows, or what stood instead of them, were taken away; once the others are in the page, and before they are seen.
  useLayoutEffect(() => queueMicrotask(gestures.regain), [gestures, state]);
  const isWaiting = isPending || props.isPending === true;
  const news = useAnnouncements({ columns, sort, search: props.search ?? '', count, isPending: isWaiting });
  const message = messageOf(props, state);
  const lastIndex = grid.inputs().offset + grid.view().count + 2;
  // Keys pressed on it, before the focus has gone on, are for the cell that it goes to.
  const gate = (
    <span className={styles.gate} tabIndex={0} onFocus={gestures.enter} onKeyDown={gestures.handlers.onKeyDown} />
  );

  return (
    <div className={styles.root}>
      {gate}
      <div
        {...dataOf(props)}
        id={props.id}
        ref={scroller}
        role="grid"
        className={styles.scroller}
        style={style}
        data-state={state}
        data-cards={isCards || undefined}
        aria-label={props.label}
        aria-rowcount={rowCount === 'unknown' ? -1 : (rowCount ?? count) + 1}
        aria-colcount={shown.length + Number(hasSelection) + Number(hasExpansion) + Number(hasActions)}
        aria-multiselectable={hasSelection || undefined}
        aria-busy={isWaiting || state === 'loading' || undefined}
        {...gestures.handlers}
        onPointerEnter={prepare}
        onFocusCapture={prepare}
      >
        <Head context={context} sort={sort} isPending={isWaiting} tools={props.columnTools} control={control} />
        {state === 'loading' && <SkeletonBody context={context} count={props.skeletonRows ?? 20} />}
        {state === 'ok' && (
          <Body context={context} expandedContent={props.expandedContent} onShown={gestures.restore} />
        )}
        {message !== undefined && (
          <Tail rowIndex={lastIndex} isAlone>
            {message}
          </Tail>
        )}
        {state === 'ok' && onLoadMore && (
          <LoadMoreTail
            count={count}
            total={typeof rowCount === 'number' ? rowCount : undefined}
            rowIndex={lastIndex}
            hasMore={props.hasMore ?? false}
            isPending={props.isLoadingMore}
            errorMessage={props.loadMoreError}
            onLoadMore={onLoadMore}
            onArrived={gestures.focusActive}
          />
        )}
      </div>
      {gate}
      <PrintedNote grid={grid} />
      <output className={styles.visuallyHidden}>{news}</output>
      {Editor && <Editor grid={grid} control={control} />}
      {rowActions && menu && (
        <SharedRowMenu
          key={menu.key}
          label={texts.actionsFor(grid.nameOf(menu.row))}
          items={() => rowActions(menu.row)}
          trigger={menu.trigger}
          subscribe={grid.subscribe}
          isGone={() => grid.indexOf(menu.key, grid.active.row) === -1}
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  );
}
