import { useState } from 'react';

/**
 * An error belongs to the code that it came with: it goes as soon as another one is typed, and is back with the next
 * answer, be it the same words.
 */
export function useVisibleError(errorMessage: string | undefined, value: string, isPending: boolean) {
  const [latest, setLatest] = useState({ errorMessage, isPending });
  const [typed, setTyped] = useState<string | undefined>(undefined);
  if (latest.errorMessage !== errorMessage || latest.isPending !== isPending) {
    setLatest({ errorMessage, isPending });
    setTyped(undefined);
  }
  // A value that is not the last typed one was set from outside, which is an answer too.
  const isOutdated = isPending || (typed !== undefined && typed === value);
  return { shownError: isOutdated ? undefined : errorMessage, noteTyped: setTyped };
}
