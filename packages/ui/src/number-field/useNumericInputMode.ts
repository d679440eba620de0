import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const isPhone = () => /iPhone/u.test(navigator.userAgent);

/** Which keyboard a phone shows: an iPhone's two for digits have no minus. */
export function useNumericInputMode(hasNegative: boolean, hasDecimals: boolean): 'numeric' | 'decimal' | 'text' {
  const lacksMinus = useSyncExternalStore(never, isPhone, () => false);
  if (hasNegative) return lacksMinus ? 'text' : 'numeric';
  return hasDecimals ? 'decimal' : 'numeric';
}
