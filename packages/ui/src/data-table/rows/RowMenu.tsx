import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import { Menu, type MenuEntry } from '../../menu/index.ts';
import { dataTableMessages } from '../messages.ts';
import { useMessages } from '../../messages/index.ts';
import type { TableStore } from '../createTableStore.ts';
import type { MenuPress } from '../tableEvents.ts';

export interface RowMenuProps<Row> {
  store: TableStore<Row>;
  press: MenuPress<Row>;
  /** Called once per opening. */
  actions: (row: Row) => readonly MenuEntry[];
  /** Called when it closes, or its row is removed. */
  onClose: () => void;
}

/** The menu of all rows, anchored to the pressed button. It closes when its row is removed. */
export function RowMenu<Row>({ store, press, actions, onClose }: RowMenuProps<Row>) {
  const { row, key, trigger } = press;
  const messages = useMessages(dataTableMessages);
  const triggerRef = useRef(trigger);
  // Entries must not change while the menu is open.
  const [entries] = useState(() => actions(row));
  // The row with the menu is the active one, which is always rendered.
  useLayoutEffect(() => {
    const line = trigger.closest<HTMLElement>('[role=row]');
    trigger.setAttribute('aria-expanded', 'true');
    line?.setAttribute('data-menu-open', '');
    return () => {
      trigger.setAttribute('aria-expanded', 'false');
      line?.removeAttribute('data-menu-open');
    };
  }, [trigger]);
  const getSnapshot = () => store.indexOf(key, store.active.row) === -1;
  const isRemoved = useSyncExternalStore(store.subscribe, getSnapshot, getSnapshot);
  useEffect(() => {
    if (isRemoved) onClose();
  });
  return (
    <Menu
      label={messages.actionsFor(store.nameOf(row))}
      items={entries}
      triggerRef={triggerRef}
      isOpen={!isRemoved}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    />
  );
}
