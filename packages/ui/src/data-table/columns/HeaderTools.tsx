import { type ReactNode, useEffect, useRef } from 'react';
import { useFormatNumber } from '../../formats/useFormatNumber.ts';
import { Ellipsis, Icon } from '../../icon/index.ts';
import { lazyComponent } from '../../lazy-part/index.ts';
import { useMessages } from '../../messages/index.ts';
import { announce } from '../LiveRegion.tsx';
import { MenuButton } from '../MenuButton.tsx';
import { cellAt, focusTargetOf } from '../cells.ts';
import type { ColumnActions, ColumnMenuProps } from './ColumnMenu.tsx';
import { columnToolsMessages } from './messages.ts';
import * as styles from './ColumnTools.css.ts';
import { beginResize, contentWidth, ResizeHandle } from './ResizeHandle.tsx';
import type { ColumnToolsProps } from './columnModel.tsx';
import { beginHeaderDrag, type Drop, dropColumn, moveColumn, siblingsOf, withHidden, withPin } from './columnOrder.ts';

const ColumnMenu = lazyComponent(async () => (await import('./ColumnMenu.tsx')).ColumnMenu);
// lazyComponent forgets the type parameter; the cast gives it back.
const MenuOfColumn = ColumnMenu as <Row>(props: ColumnMenuProps<Row>) => ReactNode;

const indexOf = (cell: Element) => [...(cell.parentElement?.children ?? [])].indexOf(cell);

/** A column's menu and resize handle, and dragging and keys of its head. */
export function HeaderTools<Row>({ column, store, control }: ColumnToolsProps<Row>) {
  const messages = useMessages(columnToolsMessages);
  const formatNumber = useFormatNumber();
  const root = useRef<HTMLSpanElement>(null);
  const { id, header } = column;

  const place = () => {
    const cell = root.current?.closest<HTMLElement>('[role=columnheader]');
    const scroller = store.scroller();
    return cell && scroller && { cell, scroller, isRtl: getComputedStyle(scroller).direction === 'rtl' };
  };
  const announcePosition = (scroller: HTMLElement) => {
    // After the render that the change has caused.
    queueMicrotask(() => {
      const siblings = siblingsOf(control.current.shown, id);
      const number = siblings.findIndex((one) => one.id === id) + 1;
      announce(scroller, messages.moved(header, formatNumber(number), formatNumber(siblings.length)));
    });
  };
  const move = (steps: 1 | -1) => {
    const found = place();
    if (found && moveColumn(store, control.current, id, steps)) announcePosition(found.scroller);
  };
  const drop = (dropped: Drop) => {
    dropColumn(control.current, id, dropped);
    const found = place();
    if (found) announcePosition(found.scroller);
  };

  const latest = useRef({ move, drop, place });
  useEffect(() => {
    latest.current = { move, drop, place };
  });
  useEffect(() => {
    const cell = latest.current.place()?.cell;
    if (!cell) return undefined;
    // With its tools a head has several controls, and then the head itself has the focus; until now its one button had it.
    if (cell.contains(document.activeElement)) cell.focus({ preventScroll: true });
    const listening = new AbortController();
    const { signal } = listening;
    cell.addEventListener(
      'keydown',
      (event) => {
        const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        const isRtl = latest.current.place()?.isRtl === true;
        if (event.ctrlKey && event.shiftKey && way !== undefined) {
          latest.current.move(way === (isRtl ? -1 : 1) ? 1 : -1);
        } else if (event.key === 'Enter' && event.target === cell && !event.ctrlKey) {
          // Of the controls in the head, Enter presses the one that sorts.
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
        const found = latest.current.place();
        const isElsewhere = event.target instanceof Element && event.target.closest('[data-column-tools]') !== null;
        if (!found || isElsewhere || event.button !== 0 || event.pointerType === 'touch') return;
        beginHeaderDrag(event, {
          ...found,
          id,
          control,
          onDrop: (dropped) => latest.current.drop(dropped),
        });
      },
      { signal },
    );
    return () => listening.abort();
  }, [control, id]);

  const actions: ColumnActions = {
    onSort: (direction) => store.inputs().setSort([{ column: id, direction }]),
    onMove: move,
    onPin: (edge) => control.current.change(withPin(control.current.columns, control.current.layout, id, edge)),
    onHide: () => {
      control.current.change(withHidden(control.current.columns, control.current.layout, id));
      // The menu's button is removed with the column, and the focus would be lost.
      queueMicrotask(() => {
        const next = cellAt(store, { row: -1, column: store.active.column });
        if (next) focusTargetOf(next).focus();
      });
    },
    onResize: () => root.current?.querySelector<HTMLElement>('[role=separator]')?.focus(),
    onFit: () => {
      const found = place();
      if (!found) return;
      const resize = beginResize(found.scroller, control, column);
      resize.to(contentWidth(found.scroller, indexOf(found.cell)));
      resize.end();
    },
  };

  return (
    <span ref={root} className={styles.tools} data-column-tools onPointerEnter={ColumnMenu.preload}>
      <span className={styles.menu}>
        <MenuButton
          label={messages.menu(header)}
          icon={<Icon icon={Ellipsis} size={14} />}
          size="sm"
          isInGrid
          preload={ColumnMenu.preload}
          renderMenu={(anchor) => (
            <MenuOfColumn
              anchor={anchor}
              column={column}
              control={control}
              isRtl={() => place()?.isRtl === true}
              actions={actions}
            />
          )}
        />
      </span>
      <ResizeHandle column={column} store={store} control={control} />
    </span>
  );
}
