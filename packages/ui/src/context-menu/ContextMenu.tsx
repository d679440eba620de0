import { forwardRef, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { elementScale } from '../dom/elementScale.ts';
import type { ElementProps } from '../dom/index.ts';
import { eventTarget } from '../dom/eventTarget.ts';
import { lazyComponent } from '../lazy-part/index.ts';
import type { AnchoredMenuProps, MenuEntry } from '../menu/index.ts';
import { useOpenCount } from '../overlay/useOpenCount.ts';
import * as styles from './ContextMenu.css.ts';
import { usesNativeMenu, readRightClick } from './usesNativeMenu.ts';
import { useLongPress } from './useLongPress.ts';

const Menu = lazyComponent<AnchoredMenuProps>(async () => (await import('../menu/index.ts')).Menu);

export interface ContextMenuProps extends ElementProps {
  /** Accessible name: "Actions for tidal-apac". */
  label: string;
  /** The same items as in a visible menu button, since a context menu is not discoverable. */
  items: readonly MenuEntry[];
  /** The content that the actions apply to. */
  children: ReactNode;
}

interface Point {
  x: number;
  y: number;
}

/** Position of a menu opened by keyboard: below the start of the focused element. */
function pointBelow(element: Element): Point {
  const { left, right, bottom } = element.getBoundingClientRect();
  return { x: getComputedStyle(element).direction === 'rtl' ? right : left, y: bottom };
}

/** Actions for an element: opened with right click, Shift F10, the Menu key, or a long press. */
export const ContextMenu = forwardRef<HTMLDivElement, ContextMenuProps>(function ContextMenu(
  { label, items, children, ...rest },
  ref,
) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [point, setPoint] = useState<Point>({ x: 0, y: 0 });
  const [isOpen, setIsOpen] = useState(false);
  const openings = useOpenCount(isOpen);

  const openAt = ({ x, y }: Point) => {
    const { current } = anchor;
    if (current === null) return;
    // Within a transformed ancestor `position: fixed` is relative to it: subtract its offset.
    const { left, top } = current.getBoundingClientRect();
    const scale = elementScale(current.parentElement ?? current);
    setPoint((now) => ({ x: now.x + (x - left) / scale, y: now.y + (y - top) / scale }));
    setIsOpen(true);
  };
  const { cancel, handlers } = useLongPress((at, origin) => {
    if (!usesNativeMenu(readRightClick({ shiftKey: false, origin }))) openAt(at);
  });

  const onContextMenu = (event: MouseEvent<HTMLDivElement>) => {
    // Events from the menu bubble through React without being DOM children: leave them alone.
    if (!event.currentTarget.contains(event.target as Node)) {
      event.preventDefault();
      return;
    }
    cancel();
    if (usesNativeMenu(readRightClick({ shiftKey: event.shiftKey, origin: eventTarget(event.nativeEvent) }))) return;
    event.preventDefault();
    openAt({ x: event.clientX, y: event.clientY });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    const { target } = event;
    if (!isMenuKey || !(target instanceof Element) || !event.currentTarget.contains(target)) return;
    if (usesNativeMenu(readRightClick({ shiftKey: false, origin: eventTarget(event.nativeEvent) }))) return;
    event.preventDefault();
    openAt(pointBelow(target));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the elements inside have focus and roles
    <div {...rest} ref={ref} className={styles.area} onContextMenu={onContextMenu} onKeyDown={onKeyDown} {...handlers}>
      {children}
      <span ref={anchor} aria-hidden="true" className={styles.point} style={{ left: point.x, top: point.y }} />
      {openings > 0 && (
        <Menu
          key={openings}
          label={label}
          items={items}
          triggerRef={anchor}
          placement="bottom start"
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        />
      )}
    </div>
  );
});
