import { type RefObject, useEffect, useRef } from 'react';
import { useLayoutEffect } from '../../element/useLayoutEffect.ts';

/** What takes the focus: a table's handle, or an element. */
export interface FocusTarget {
  focus: () => void;
}

/** Escape clears the selection, and the focus that was in the bar goes to the table before the bar is taken away. */
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
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      latest.current.onClear();
    };
    here?.addEventListener('keydown', hear);
    return () => here?.removeEventListener('keydown', hear);
  }, [bar]);

  useLayoutEffect(() => {
    const here = bar.current;
    return () => {
      // Taken away with the focus in it; afterwards nobody could tell.
      if (here?.contains(document.activeElement)) latest.current.table?.focus();
    };
  }, [bar]);
}
