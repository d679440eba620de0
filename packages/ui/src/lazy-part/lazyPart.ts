import { useEffect, useState } from 'react';

/** A part of a component whose code arrives when it is wanted. */
export type LazyPart<Part> = {
  /** Starts loading; safe to call often. A failed load is forgotten, so that the next call tries again. */
  preload(): void;
  /** The part once it is there; `undefined` before. Loads it when `isWanted`. */
  usePart(isWanted: boolean): Part | undefined;
};

/**
 * Unlike `React.lazy` it needs no Suspense boundary (whose reveal React throttles by 300 ms), is there at once on the
 * second use, and can be tried again after a failed load.
 */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let loaded: { part: Part } | undefined;
  let loading: Promise<void> | undefined;

  const start = () => {
    loading ??= load().then(
      (part) => {
        loaded = { part };
      },
      () => {
        loading = undefined;
      },
    );
    return loading;
  };

  return {
    preload: () => void start(),
    usePart(isWanted) {
      const [, showLoaded] = useState(loaded);
      useEffect(() => {
        if (!isWanted || loaded) return;
        let isCurrent = true;
        void start().then(() => {
          if (isCurrent) showLoaded(loaded);
        });
        return () => {
          isCurrent = false;
        };
      }, [isWanted]);
      return loaded?.part;
    },
  };
}

/** Runs `task` when the browser has nothing better to do; returns a function that calls it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}
