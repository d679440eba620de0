import { type RefObject, useEffect, useRef } from 'react';
import { isComposing } from '../../dom/isComposing.ts';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';

/** What takes the focus: a table's handle, or an element. */
export interface FocusTarget {
  focus: () => void;
}

/** Escape clears the selection, and the focus that was in the bar goes to the table when the bar is taken away. */
export function useBarKeys(
  bar: RefObject<HTMLElement | null>,
  onClear: () => void,
  table: FocusTarget | null | undefined,
) {
  const latest = useRef({ onClear, table });
  useLayoutEffect(() => {
    latest.current = { onClear, table };
  });

  useEffect(() => {
    const here = bar.current;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      event.preventDefault();
      latest.current.onClear();
    };
    here?.addEventListener('keydown', hear);
    return () => here?.removeEventListener('keydown', hear);
  }, [bar]);

  useLayoutEffect(() => {
    const here = bar.current;
    return () => {
      // Only in this moment can be seen that the bar is removed with the focus in it.
      if (!here?.contains(document.activeElement)) return;
      const { table: next } = latest.current;
      // After the commit: a row that is out of view has to be rendered first. A dialog that opened meanwhile keeps the focus.
      queueMicrotask(() => {
        if (document.activeElement === document.body) next?.focus();
      });
    };
  }, [bar]);
}
