import { useSyncExternalStore } from 'react';

const nothing = () => () => {};

/**
 * The zone to tell a time in; `undefined` is the reader's own. A server does not know that one: its page says UTC, and
 * the reader's zone comes when the page has come to life, so that the two never disagree.
 */
export function useZone(timeZone: string | undefined): string | undefined {
  const fallback = useSyncExternalStore<string | undefined>(
    nothing,
    () => undefined,
    () => 'UTC',
  );
  return timeZone ?? fallback;
}
