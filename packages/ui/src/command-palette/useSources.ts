import { useEffect, useRef, useState } from 'react';
import type { CommandSource, SourceState } from './command.ts';

/** Debounce in ms before a source is queried. */
const typingPause = 150;
const minLetters = 2;

interface SourceResults {
  found: Readonly<Record<string, SourceState>>;
  /** Retries one source. */
  retry: (sourceId: string) => void;
}

const none: Readonly<Record<string, SourceState>> = {};

/** Queries every source; requests of an earlier query are aborted. */
export function useSources(sources: readonly CommandSource[], query: string): SourceResults {
  const [answers, setAnswers] = useState({ query: '', found: none });
  const [attempt, setAttempt] = useState(0);
  const wanted = query.trim();
  const ids = sources.map(({ id }) => id).join('\n');
  // Another query: nothing of the old answers is shown as if it answered this one.
  const known = answers.query === wanted ? answers.found : none;
  const latest = useRef({ sources, known });
  const lastAttempt = useRef(attempt);
  useEffect(() => {
    latest.current = { sources, known };
  });

  useEffect(() => {
    const { sources: all, known: answered } = latest.current;
    // Also pending ones: earlier requests are aborted.
    const asked = all.filter(
      ({ id, minLength = minLetters }) => wanted.length >= minLength && answered[id] === undefined,
    );
    // No debounce for a retry.
    const pause = attempt === lastAttempt.current ? typingPause : 0;
    lastAttempt.current = attempt;
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      for (const { id, search } of asked) {
        const answer = (state: SourceState) => {
          if (aborter.signal.aborted) return;
          setAnswers((before) => ({
            query: wanted,
            found: { ...(before.query === wanted ? before.found : none), [id]: state },
          }));
        };
        // A source that throws has failed as one that rejects.
        Promise.resolve()
          .then(() => search(wanted, aborter.signal))
          .then(
            (items) => answer({ items, status: 'ready' }),
            () => answer({ items: [], status: 'failed' }),
          );
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [wanted, ids, attempt]);

  const found = Object.fromEntries(
    sources.map(({ id, minLength = minLetters }) => [
      id,
      known[id] ?? { items: [], status: wanted.length >= minLength ? ('pending' as const) : ('idle' as const) },
    ]),
  );
  return {
    found,
    retry(sourceId) {
      setAnswers(({ query: of, found: { [sourceId]: _gone, ...rest } }) => ({ query: of, found: rest }));
      setAttempt((count) => count + 1);
    },
  };
}
