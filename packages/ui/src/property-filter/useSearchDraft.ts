import { useEffect, useRef, useState } from 'react';

/** Debounce in ms: no request per letter, and no noticeable delay. */
const pause = 250;

export interface SearchDraft {
  draft: string;
  setDraft: (draft: string) => void;
  /** Flushes the debounce. */
  commit: (draft: string) => void;
  /** Cancels the debounce. */
  settle: (draft: string) => void;
}

/**
 * The text in the search field, committed after a pause in typing. A new value from outside (Back, "Clear filters")
 * replaces it; the echo of a committed value does not, because the user can have typed more. Nothing is committed
 * while paused.
 */
export function useSearchDraft(value: string, isPaused: boolean, onCommit: (value: string) => void): SearchDraft {
  const [draft, setDraft] = useState(value);
  const [committed, setCommitted] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== committed) {
      setDraft(value);
      setCommitted(value);
    }
  }

  const settle = (next: string) => {
    setDraft(next);
    setCommitted(next);
  };
  const commit = (next: string) => {
    settle(next);
    if (next !== committed) onCommit(next);
  };

  const latest = useRef(onCommit);
  useEffect(() => {
    latest.current = onCommit;
  });
  useEffect(() => {
    if (isPaused || draft === committed) return;
    const timer = setTimeout(() => {
      setCommitted(draft);
      latest.current(draft);
    }, pause);
    return () => clearTimeout(timer);
  }, [draft, committed, isPaused]);

  return { draft, setDraft, commit, settle };
}
