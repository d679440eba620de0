import { type ComponentType, createElement, useEffect, useState } from 'react';

/** A component whose code arrives when it is first rendered, or earlier if asked; until then it renders nothing. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Starts loading; safe to call often. A failed load is forgotten, so that the next call tries again. */
  preload: () => void;
};

/**
 * For what opens over the page. Unlike `React.lazy` it needs no Suspense boundary (whose reveal React throttles by
 * 300 ms), is there at once on the second use, and can be tried again after a failed load.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  const start = (): Promise<void> => {
    loading ??= load().then(
      (component) => {
        loaded = component;
      },
      () => {
        loading = undefined;
      },
    );
    return loading;
  };

  function LazyComponent(props: Props) {
    const [isLoaded, setIsLoaded] = useState(loaded !== undefined);
    useEffect(() => {
      if (isLoaded) return;
      let isMounted = true;
      void start().then(() => {
        if (isMounted) setIsLoaded(loaded !== undefined);
      });
      return () => {
        isMounted = false;
      };
    }, [isLoaded]);
    return loaded ? createElement(loaded, props) : null;
  }

  return Object.assign(LazyComponent, { preload: () => void start() });
}
