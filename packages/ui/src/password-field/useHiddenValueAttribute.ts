import type { RefObject } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';

/**
 * Keeps the typed value out of the DOM attribute. React writes a controlled field's value into its `value` attribute,
 * where style sheets, extensions and session recordings can read it (https://github.com/react/react/issues/11896).
 */
export function useHiddenValueAttribute(ref: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const input = ref.current;
    if (!input) return;
    input.removeAttribute('value');
    Object.defineProperty(input, 'defaultValue', { configurable: true, get: () => input.value, set() {} });
  }, [ref]);
}
