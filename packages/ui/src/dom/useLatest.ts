import { type RefObject, useRef } from 'react';
import { useLayoutEffect } from './useLayoutEffect.ts';

/** A ref to the value of the last render, for handlers and effects that must not restart when it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
