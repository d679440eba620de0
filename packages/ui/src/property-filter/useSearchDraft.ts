import { useEffect, useState } from 'react';

/** Long enough not to ask the server for each letter, short enough not to be noticed. */
const pause = 250;

/**
 * What stands in the search field, handed on when typing pauses. A new value from outside (Back, "Clear filters")
 * takes its place; the echo of what was handed on does not, for by then more may have been typed.
 */
export function useSearchDraft(value: string, onCommit: (value: string) => void) {
  const [draft, setDraft] = useState(value);
  const [committed, setCommitted] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== committed) {
      setDraft(value);
      setCommitted(value);
    }
  }

  const commit = (next: string) => {
    setDraft(next);
    setCommitted(next);
    if (next !== committed) onCommit(next);
  };

  useEffect(() => {
    if (draft === committed) return;
    const timer = setTimeout(() => {
      setCommitted(draft);
      onCommit(draft);
    }, pause);
    return () => clearTimeout(timer);
  }, [draft, committed, onCommit]);

  return { draft, setDraft, commit };
}
