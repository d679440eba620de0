import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const isPhone = () => /iPhone/u.test(navigator.userAgent);

/** The phone keyboard to show: both numeric keyboards of iOS lack a minus key. */
export function useNumericInputMode(hasNegative: boolean, hasDecimals: boolean): 'numeric' | 'decimal' | 'text' {
  const lacksMinus = useSyncExternalStore(never, isPhone, () => false);
  if (hasNegative) return lacksMinus ? 'text' : 'numeric';
  return hasDecimals ? 'decimal' : 'numeric';
}
