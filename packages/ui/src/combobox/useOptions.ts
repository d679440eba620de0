import { useEffect, useRef, useState } from 'react';
import { filterOptions, isMatch, type Options } from '../listbox/index.ts';

/** Loads options; rejects on failure. `signal` aborts when the user types on. */
export type LoadOptions<Id extends string> = (text: string, signal: AbortSignal) => Promise<Options<Id>>;

/** ms without a key before a search is sent. */
const typingPause = 250;

type Found<Id extends string> = { items: Options<Id>; status: 'loading' | 'ready' | 'failed' };

/** The options for `text`: filtered, or loaded while the list is open. */
export function useOptions<Id extends string>(
  source: Options<Id> | LoadOptions<Id>,
  text: string,
  isOpen: boolean,
  locale: string,
): Found<Id> & { retry: () => void } {
  const [found, setFound] = useState<Found<Id>>({ items: [], status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isRemote = typeof source === 'function';
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  useEffect(() => {
    const search = latest.current;
    if (!isOpen || typeof search !== 'function') return;
    const aborter = new AbortController();
    // Earlier results remain until newer ones arrive.
    setFound(({ items }) => ({ items, status: 'loading' }));
    const timer = setTimeout(
      () => {
        search(text.trim(), aborter.signal).then(
          (items) => !aborter.signal.aborted && setFound({ items, status: 'ready' }),
          () => !aborter.signal.aborted && setFound({ items: [], status: 'failed' }),
        );
      },
      text === '' ? 0 : typingPause,
    );
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [isOpen, text, attempt, isRemote]);

  const retry = () => setAttempt(attempt + 1);
  if (typeof source === 'function') return { ...found, retry };
  return { items: filterOptions(source, ({ label }) => isMatch(label, text, locale)), status: 'ready', retry };
}
