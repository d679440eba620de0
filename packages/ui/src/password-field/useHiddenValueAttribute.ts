import type { RefObject } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';

/**
 * Keeps the typed value out of the DOM attribute. React writes the value of a controlled field into its `value` attribute, where style
 * sheets, extensions and recordings of a page can read it (https://github.com/react/react/issues/11896): here it finds it
 * written already.
 */
export function useHiddenValueAttribute(ref: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const input = ref.current;
    if (!input) return;
    input.removeAttribute('value');
    Object.defineProperty(input, 'defaultValue', { configurable: true, get: () => input.value, set() {} });
  }, [ref]);
}
