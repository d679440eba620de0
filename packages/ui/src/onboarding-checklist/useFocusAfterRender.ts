import { useRef, type RefObject } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';

/** Moves focus to an element that exists after the next render, because the focused one is about to be removed. */
export function useFocusAfterRender(): (target: RefObject<HTMLElement | null>) => void {
  const requested = useRef<RefObject<HTMLElement | null>>(undefined);
  useLayoutEffect(() => {
    const element = requested.current?.current;
    if (!element) return;
    requested.current = undefined;
    element.focus();
  });
  return (target) => {
    requested.current = target;
  };
}
