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
  /** Its name for assistive technology: "Actions for Kofi Mensah". With a `trigger`, the name of the trigger. */
  label: string;
  /** What can be done, in order; sections and submenus among them. */
  items: readonly MenuEntry[];
  /** Who or what the entries are about, above them; not interactive. */
  header?: ReactNode;
  /** What holds for all entries, below them and as the menu's description. @default the reason that several entries share */
  notice?: string | undefined;
  /** The side of the button it opens at, and the edge it keeps to. @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end top' | 'end bottom';
}

export interface TriggeredMenuProps extends SharedMenuProps {
  /** A Button, or what takes the handlers and the ref it is given; it opens by press and arrow keys. */
  trigger: ReactElement;
  triggerRef?: never;
  /** Whether it is open, where the owner holds it. */
  isOpen?: boolean;
  /** It wants to open or to close. */
  onOpenChange?: (isOpen: boolean) => void;
}

export interface AnchoredMenuProps extends SharedMenuProps {
  trigger?: never;
  /** The button it was opened from, for one menu shared by many; that button says `aria-haspopup` and `aria-expanded`. */
  triggerRef: RefObject<Element | null>;
  /** Whether it is open; the owner holds it. */
  isOpen: boolean;
  /** It wants to open or to close. */
  onOpenChange: (isOpen: boolean) => void;
}

type PressableChild = Parameters<typeof Pressable>[0]['children'];

export type MenuProps = TriggeredMenuProps | AnchoredMenuProps;

interface MenuBodyProps extends Omit<SharedMenuProps, 'placement'> {
  menuRef: Ref<HTMLDivElement>;
  triggerRef: RefObject<Element | null> | undefined;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
  /** It lies open on a board of states and takes no focus. */
  isStill?: boolean;
}

/**
 * Enter on a native button is a click without a pointer, which React Aria takes for a screen reader's: it then waits for
 * transitions, while keys go nowhere, and leaves the focus on the list. Whoever opened the menu, its first entry has the
 * focus in the first frame.
 */
function useFirstFocus(isStill: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isStill) return undefined;
    // Not at once: the entries come one render after their list.
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

/** What is on the surface; lives as long as the menu is open. */
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
   * What an entry opens (a dialog) gives the focus back to what had it before. That must be the button, as the entry is
   * gone by then; and the button takes no focus before the menu is closed, because the page under a menu is inert.
   */
  const run = (onAction: () => void) => {
    flushSync(() => state.close());
    for (const target of [triggerRef?.current, opener]) {
      if (!(target instanceof HTMLElement)) continue;
      target.focus({ preventScroll: true });
      // The place of a context menu is a point, which takes no focus.
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

/** A list of things to do, beside the button it belongs to. */
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
