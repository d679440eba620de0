import { useEffect, useSyncExternalStore } from 'react';

/** A module part that loads on demand. */
export interface LazyPart<Part> {
  /** Starts loading; safe to call repeatedly. After a failure, the next call retries. */
  preload: () => void;
  /** The part, or `undefined` until it has loaded. Loads it if `isRequested`. */
  usePart: (isRequested: boolean) => Part | undefined;
  /** Whether the last load failed, so that a fallback can take its place. */
  useHasFailed: () => boolean;
}

/** The loader behind `lazyComponent`, for callers that need to know whether the code has loaded. */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let loaded: { part: Part } | undefined;
  let loading: Promise<void> | undefined;
  let hasFailed = false;

  const listeners = new Set<() => void>();

  const start = (): Promise<void> => {
    loading ??= load().then(
      (part) => {
        loaded = { part };
        hasFailed = false;
        for (const listener of listeners) listener();
      },
      () => {
        loading = undefined;
        hasFailed = true;
        for (const listener of listeners) listener();
      },
    );
    return loading;
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    preload: () => void start(),
    usePart: (isRequested) => {
      // An external store, since the part can arrive between a render and its effects.
      const current = useSyncExternalStore(
        subscribe,
        () => loaded,
        // Not on the server: at hydration it is absent, even if loaded, and rendered right after.
        () => undefined,
      );
      useEffect(() => {
        if (!isRequested) return;
        const load = () => void start();
        load();
        // Retries a load that failed offline.
        addEventListener('online', load);
        return () => removeEventListener('online', load);
      }, [isRequested]);
      return current?.part;
    },
    useHasFailed: () =>
      useSyncExternalStore(
        subscribe,
        () => hasFailed,
        () => false,
      ),
  };
}
