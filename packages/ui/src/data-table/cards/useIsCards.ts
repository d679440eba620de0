import { useSyncExternalStore } from 'react';
import { belowSm } from '../../theme/breakpoints.ts';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(belowSm);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether rows are cards: the style sheet says so by the same query. */
export function useIsCards(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(belowSm).matches,
    () => false,
  );
}
