import type { ReactElement, ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { floating } from '../overlay/overlay.css.ts';
import type { MenuEntry } from './entries.ts';
import * as styles from './Menu.css.ts';
import { MenuItems } from './MenuItems.tsx';

interface SharedMenuProps {
  /** Its name for assistive technology: "Actions for Kofi Mensah". */
  label: string;
  items: readonly MenuEntry[];
  /** Who or what the entries are about, above them; not interactive. */
  header?: ReactNode;
  /** @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end top' | 'end bottom';
}

export interface TriggeredMenuProps extends SharedMenuProps {
  /** A Button or IconButton; it opens the menu by press and arrow keys and tells its state. */
  trigger: ReactElement;
  triggerRef?: never;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

export interface AnchoredMenuProps extends SharedMenuProps {
  trigger?: never;
  /** The button it was opened from, for one menu shared by many; that button says `aria-haspopup` and `aria-expanded`. */
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export type MenuProps = TriggeredMenuProps | AnchoredMenuProps;

/** A list of things to do, beside the button it belongs to. */
export function Menu({
  label,
  items,
  header,
  placement = 'bottom end',
  trigger,
  triggerRef,
  isOpen,
  onOpenChange,
}: MenuProps) {
  const openness = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  };
  const popover = (
    <Popover
      className={`${floating} ${styles.popover}`}
      placement={placement}
      offset={4}
      {...(trigger ? {} : { triggerRef, 'aria-label': label, ...openness })}
    >
      {header !== undefined && <div className={styles.header}>{header}</div>}
      <AriaMenu
        className={styles.list}
        aria-label={label}
        {...(trigger ? {} : { autoFocus: 'first' as const, onClose: () => onOpenChange?.(false) })}
      >
        {MenuItems({ items })}
      </AriaMenu>
    </Popover>
  );
  if (!trigger) return popover;
  return (
    <MenuTrigger {...openness}>
      {trigger}
      {popover}
    </MenuTrigger>
  );
}
