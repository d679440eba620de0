import { useEffect } from 'react';

interface Overlay {
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  onClose?: (isOpen: boolean) => void;
  triggerRef?: { readonly current: Element | null };
}

/**
 * Cancels an overlay whose code is still loading when the user moves on: Escape, Tab, or a press outside its trigger.
 * Otherwise it would open later, over what is in use by then.
 */
export function useCancelPending({ isOpen = true, onOpenChange, onClose = onOpenChange, triggerRef }: Overlay): void {
  useEffect(() => {
    if (!isOpen || !onClose) return undefined;
    const withdraw = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key ? key !== 'Escape' && key !== 'Tab' : triggerRef?.current?.contains(event.target as Node)) return;
      // This Escape must not close anything else.
      if (key === 'Escape') event.stopPropagation();
      onClose(false);
    };
    const types = ['keydown', 'pointerdown'];
    for (const type of types) addEventListener(type, withdraw, true);
    return () => {
      for (const type of types) removeEventListener(type, withdraw, true);
    };
  }, [isOpen, onClose, triggerRef]);
}
