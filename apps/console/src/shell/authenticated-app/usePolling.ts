import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between checks. */
export const checkInterval = 5_000;

/** Runs `check` now, every five seconds, and when a suspended page is visible again. */
export function usePolling(check: () => void): void {
  const latest = useEffectEvent(check);
  useEffect(() => {
    const run = () => latest();
    run();
    const timer = setInterval(run, checkInterval);
    addEventListener('pageshow', run);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      removeEventListener('pageshow', run);
      document.removeEventListener('visibilitychange', run);
    };
  }, []);
}
