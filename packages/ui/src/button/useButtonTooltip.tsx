import { useCallback, useEffect, useRef, useState, type HTMLAttributes, type ReactNode } from 'react';
import { lazyComponent } from '../lazy-part/index.ts';

const ButtonTooltip = lazyComponent(async () => (await import('./ButtonTooltip.tsx')).ButtonTooltip);

/** ms of hovering before the tooltip opens: the pointer often only passes by. */
const hoverDelay = 600;
/** ms to move the pointer from the button onto the tooltip (WCAG 1.4.13). */
const leaveDelay = 150;

type Attributes = HTMLAttributes<HTMLButtonElement>;
type Handled = 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onClick' | 'onKeyDown';
type Handlers = { [Name in Handled]: NonNullable<Attributes[Name]> };

/**
 * A tooltip for a button: after a moment of hovering, at once on keyboard focus; Escape hides it. So does a press, unless
 * the tooltip is the answer to it: why nothing happens.
 * Unlike a trigger around the button it can arrive later, because it does not change where the button stands in the tree.
 */
export function useButtonTooltip(
  content: string | undefined,
  isAnswer: boolean,
): { handlers: Handlers; tooltip: ReactNode } {
  const anchor = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);

  const setAfter = useCallback((next: boolean, delay: number) => {
    clearTimeout(timer.current);
    if (delay === 0) setIsOpen(next);
    else timer.current = setTimeout(() => setIsOpen(next), delay);
  }, []);
  const stay = useCallback(() => setAfter(true, 0), [setAfter]);
  const close = useCallback(() => setAfter(false, 0), [setAfter]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const openAfter = (element: Element, delay: number) => {
    if (content === undefined) return;
    anchor.current = element;
    setIsWanted(true);
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
      onClick: (event) => (isAnswer ? openAfter(event.currentTarget, 0) : close()),
      onFocus: (event) => {
        if (event.currentTarget.matches(':focus-visible')) openAfter(event.currentTarget, 0);
      },
      onBlur: close,
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // The first Escape is for the tooltip alone, not for the dialog around the button.
        event.stopPropagation();
        close();
      },
    },
    tooltip: isWanted && content !== undefined && (
      <ButtonTooltip content={content} isOpen={isOpen} onStay={stay} onClose={close} anchor={anchor} />
    ),
  };
}
