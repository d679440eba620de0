import {
  type FocusEvent,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Menu as AriaMenu, MenuTrigger, RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { Pressable } from 'react-aria-components/Pressable';
import type { ElementProps } from '../dom/index.ts';
import { AriaLocale } from '../messages/AriaLocale.tsx';
import { PopoverFrame } from '../overlay/PopoverFrame.tsx';
import { type MenuEntry, sharedReason } from './entries.ts';
import * as styles from './Menu.css.ts';
import { MenuItems } from './MenuItems.tsx';
import { useSubmenuStack } from './useSubmenuStack.ts';

interface SharedMenuProps extends ElementProps {
  /** Accessible name, such as "Actions for Kofi Mensah". With a `trigger`, defaults to the trigger's name. */
  label: string;
  /** Entries in order; can include sections and submenus. */
  items: readonly MenuEntry[];
  /** The user or record that the entries apply to, above the list; not interactive. */
  header?: ReactNode;
  /**
   * Applies to all entries; shown below them and used as the menu's description. @default the `disabledReason` that
   * several entries share
   */
  notice?: string | undefined;
  /** Side of the trigger to open on, and the edge to align with. @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end top' | 'end bottom';
}

export interface TriggeredMenuProps extends SharedMenuProps {
  /** A Button, or an element that accepts a ref and event handlers. Press and the arrow keys open the menu. */
  trigger: ReactElement;
  triggerRef?: never;
  /** Whether the menu is open, for controlled use. */
  isOpen?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

export interface AnchoredMenuProps extends SharedMenuProps {
  trigger?: never;
  /** The button that opened a menu shared by several buttons; it gets `aria-haspopup` and `aria-expanded`. */
  triggerRef: RefObject<Element | null>;
  /** Whether the menu is open (controlled). */
  isOpen: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
}

type PressableChild = Parameters<typeof Pressable>[0]['children'];

export type MenuProps = TriggeredMenuProps | AnchoredMenuProps;

interface MenuBodyProps extends Omit<SharedMenuProps, 'placement'> {
  menuRef: Ref<HTMLDivElement>;
  triggerRef: RefObject<Element | null> | undefined;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
  /** For the States story: the menu is open and takes no focus. */
  isStill?: boolean;
}

/**
 * React Aria treats Enter on a native button as a screen reader's click: it waits for transitions, losing keystrokes,
 * and leaves focus on the list. This focuses the first entry in the first frame instead.
 */
function useFirstFocus(isStill: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isStill) return undefined;
    // The entries render one commit after the list.
    const request = requestAnimationFrame(() => {
      if (!frame.current?.contains(document.activeElement)) focusFirst(frame.current);
    });
    return () => cancelAnimationFrame(request);
  }, [isStill]);
  return frame;
}

const focusFirst = (within: Element | null) =>
  within?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true });

function passFocusOn({ target }: FocusEvent) {
  if (target.role === 'menu') focusFirst(target);
}

/** The menu's contents; mounted only while it is open. */
export function MenuBody({
  label,
  items,
  header,
  notice = sharedReason(items),
  menuRef,
  triggerRef,
  onOpenChange,
  isStill = false,
  id,
  ...data
}: MenuBodyProps) {
  const triggered = useContext(RootMenuTriggerStateContext);
  const anchored = useSubmenuStack(() => onOpenChange?.(false));
  const state = triggered ?? anchored;
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  const noticeId = useId();
  const frame = useFirstFocus(isStill);
  /**
   * A dialog opened by an entry returns focus to the element that had it before. That must be the trigger, because
   * the entry is gone by then; and the trigger cannot take focus until the menu closes, because the page under a menu
   * is inert.
   */
  const run = (onAction: () => void) => {
    flushSync(() => state.close());
    for (const target of [triggerRef?.current, opener]) {
      if (!(target instanceof HTMLElement)) continue;
      target.focus({ preventScroll: true });
      // A context menu's trigger is a point, which cannot take focus.
      if (target === document.activeElement) break;
    }
    onAction();
  };
  return (
    <div ref={frame} role="presentation" className={styles.frame} onFocus={passFocusOn}>
      {header !== undefined && <div className={styles.header}>{header}</div>}
      <RootMenuTriggerStateContext.Provider value={state}>
        <AriaMenu
          {...data}
          {...(id === undefined ? {} : { id })}
          ref={menuRef}
          className={styles.list}
          aria-label={label}
          {...(notice === undefined ? {} : { 'aria-describedby': noticeId })}
          {...(triggered || isStill ? {} : { autoFocus: 'first' as const, onClose: state.close })}
        >
          <MenuItems items={items} run={run} notice={notice} />
        </AriaMenu>
      </RootMenuTriggerStateContext.Provider>
      {notice !== undefined && (
        <div id={noticeId} className={styles.notice}>
          {notice}
        </div>
      )}
    </div>
  );
}

/** A list of actions, attached to a button. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { placement = 'bottom end', trigger, isOpen, onOpenChange, ...body },
  ref,
) {
  const { label, triggerRef } = body;
  const openness = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  };
  const popover = (
    <PopoverFrame
      className={styles.popover}
      placement={placement}
      {...(trigger ? {} : { triggerRef, 'aria-label': label, ...openness })}
    >
      <MenuBody {...body} menuRef={ref} triggerRef={triggerRef} onOpenChange={onOpenChange} />
    </PopoverFrame>
  );
  return (
    <AriaLocale>
      {trigger ? (
        <MenuTrigger {...openness}>
          <Pressable>{trigger as PressableChild}</Pressable>
          {popover}
        </MenuTrigger>
      ) : (
        popover
      )}
    </AriaLocale>
  );
});
