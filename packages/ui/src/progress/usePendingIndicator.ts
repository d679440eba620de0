import { useEffect, useState } from 'react';
import { waitUntilChange } from './pendingIndicator.ts';

/** Whether to show an indicator for work that is pending: late to appear, and never for a blink. */
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
