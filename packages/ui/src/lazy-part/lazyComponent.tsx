import { type ComponentType, createElement } from 'react';
import { lazyPart } from './lazyPart.ts';
import { useCancelPending } from './useCancelPending.ts';

/** A component whose code is loaded when it is first rendered, or earlier by `preload`. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Starts loading; safe to call often. A failed load is forgotten, so that the next call tries again. */
  preload: () => void;
};

/**
 * For what opens over the page. Unlike `React.lazy` it needs no Suspense boundary (whose reveal React throttles by
 * 300 ms), is there at once on the second use, and can be tried again after a failed load. Until the code is there it
 * renders `Fallback`, or nothing; what would open then is withdrawn by Esc, Tab or a press elsewhere.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType,
): LazyComponent<Props> {
  const { preload, usePart } = lazyPart(load);
  function LazyComponent(props: Props) {
    const component = usePart(true);
    // A fallback is there to be seen and left.
    useCancelPending(component || Fallback ? {} : props);
    if (component) return createElement(component, props);
    return Fallback ? createElement(Fallback) : null;
  }
  return Object.assign(LazyComponent, { preload });
}
