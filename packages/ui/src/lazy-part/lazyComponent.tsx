import { type ComponentType, createElement, useDeferredValue } from 'react';
import { lazyPart } from './lazyPart.ts';
import { useCancelPending } from './useCancelPending.ts';

/** A component whose code loads on first render, or earlier with `preload`. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Starts loading; safe to call repeatedly. After a failure, the next call retries. */
  preload: () => void;
};

/**
 * For overlays and parts of a page. Unlike `React.lazy`, it needs no Suspense boundary (whose reveal React throttles by
 * 300 ms) and can retry a failed load. While loading it renders nothing, and Escape, Tab or a press elsewhere cancels a
 * pending overlay; once loaded it renders synchronously. With `Fallback`, it renders that with the same props while
 * loading and in its first frame, so that a page appears before its slow parts.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): LazyComponent<Props> {
  const { preload, usePart } = lazyPart(load);
  function LazyComponent(props: Props) {
    const part = usePart(true);
    const component = useDeferredValue(part, Fallback ? null : part);
    // A visible fallback is not canceled.
    useCancelPending(component || Fallback ? {} : props);
    if (component) return createElement(component, props);
    return Fallback ? createElement(Fallback, props) : null;
  }
  return Object.assign(LazyComponent, { preload });
}
