import { type RefObject, useEffect, useRef } from 'react';
import { useLayoutEffect } from '../../element/useLayoutEffect.ts';

/** What takes the focus. */
export interface TableFocus {
  readonly current: { focus: () => void } | null;
}

/** Escape clears the selection, and the focus that was in the bar goes to the table before the bar is taken away. */
export function useBarKeys(bar: RefObject<HTMLElement | null>, onClear: () => void, tableRef: TableFocus | undefined) {
  const clear = useRef(onClear);
  useLayoutEffect(() => {
    clear.current = onClear;
  });

  useEffect(() => {
    const here = bar.current;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      clear.current();
    };
    here?.addEventListener('keydown', hear);
    return () => here?.removeEventListener('keydown', hear);
  }, [bar]);

  useLayoutEffect(() => {
    const here = bar.current;
    return () => {
      if (!here?.contains(document.activeElement)) return;
      // oxlint-disable-next-line react/exhaustive-deps -- the table of this moment, not of the first render
      tableRef?.current?.focus();
    };
  }, [bar, tableRef]);
}
