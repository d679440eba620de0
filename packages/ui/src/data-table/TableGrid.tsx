/* oxlint-disable jsx-a11y/no-noninteractive-tabindex --
   the gates before and behind hand the focus on to the active cell, so the grid itself never has it */
import { type ForwardedRef, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLayoutEffect } from '../element/useLayoutEffect.ts';
import { useSharedRef } from '../element/useSharedRef.ts';
import { whenIdle } from '../lazy-part/index.ts';
import { useMessages } from '../messages/index.ts';
import { preloadRowMenu, RowMenu } from '../table/RowMenu.tsx';
import { shownColumnsOf } from './columns/shownColumns.ts';
import { bySide, tracksOf } from './columns/tracks.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableProps } from './DataTable.tsx';
import type { MenuPress } from './grid/createGestures.ts';
import { Body } from './rows/Body.tsx';
import type { RowContext } from './rows/GridRow.tsx';
import { Head } from './rows/Head.tsx';
import { rowHeight as rowHeightVar } from './rows/rows.css.ts';
import { shownColumns } from './state/layout.ts';
import type { ColumnLayout } from './state/tableState.ts';
import { hasSelectionOf, useGrid } from './useGrid.ts';

const noLayout: Partial<ColumnLayout> = {};
const noWidths = {};

export function TableGrid<Row>(props: DataTableProps<Row> & { gridRef: ForwardedRef<HTMLDivElement> }) {
  const { columns, rowActions, rowCount, gridRef, layout: { order, hidden, widths = noWidths } = noLayout } = props;
  const texts = useMessages('dataTable');
  const { grid, gestures, sort, rowHeight } = useGrid(props);
  const hasSelection = hasSelectionOf(props);
  const hasActions = rowActions !== undefined;
  const shown = useMemo(
    () => bySide(shownColumns(columns, { ...(order ? { order } : {}), ...(hidden ? { hidden } : {}) })),
    [columns, order, hidden],
  );
  const style = useMemo(
    () => ({
      ...tracksOf(shown, widths, { hasSelection, hasExpansion: false, hasActions }),
      [rowHeightVar.slice(4, -1)]: `${rowHeight}px`,
    }),
    [shown, widths, hasSelection, hasActions, rowHeight],
  );
  const context = useMemo<RowContext<Row>>(
    () => ({ grid, columns: shownColumnsOf(shown), hasSelection, hasActions, texts }),
    [grid, shown, hasSelection, hasActions, texts],
  );

  const scroller = useSharedRef(gridRef);
  const before = useRef<HTMLSpanElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  const [menu, setMenu] = useState<MenuPress<Row>>();
  useLayoutEffect(() => {
    gestures.setGates(before.current, after.current);
    gestures.setMenuListener(setMenu);
    return scroller.current === null ? undefined : grid.attach(scroller.current);
  }, [grid, gestures, scroller]);
  useEffect(() => (hasActions ? whenIdle(preloadRowMenu) : undefined), [hasActions]);

  const { count, isPending } = useSyncExternalStore(grid.subscribe, grid.arrangement, grid.arrangement);
  const isWaiting = isPending || props.isPending;

  return (
    <div className={styles.root}>
      <span ref={before} className={styles.gate} tabIndex={0} onFocus={gestures.enter} />
      <div
        ref={scroller}
        role="grid"
        className={styles.scroller}
        style={style}
        aria-label={props.label}
        aria-rowcount={rowCount === 'unknown' ? -1 : (rowCount ?? count) + 1}
        aria-colcount={shown.length + Number(hasSelection) + Number(hasActions)}
        aria-multiselectable={hasSelection || undefined}
        aria-busy={isWaiting || undefined}
        {...gestures.handlers}
      >
        <Head context={context} sort={sort} isPending={isWaiting ?? false} />
        <Body context={context} onShown={gestures.keyboard.restore} />
      </div>
      <span ref={after} className={styles.gate} tabIndex={0} onFocus={gestures.enter} />
      {menu && rowActions && (
        <RowMenu
          key={menu.key}
          label={texts.actionsFor(grid.nameOf(menu.row))}
          items={() => rowActions(menu.row)}
          trigger={menu.trigger}
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  );
}
