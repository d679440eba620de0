import { useSyncExternalStore } from 'react';

const minute = 60_000;
const listeners = new Set<() => void>();
let current = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  current = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // Timers may have been suspended while the page was hidden.
  if (listeners.size === 0) {
    current = Date.now();
    timer = setInterval(tick, minute);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/**
 * The present moment in ms since 1970, renewed once a minute; one timer serves every subscriber of the page. `undefined`
 * on a server and while its page comes to life: the two would not agree on what the present is.
 */
export function useCurrentMinute(): number | undefined {
  return useSyncExternalStore<number | undefined>(
    subscribe,
    () => current,
    () => undefined,
  );
}
