import { useEffect, useSyncExternalStore } from 'react';

/** A piece of code that arrives when it is wanted. */
export interface LazyPart<Part> {
  /** Starts loading; safe to call often. A failed load is forgotten, so that the next call tries again. */
  preload: () => void;
  /** The part once it is there; `undefined` before. Loads it when `isWanted`. */
  usePart: (isRequested: boolean) => Part | undefined;
  /** Whether the last try to load it failed, so that something plainer can take its place. */
  useHasFailed: () => boolean;
}

/** The loading behind `lazyComponent`, for those who must know whether the code is there. */
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
      // A store, not state of the component: the part may arrive between a render and its effects.
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
        // A load that failed without a connection.
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
