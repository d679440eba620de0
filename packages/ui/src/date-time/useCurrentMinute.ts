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
 * The current time in ms since 1970, updated every minute by one timer per page. `undefined` on a server and during
 * hydration, where server and client would differ.
 */
export function useCurrentMinute(): number | undefined {
  return useSyncExternalStore<number | undefined>(
    subscribe,
    () => current,
    () => undefined,
  );
}
