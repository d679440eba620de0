import { type PointerEvent, useRef, useState } from 'react';
import { elementScale } from '../dom/elementScale.ts';

/** Minimum vertical px of a dismissing swipe. */
const swipeDistance = 50;
/** Below this, it is still a press. */
const slop = 6;

/** Vertical swipe: the current offset in px, and the element's handlers. */
export function useSwipeAway(onSwipe: () => void) {
  const start = useRef<number>(undefined);
  const [distance, setDistance] = useState(0);

  const end = () => {
    start.current = undefined;
    setDistance(0);
  };

  return {
    distance,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.isPrimary && event.button === 0) start.current = event.clientY;
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start.current === undefined) return;
        // Released outside before the pointer was captured, so no event arrived.
        if (event.buttons === 0) return end();
        const moved = (event.clientY - start.current) / elementScale(event.currentTarget);
        // Captured only now: a captured pointer would take the click from the buttons.
        if (distance === 0 && Math.abs(moved) < slop) return;
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) {
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        setDistance(moved);
      },
      onPointerUp() {
        const isAway = Math.abs(distance) > swipeDistance;
        end();
        if (isAway) onSwipe();
      },
      onPointerCancel: end,
    },
  };
}
