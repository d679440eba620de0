import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether open content has been painted once, so that invisible work does not delay it. Any input before that counts
 * as painted: react-aria would otherwise make inert whatever that input opens, even a list that belongs to the modal.
 */
export function useIsPainted(isOpen: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waiting = new AbortController();
    const end = () => {
      waiting.abort();
      setIsPainted(true);
    };
    // requestAnimationFrame callbacks run before the paint, a following task runs after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(end);
    });
    // On the window, to run before handlers that open something.
    for (const type of ['pointerdown', 'keydown', 'click'])
      addEventListener(type, () => flushSync(end), { capture: true, signal: waiting.signal });
    return () => {
      waiting.abort();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      setIsPainted(false);
    };
  }, [isOpen]);
  return isPainted;
}
