import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLayoutEffect } from '../../element/useLayoutEffect.ts';
import type { MenuEntry } from '../../menu/index.ts';
import { dataTableMessages } from '../../messages/english/dataTable.ts';
import { useMessages } from '../../messages/index.ts';
import { preloadRowMenu, RowMenu } from '../../table/RowMenu.tsx';
import type { Gestures, MenuPress } from '../grid/createGestures.ts';
import type { Grid } from '../grid/createGrid.ts';

interface SharedRowMenuOptions<Row> {
  grid: Grid<Row>;
  gestures: Gestures<Row>;
  rowActions: (row: Row) => readonly MenuEntry[];
}

/** The one menu of all rows. It goes with its row. */
export function SharedRowMenu<Row>({ grid, gestures, rowActions }: SharedRowMenuOptions<Row>) {
  const texts = useMessages(dataTableMessages);
  const [menu, setMenu] = useState<MenuPress<Row>>();
  useLayoutEffect(() => gestures.setMenuListener(setMenu), [gestures]);
  useEffect(() => {
    // Not when the page is idle: loading it costs as much as five rows, and most tables are only read.
    const scroller = grid.scroller();
    const listening = new AbortController();
    for (const sign of ['pointerenter', 'focusin']) {
      scroller?.addEventListener(sign, preloadRowMenu, { once: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [grid]);
  // The row with the menu is the active one, which is never taken out of the page.
  useLayoutEffect(() => {
    const { trigger } = menu ?? {};
    const row = trigger?.closest<HTMLElement>('[role=row]');
    trigger?.setAttribute('aria-expanded', 'true');
    row?.setAttribute('data-menu-open', '');
    return () => {
      trigger?.setAttribute('aria-expanded', 'false');
      row?.removeAttribute('data-menu-open');
    };
  }, [menu]);
  const arrangement = useSyncExternalStore(grid.subscribe, grid.arrangement, grid.arrangement);
  const [seen, setSeen] = useState(arrangement);
  if (seen !== arrangement) {
    setSeen(arrangement);
    if (menu !== undefined && grid.indexOf(menu.key, grid.active.row) === -1) setMenu(undefined);
  }
  if (menu === undefined) return null;
  return (
    <RowMenu
      key={menu.key}
      label={texts.actionsFor(grid.nameOf(menu.row))}
      items={() => rowActions(menu.row)}
      trigger={menu.trigger}
      onClose={() => setMenu(undefined)}
    />
  );
}
