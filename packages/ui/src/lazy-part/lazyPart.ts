import { useEffect, useState } from 'react';

/** A piece of code that arrives when it is wanted. */
export type LazyPart<Part> = {
  /** Starts loading; safe to call often. A failed load is forgotten, so that the next call tries again. */
  preload: () => void;
  /** The part once it is there; `undefined` before. Loads it when `isWanted`. */
  usePart: (isWanted: boolean) => Part | undefined;
};

/** The loading behind `lazyComponent`, for those who must know whether the code is there. */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let loaded: { part: Part } | undefined;
  let loading: Promise<void> | undefined;

  const start = (): Promise<void> => {
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
    usePart: (isWanted) => {
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
