import { useEffect, useRef, useState } from 'react';

/** ms without a change before it is read out: each key would cut the last reading short. */
const pause = 1000;

/** `text` once it has rested, for a live region; nothing until it first changes, since the page's own reading has it. */
export function useAnnouncement(text: string): string {
  const [said, setSaid] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      setSaid(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
