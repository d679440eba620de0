import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** A component's own ref to an element that is always mounted, shared with the caller's `ref`. */
export function useMergedRef<Shared extends Element>(ref: Ref<Shared>): RefObject<Shared | null> {
  const own = useRef<Shared>(null);
  // Set in the same commit, so not null.
  useImperativeHandle(ref, () => own.current as Shared, []);
  return own;
}
