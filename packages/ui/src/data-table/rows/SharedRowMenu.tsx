import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLayoutEffect } from '../../element/useLayoutEffect.ts';
import { Menu, type MenuEntry } from '../../menu/index.ts';

interface OneRowMenuProps {
  label: string;
  items: () => readonly MenuEntry[];
  trigger: HTMLButtonElement;
  /** Tells when rows have changed. */
  subscribe: (listener: () => void) => () => void;
  /** Whether its row is not among them any more. */
  isGone: () => boolean;
  onClose: () => void;
}

/** The one menu of all rows, at the button that was pressed. It goes with its row. */
export function SharedRowMenu({ label, items, trigger, subscribe, isGone, onClose }: OneRowMenuProps) {
  const triggerRef = useRef(trigger);
  // oxlint-disable-next-line react/exhaustive-deps -- asked once per opening: it must not change under the pointer
  const entries = useMemo(items, []);
  // The row with the menu is the active one, which is never taken out of the page.
  useLayoutEffect(() => {
    const row = trigger.closest<HTMLElement>('[role=row]');
    trigger.setAttribute('aria-expanded', 'true');
    row?.setAttribute('data-menu-open', '');
    return () => {
      trigger.setAttribute('aria-expanded', 'false');
      row?.removeAttribute('data-menu-open');
    };
  }, [trigger]);
  const isOver = useSyncExternalStore(subscribe, isGone, isGone);
  useEffect(() => {
    if (isOver) onClose();
  });
  return (
    <Menu
      label={label}
      items={entries}
      triggerRef={triggerRef}
      isOpen={!isOver}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    />
  );
}
