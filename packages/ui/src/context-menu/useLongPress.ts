import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { eventTarget } from '../dom/eventTarget.ts';

/** Long-press delay in ms, as on iOS and Android. */
const longPress = 500;
/** px a resting finger can move. */
const slop = 10;

interface Point {
  x: number;
  y: number;
}

/** Detects a long press, which Android reports as `contextmenu` and iOS Safari does not. */
export function useLongPress(onLongPress: (point: Point, origin: Element | undefined) => void) {
  const press = useRef<(Point & { timer: ReturnType<typeof setTimeout> }) | undefined>(undefined);
  const hasOpened = useRef(false);
  const cancel = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => cancel, []);
  return {
    /** Call it when the menu opened another way, so that the press does not reopen it. */
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
        // Releasing the finger after a long press must not click the link below.
        hasOpened.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
