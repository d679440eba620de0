import { useRef, type RefObject } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';

/** Brings the focus to what will be there after the next render: what it is on now goes. */
export function useFocusAfterRender(): (target: RefObject<HTMLElement | null>) => void {
  const wanted = useRef<RefObject<HTMLElement | null>>(undefined);
  useLayoutEffect(() => {
    const element = wanted.current?.current;
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });
  return (target) => {
    wanted.current = target;
  };
}
