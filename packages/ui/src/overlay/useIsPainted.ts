import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether what is open has been painted once, so that work which nobody sees no longer delays it. Whoever presses something
 * before that does not wait: react-aria makes inert what has opened before the modal is told, even a list that belongs to it.
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
    // requestAnimationFrame callbacks run before the paint, a following task after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(end);
    });
    // At the window: before anything that the press can open.
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
