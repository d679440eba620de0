import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** A ref of the component's own to an element that is always there, which the caller's `ref` gets as well. */
export function useMergedRef<Shared extends Element>(ref: Ref<Shared>): RefObject<Shared | null> {
  const own = useRef<Shared>(null);
  // In the page since the same commit, so not null here.
  useImperativeHandle(ref, () => own.current as Shared, []);
  return own;
}
