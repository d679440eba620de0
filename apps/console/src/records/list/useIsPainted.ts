import { useEffect, useState } from 'react';

/**
 * Whether the first frame is painted. Unlike a deferred value, what follows is not restarted by other updates. A hidden
 * page paints nothing.
 */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(document.hidden);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
