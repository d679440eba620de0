import { useCallback, useEffect, useRef, useState, type HTMLAttributes, type ReactNode } from 'react';
import { lazyComponent } from '../lazy-part/index.ts';

const ButtonTooltip = lazyComponent(async () => (await import('./ButtonTooltip.tsx')).ButtonTooltip);

/** ms of hovering before the tooltip opens. */
const hoverDelay = 600;
/** ms to move the pointer onto the tooltip (WCAG 1.4.13). */
const leaveDelay = 150;

type Attributes = HTMLAttributes<HTMLButtonElement>;
type Handled = 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onClick' | 'onKeyDown';
type Handlers = { [Name in Handled]: NonNullable<Attributes[Name]> };

/**
 * A button's tooltip: opens after a delay on hover and immediately on keyboard focus. Escape hides it, and so does a press,
 * unless the tooltip explains why the press does nothing.
 * Unlike a trigger component, it can load later without remounting the button.
 */
export function useButtonTooltip(
  content: string | undefined,
  isPressReason: boolean,
): { handlers: Handlers; tooltip: ReactNode } {
  const anchor = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);

  const setAfter = useCallback((next: boolean, delay: number) => {
    clearTimeout(timer.current);
    if (delay === 0) setIsOpen(next);
    else timer.current = setTimeout(() => setIsOpen(next), delay);
  }, []);
  const keepOpen = useCallback(() => setAfter(true, 0), [setAfter]);
  const close = useCallback(() => setAfter(false, 0), [setAfter]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const openAfter = (element: Element, delay: number) => {
    if (content === undefined) return;
    anchor.current = element;
    setIsLoaded(true);
    setAfter(true, delay);
  };

  return {
    handlers: {
      onPointerEnter: (event) => {
        // Touch has no hover, and the finger covers the button.
        if (event.pointerType === 'mouse') openAfter(event.currentTarget, hoverDelay);
      },
      onPointerLeave: () => setAfter(false, leaveDelay),
      onPointerDown: close,
      onClick: (event) => (isPressReason ? openAfter(event.currentTarget, 0) : close()),
      onFocus: (event) => {
        if (event.currentTarget.matches(':focus-visible')) openAfter(event.currentTarget, 0);
      },
      onBlur: close,
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // The first Escape closes only the tooltip, not the dialog around it.
        event.stopPropagation();
        close();
      },
    },
    tooltip: isLoaded && content !== undefined && (
      <ButtonTooltip content={content} isOpen={isOpen} onKeepOpen={keepOpen} onClose={close} anchor={anchor} />
    ),
  };
}
