import { type FocusEvent, type ReactElement, type ReactNode, type RefObject, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { Menu as AriaMenu, MenuTrigger, Popover, RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { Pressable } from 'react-aria-components/Pressable';
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
  /** A Button, or what takes the handlers and the ref it is given; it opens by press and arrow keys. */
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

type PressableChild = Parameters<typeof Pressable>[0]['children'];

export type MenuProps = TriggeredMenuProps | AnchoredMenuProps;

interface MenuBodyProps extends Pick<SharedMenuProps, 'label' | 'items' | 'header'> {
  triggerRef: RefObject<Element | null> | undefined;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
}

/**
 * Enter on a native button is a click without a pointer, which React Aria takes for a screen reader's: it then waits for
 * transitions and leaves the focus on the list. Whoever opened the menu, its first entry has the focus.
 */
function passFocusOn({ target }: FocusEvent) {
  if (target.role === 'menu') target.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true });
}

/** Lives as long as the menu is open. */
function MenuBody({ label, items, header, triggerRef, onOpenChange }: MenuBodyProps) {
  const state = useContext(RootMenuTriggerStateContext);
  const [opener] = useState(() => document.activeElement);
  const close = () => (state ? state.close() : onOpenChange?.(false));
  /**
   * What an entry opens (a dialog) gives the focus back to what had it before. That must be the button, as the entry is
   * gone by then; and the button takes no focus before the menu is closed, because the page under a menu is inert.
   */
  const run = (onAction: () => void) => {
    flushSync(close);
    const trigger = triggerRef?.current ?? opener;
    if (trigger instanceof HTMLElement) trigger.focus({ preventScroll: true });
    onAction();
  };
  return (
    <div role="presentation" onFocus={passFocusOn}>
      {header !== undefined && <div className={styles.header}>{header}</div>}
      <AriaMenu
        className={styles.list}
        aria-label={label}
        {...(state ? {} : { autoFocus: 'first' as const, onClose: close })}
      >
        <MenuItems items={items} run={run} />
      </AriaMenu>
    </div>
  );
}

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
      <MenuBody label={label} items={items} header={header} triggerRef={triggerRef} onOpenChange={onOpenChange} />
    </Popover>
  );
  if (!trigger) return popover;
  return (
    <MenuTrigger {...openness}>
      <Pressable>{trigger as PressableChild}</Pressable>
      {popover}
    </MenuTrigger>
  );
}
