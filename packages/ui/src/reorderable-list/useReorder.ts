import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { indexAfterKey, moveItem, indexAtPointer } from './reorder.ts';

interface Lifted {
  id: string;
  by: 'pointer' | 'keyboard';
  /** The order at pickup, to restore on cancel. */
  before: readonly string[];
}

export type ReorderStep = 'pickedUp' | 'movedTo' | 'dropped' | 'canceled';

interface ReorderOptions {
  list: RefObject<HTMLElement | null>;
  order: readonly string[];
  onOrderChange: (order: readonly string[]) => void;
  /** Called for each step with the item's current index, for announcements. */
  onStep: (step: ReorderStep, id: string, index: number) => void;
}

/** Moves an item by its handle, with the pointer or the keyboard. */
export function useReorder({ list, order, onOrderChange, onStep }: ReorderOptions) {
  const [lifted, setLifted] = useState<Lifted>();

  const moveTo = (id: string, index: number) => {
    const from = order.indexOf(id);
    if (index === from) return;
    onOrderChange(moveItem(order, from, index));
    onStep('movedTo', id, index);
  };
  const pickUp = (id: string, by: Lifted['by']) => {
    setLifted({ id, by, before: order });
    onStep('pickedUp', id, order.indexOf(id));
  };
  const drop = (id: string) => {
    setLifted(undefined);
    onStep('dropped', id, order.indexOf(id));
  };
  const cancel = ({ id, before }: Lifted) => {
    setLifted(undefined);
    onOrderChange(before);
    onStep('canceled', id, before.indexOf(id));
  };

  const pointer = useRef<{ move: (y: number) => void; end: (isDone: boolean) => void }>(undefined);
  useLayoutEffect(() => {
    pointer.current = lifted && {
      move: (y) => {
        const boxes = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
        moveTo(lifted.id, indexAtPointer(boxes, order.indexOf(lifted.id), y));
      },
      end: (isDone) => (isDone ? drop(lifted.id) : cancel(lifted)),
    };
    // Scrolls an item moved beyond the visible part of the list into view.
    if (lifted) list.current?.querySelector('[data-lifted]')?.scrollIntoView({ block: 'nearest' });
  });

  const isDragging = lifted?.by === 'pointer';
  useEffect(() => {
    if (!isDragging) return;
    // Listeners on `window`: moving the element in the DOM releases a captured pointer.
    const control = new AbortController();
    const { signal } = control;
    addEventListener('pointermove', (event) => pointer.current?.move(event.clientY), { signal });
    addEventListener('pointerup', () => pointer.current?.end(true), { signal });
    addEventListener('pointercancel', () => pointer.current?.end(false), { signal });
    return () => control.abort();
  }, [isDragging]);

  const handleProps = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) pickUp(id, 'pointer');
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (lifted?.id !== id) return;
      const index = indexAfterKey(event.key, order.indexOf(id), order.length);
      if (index === undefined && event.key !== 'Escape') return;
      // Escape would close the dialog, and arrow keys would scroll it.
      event.preventDefault();
      event.stopPropagation();
      if (index === undefined) cancel(lifted);
      else moveTo(id, index);
    },
    // Enter and Space click with `detail` 0; a pointer's click comes after its drag has ended.
    onClick: ({ detail }: { detail: number }) => {
      if (detail > 0) return;
      if (lifted?.id === id) drop(id);
      else pickUp(id, 'keyboard');
    },
    onBlur: () => {
      if (lifted?.id === id && lifted.by === 'keyboard') drop(id);
    },
  });

  return { liftedId: lifted?.id, handleProps };
}
