import { type ReactNode, useEffect, useRef } from 'react';
import { useLatest } from '../../dom/useLatest.ts';
import { useFormatNumber } from '../../formats/useFormatNumber.ts';
import { Ellipsis } from '../../icon/index.ts';
import { lazyComponent } from '../../lazy-part/index.ts';
import { useMessages } from '../../messages/index.ts';
import { announce } from '../LiveRegion.tsx';
import { MenuButton } from '../MenuButton.tsx';
import { cellAt, focusTargetOf, headerCellOf } from '../cells.ts';
import { normalizeLayout } from '../state/tableState.ts';
import type { ColumnActions, ColumnMenuProps } from './ColumnMenu.tsx';
import { columnToolsMessages } from './messages.ts';
import * as styles from './ColumnTools.css.ts';
import { fitColumn, ResizeHandle } from './ResizeHandle.tsx';
import type { ColumnToolsProps } from './columnModel.tsx';
import { type Drop, moveColumn, moveInOrder, siblingsOf, startHeaderDrag } from './columnOrder.ts';

const ColumnMenu = lazyComponent(async () => (await import('./ColumnMenu.tsx')).ColumnMenu);
// lazyComponent loses the type parameter; the cast restores it.
const TypedColumnMenu = ColumnMenu as <Row>(props: ColumnMenuProps<Row>) => ReactNode;

/** A column's menu and resize handle, and the dragging and keyboard shortcuts of its header. */
export function HeaderTools<Row>({ column, store, control }: ColumnToolsProps<Row>) {
  const messages = useMessages(columnToolsMessages);
  const formatNumber = useFormatNumber();
  const root = useRef<HTMLSpanElement>(null);
  const { id, header } = column;

  const announcePosition = () => {
    const scroller = store.scroller();
    // After the render that the change causes.
    queueMicrotask(() => {
      const siblings = siblingsOf(control.current.shown, id);
      const position = siblings.findIndex((sibling) => sibling.id === id) + 1;
      if (scroller) announce(scroller, messages.moved(header, formatNumber(position), formatNumber(siblings.length)));
    });
  };
  const move = (step: 1 | -1) => {
    if (moveColumn(store, control.current, id, step)) announcePosition();
  };
  const drop = ({ other, side }: Drop) => {
    const { columns, layout, change } = control.current;
    change({ order: moveInOrder(normalizeLayout(layout, columns).order, id, other, side) });
    announcePosition();
  };

  const latest = useLatest({ move, drop });
  useEffect(() => {
    const cell = headerCellOf(root.current)?.cell;
    if (!cell) return undefined;
    // With its tools a header has several controls, so the header itself takes the focus from its one button.
    if (cell.contains(document.activeElement)) cell.focus({ preventScroll: true });
    const listening = new AbortController();
    const { signal } = listening;
    cell.addEventListener(
      'keydown',
      (event) => {
        const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (event.ctrlKey && event.shiftKey && direction !== undefined) {
          latest.current.move(direction === (headerCellOf(cell)?.isRtl ? -1 : 1) ? 1 : -1);
        } else if (event.key === 'Enter' && event.target === cell && !event.ctrlKey) {
          const [sort] = cell.querySelectorAll('button');
          sort?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: event.shiftKey }));
        } else if (event.key === 'ArrowDown' && event.altKey) {
          cell.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click();
        } else return;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal },
    );
    cell.addEventListener(
      'pointerdown',
      (event) => {
        const headerCell = headerCellOf(cell);
        const isInTools = event.target instanceof Element && event.target.closest('[data-column-tools]') !== null;
        if (!headerCell || isInTools || event.button !== 0 || event.pointerType === 'touch') return;
        startHeaderDrag(event, { ...headerCell, id, control, onDrop: (dropped) => latest.current.drop(dropped) });
      },
      { signal },
    );
    return () => listening.abort();
  }, [control, id, latest]);

  const actions: ColumnActions = {
    onSort: (direction) => store.inputs().setSort([{ column: id, direction }]),
    onMove: move,
    onPin: (edge) => control.current.change({ pinned: { ...control.current.layout.pinned, [id]: edge } }),
    onHide: () => {
      control.current.change({ hidden: [...(control.current.layout.hidden ?? []), id] });
      // The menu's button is removed with the column, and the focus would be lost.
      queueMicrotask(() => {
        const next = cellAt(store, { row: -1, column: store.active.column });
        if (next) focusTargetOf(next).focus();
      });
    },
    onResize: () => root.current?.querySelector<HTMLElement>('[role=separator]')?.focus(),
    onFit: () => fitColumn(headerCellOf(root.current), control, column),
  };

  return (
    <span ref={root} className={styles.tools} data-column-tools onPointerEnter={ColumnMenu.preload}>
      <span className={styles.menu}>
        <MenuButton
          label={messages.menu(header)}
          icon={Ellipsis}
          size="sm"
          isInGrid
          preload={ColumnMenu.preload}
          renderMenu={(anchor) => (
            <TypedColumnMenu
              anchor={anchor}
              column={column}
              control={control}
              isRtl={() => headerCellOf(root.current)?.isRtl === true}
              actions={actions}
            />
          )}
        />
      </span>
      <ResizeHandle column={column} store={store} control={control} />
    </span>
  );
}
