import { useEffect, useState } from 'react';

/** ms before an indicator appears, so that quick work does not flash. */
const indicatorDelay = 200;
/** Minimum ms an indicator stays visible. */
const indicatorMinimum = 400;

/**
 * ms from `now` until the indicator must appear or disappear; `undefined` if no change is due.
 * @param shownAt when it appeared, in ms of the same clock as `now`; `null` while it is hidden.
 */
export function waitUntilChange(isPending: boolean, shownAt: number | null, now: number): number | undefined {
  if (isPending === (shownAt !== null)) return undefined;
  return shownAt === null ? indicatorDelay : Math.max(0, shownAt + indicatorMinimum - now);
}

/** Whether to show an indicator for pending work: delayed at first, then visible for a minimum time. */
export function usePendingIndicator(isPending: boolean): boolean {
  const [shownAt, setShownAt] = useState<number | null>(null);

  useEffect(() => {
    const wait = waitUntilChange(isPending, shownAt, performance.now());
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => setShownAt(isPending ? performance.now() : null), wait);
    return () => clearTimeout(timer);
  }, [isPending, shownAt]);

  return shownAt !== null;
}
