import { useRef, type RefObject } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';

/** Brings the focus to what will be there after the next render: what it is on now goes. */
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
