import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import { Menu, type MenuEntry } from '../../menu/index.ts';
import { dataTableMessages } from '../messages.ts';
import { useMessages } from '../../messages/index.ts';
import type { TableStore } from '../createTableStore.ts';
import type { MenuPress } from '../tableEvents.ts';

export interface RowMenuProps<Row> {
  /** Whose rows they are. */
  store: TableStore<Row>;
  /** The row, and the button that was pressed. */
  press: MenuPress<Row>;
  /** Asked once, as it opens. */
  actions: (row: Row) => readonly MenuEntry[];
  /** It is closed, or its row is gone. */
  onClose: () => void;
}

/** The one menu of all rows, at the button that was pressed. It closes when its row is removed. */
export function RowMenu<Row>({ store, press, actions, onClose }: RowMenuProps<Row>) {
  const { row, key, trigger } = press;
  const messages = useMessages(dataTableMessages);
  const triggerRef = useRef(trigger);
  // Called once per opening: entries must not change while the menu is open.
  const [entries] = useState(() => actions(row));
  // The row with the menu is the active one, which is never taken out of the page.
  useLayoutEffect(() => {
    const line = trigger.closest<HTMLElement>('[role=row]');
    trigger.setAttribute('aria-expanded', 'true');
    line?.setAttribute('data-menu-open', '');
    return () => {
      trigger.setAttribute('aria-expanded', 'false');
      line?.removeAttribute('data-menu-open');
    };
  }, [trigger]);
  const isGone = () => store.indexOf(key, store.active.row) === -1;
  const isOver = useSyncExternalStore(store.subscribe, isGone, isGone);
  useEffect(() => {
    if (isOver) onClose();
  });
  return (
    <Menu
      label={messages.actionsFor(store.nameOf(row))}
      items={entries}
      triggerRef={triggerRef}
      isOpen={!isOver}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    />
  );
}
