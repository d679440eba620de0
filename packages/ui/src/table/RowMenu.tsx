import { useMemo, useRef } from 'react';
import { lazyComponent } from '../lazy-part/index.ts';
import type { AnchoredMenuProps, MenuEntry } from '../menu/index.ts';

const Menu = lazyComponent<AnchoredMenuProps>(async () => (await import('../menu/index.ts')).Menu);

export const preloadRowMenu = Menu.preload;

interface RowMenuProps {
  label: string;
  items: () => readonly MenuEntry[];
  trigger: HTMLButtonElement;
  onClose: () => void;
}

/** The one menu all rows share, at the button that was pressed. It opens when its code is there: no press is lost. */
export function RowMenu({ label, items, trigger, onClose }: RowMenuProps) {
  const triggerRef = useRef(trigger);
  // oxlint-disable-next-line react/exhaustive-deps -- asked once per opening: it must not change under the pointer
  const entries = useMemo(items, []);
  return (
    <Menu
      label={label}
      items={entries}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    />
  );
}
