import { useState } from 'react';

/**
 * Hides an error as soon as another code is typed, and shows it again with the next response, even with the same
 * text.
 */
export function useVisibleError(errorMessage: string | undefined, value: string, isPending: boolean) {
  const [latest, setLatest] = useState({ errorMessage, isPending });
  const [typed, setTyped] = useState<string | undefined>(undefined);
  if (latest.errorMessage !== errorMessage || latest.isPending !== isPending) {
    setLatest({ errorMessage, isPending });
    setTyped(undefined);
  }
  // A value that differs from the last typed one was set from outside, which counts as a response.
  const isOutdated = isPending || (typed !== undefined && typed === value);
  return { shownError: isOutdated ? undefined : errorMessage, noteTyped: setTyped };
}
