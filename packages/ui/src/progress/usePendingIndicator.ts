import { useEffect, useState } from 'react';

/** ms before an indicator appears: quick work does not flash. */
export const indicatorDelay = 200;
/** ms that an indicator stays once it is on screen. */
export const indicatorMinimum = 400;

/** Whether to show an indicator for work that is pending: late to appear, and never for a blink. */
export function usePendingIndicator(isPending: boolean): boolean {
  const [shownAt, setShownAt] = useState<number | null>(null);
  const isShown = shownAt !== null;

  useEffect(() => {
    if (isPending === isShown) return undefined;
    const wait = isPending ? indicatorDelay : Math.max(0, (shownAt ?? 0) + indicatorMinimum - performance.now());
    const timer = setTimeout(() => setShownAt(isPending ? performance.now() : null), wait);
    return () => clearTimeout(timer);
  }, [isPending, isShown, shownAt]);

  return isShown;
}
