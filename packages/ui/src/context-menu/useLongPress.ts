import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { eventTarget } from '../dom/eventTarget.ts';

/** ms a finger rests before it means the menu, as on both phone systems. */
const longPress = 500;
/** px a resting finger may move. */
const slop = 10;

interface Point {
  x: number;
  y: number;
}

/** A finger that rests. Android makes a `contextmenu` event of it; Safari on a phone does not. */
export function useLongPress(onLongPress: (point: Point, origin: Element | undefined) => void) {
  const press = useRef<(Point & { timer: ReturnType<typeof setTimeout> }) | undefined>(undefined);
  const hasOpened = useRef(false);
  const cancel = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => cancel, []);
  return {
    /** The menu has come another way: the finger must not open it again. */
    cancel,
    handlers: {
      onPointerDown(event: PointerEvent) {
        cancel();
        hasOpened.current = false;
        if (event.pointerType !== 'touch' || !event.isPrimary) return;
        const { clientX: x, clientY: y } = event;
        const origin = eventTarget(event.nativeEvent);
        const timer = setTimeout(() => {
          hasOpened.current = true;
          onLongPress({ x, y }, origin);
        }, longPress);
        press.current = { x, y, timer };
      },
      onPointerMove(event: PointerEvent) {
        const { current } = press;
        if (current && Math.hypot(event.clientX - current.x, event.clientY - current.y) > slop) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
      onClickCapture(event: MouseEvent) {
        if (!hasOpened.current) return;
        // The finger that opened the menu leaves the link under it: that is no click.
        hasOpened.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
