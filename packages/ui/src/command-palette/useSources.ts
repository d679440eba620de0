import { useEffect, useRef, useState } from 'react';
import type { CommandSource, SourceState } from './command.ts';

/** Debounce in ms before a source is queried. */
const typingPause = 150;
const defaultMinLength = 2;

interface SourceResults {
  found: Readonly<Record<string, SourceState>>;
  /** Retries one source. */
  retry: (sourceId: string) => void;
}

const none: Readonly<Record<string, SourceState>> = {};

/** Queries every source; requests of an earlier query are aborted. */
export function useSources(sources: readonly CommandSource[], query: string): SourceResults {
  const [results, setResults] = useState({ query: '', found: none });
  const [attempt, setAttempt] = useState(0);
  const trimmedQuery = query.trim();
  const ids = sources.map(({ id }) => id).join('\n');
  // Results of an earlier query are not shown.
  const currentResults = results.query === trimmedQuery ? results.found : none;
  const latest = useRef({ sources, currentResults });
  const lastAttempt = useRef(attempt);
  useEffect(() => {
    latest.current = { sources, currentResults };
  });

  useEffect(() => {
    const { sources: all, currentResults: existing } = latest.current;
    // Also pending ones: earlier requests are aborted.
    const requested = all.filter(
      ({ id, minLength = defaultMinLength }) => trimmedQuery.length >= minLength && existing[id] === undefined,
    );
    // No debounce for a retry.
    const pause = attempt === lastAttempt.current ? typingPause : 0;
    lastAttempt.current = attempt;
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      for (const { id, search } of requested) {
        const settle = (state: SourceState) => {
          if (aborter.signal.aborted) return;
          setResults((before) => ({
            query: trimmedQuery,
            found: { ...(before.query === trimmedQuery ? before.found : none), [id]: state },
          }));
        };
        // A source that throws fails like one that rejects.
        Promise.resolve()
          .then(() => search(trimmedQuery, aborter.signal))
          .then(
            (items) => settle({ items, status: 'ready' }),
            () => settle({ items: [], status: 'failed' }),
          );
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [trimmedQuery, ids, attempt]);

  const found = Object.fromEntries(
    sources.map(({ id, minLength = defaultMinLength }) => [
      id,
      currentResults[id] ?? {
        items: [],
        status: trimmedQuery.length >= minLength ? ('pending' as const) : ('idle' as const),
      },
    ]),
  );
  return {
    found,
    retry(sourceId) {
      setResults(({ query: of, found: { [sourceId]: _retried, ...rest } }) => ({ query: of, found: rest }));
      setAttempt((count) => count + 1);
    },
  };
}
