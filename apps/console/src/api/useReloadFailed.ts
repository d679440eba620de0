import { useEffect, useRef } from 'react';
import { useData } from './DataProvider.tsx';

/** Reloads what could not be loaded outside the cache, as soon as the rest of the page is loaded again. */
export function useReloadFailed(hasFailed: boolean, reload: () => void): void {
  const data = useData();
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => (hasFailed ? data.onRefreshAll(() => latest.current()) : undefined), [data, hasFailed]);
}
