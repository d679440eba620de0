import { useCallback, useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';
import { lazyComponent } from '../lazy-part/index.ts';

const ButtonTooltip = lazyComponent(async () => (await import('./ButtonTooltip.tsx')).ButtonTooltip);

/** ms of hovering before the tooltip opens: the pointer often only passes by. */
const hoverDelay = 600;
/** ms to move the pointer from the button onto the tooltip (WCAG 1.4.13). */
const leaveDelay = 150;

type Handlers = Required<
  Pick<ButtonProps, 'onHoverStart' | 'onHoverEnd' | 'onFocus' | 'onBlur' | 'onPressStart' | 'onKeyDown'>
>;

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
      onHoverStart: (event) => openAfter(event.target, hoverDelay),
      onHoverEnd: () => setAfter(false, leaveDelay),
      onFocus: (event: FocusEvent) => {
        if (event.currentTarget.matches(':focus-visible')) openAfter(event.currentTarget, 0);
      },
      onBlur: close,
      onPressStart: (event) => (isAnswer ? openAfter(event.target, 0) : close()),
      onKeyDown: (event) => {
        // The first Escape is for the tooltip alone; everything else goes on to whatever is around the button.
        if (event.key === 'Escape' && isOpen) close();
        else event.continuePropagation();
      },
    },
    tooltip: isWanted && content !== undefined && (
      <ButtonTooltip content={content} isOpen={isOpen} onStay={stay} onClose={close} anchor={anchor} />
    ),
  };
}
