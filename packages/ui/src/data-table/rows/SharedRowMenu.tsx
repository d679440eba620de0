import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLayoutEffect } from '../../element/useLayoutEffect.ts';
import { whenIdle } from '../../lazy-part/index.ts';
import type { MenuEntry } from '../../menu/index.ts';
import { useMessages } from '../../messages/index.ts';
import { preloadRowMenu, RowMenu } from '../../table/RowMenu.tsx';
import type { Gestures, MenuPress } from '../grid/createGestures.ts';
import type { Grid } from '../grid/createGrid.ts';

interface SharedRowMenuProps<Row> {
  grid: Grid<Row>;
  gestures: Gestures<Row>;
  rowActions: (row: Row) => readonly MenuEntry[];
}

/** The one menu of all rows. It goes with its row. */
export function SharedRowMenu<Row>({ grid, gestures, rowActions }: SharedRowMenuProps<Row>) {
  const texts = useMessages('dataTable');
  const [menu, setMenu] = useState<MenuPress<Row>>();
  useLayoutEffect(() => gestures.setMenuListener(setMenu), [gestures]);
  useEffect(() => whenIdle(preloadRowMenu), []);
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
