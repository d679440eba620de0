import { useEffect, useState } from 'react';

/** Whether what is open has been painted once, so that work which nobody sees no longer delays it. */
export function useIsPainted(isOpen: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What a frame calls comes before its paint, a task of its own after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      setIsPainted(false);
    };
  }, [isOpen]);
  return isPainted;
}
