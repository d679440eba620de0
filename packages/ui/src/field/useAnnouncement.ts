import { useEffect, useRef, useState } from 'react';

/** ms without a change before it is announced: each keystroke would interrupt the last announcement. */
const pause = 1000;

/** The debounced text of a live region; empty until the first change, since the page itself contains the initial text. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      setAnnounced(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
