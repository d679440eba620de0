import { type ComponentType, createElement } from 'react';
import { lazyPart } from './lazyPart.ts';
import { useCancelPending } from './useCancelPending.ts';

/** A component whose code loads on first render, or earlier with `preload`. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Starts loading; safe to call repeatedly. After a failure, the next call retries. */
  preload: () => void;
};

/**
 * For overlays. Unlike `React.lazy`, it needs no Suspense boundary (whose reveal React throttles by 300 ms), renders
 * synchronously once loaded, and can retry a failed load. While loading it renders `Fallback` with the same props, or
 * nothing; Escape, Tab or a press elsewhere cancels a pending overlay.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): LazyComponent<Props> {
  const { preload, usePart } = lazyPart(load);
  function LazyComponent(props: Props) {
    const component = usePart(true);
    // A visible fallback is not canceled.
    useCancelPending(component || Fallback ? {} : props);
    if (component) return createElement(component, props);
    return Fallback ? createElement(Fallback, props) : null;
  }
  return Object.assign(LazyComponent, { preload });
}
